import { useQuery } from '@tanstack/react-query'
import { isPropuestaHecha, quedoPorAutorizar, type PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { api } from '#admin/providers/api-client.ts'
import { KEY_AUTORIZACIONES } from '#admin/shared/autorizaciones/SegundaMano.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { ConstanteDocumentada } from '#domain/fondos/constantes/constante.ts'
import type { Act } from '#admin/shared/form/use-act.ts'
import type { UseQueryResult } from '@tanstack/react-query'

const KEY = ['variables']
export function useConstantes(): UseQueryResult<ConstanteDocumentada[]> {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.call('GET /api/variables', { signal }) })
}

export interface ConstanteTecleada {
  readonly nombre: string
  readonly valor: string
  readonly desde: string
}

/** Records a value, or proposes it when the constant is in use. The toast appears once the list shows the result. */
export function useGuardarConstante(onDone: () => void): Act<ConstanteTecleada, ConstanteDocumentada | PropuestaHecha> {
  return useAct({
    call: (datos: ConstanteTecleada) => api.call('POST /api/variables', { body: datos }),
    keys: [...KEY, KEY_AUTORIZACIONES],
    toast: (guardada) =>
      isPropuestaHecha(guardada) ? quedoPorAutorizar(guardada) : `${guardada.NOMBRE} quedó en ${guardada.VALOR_TEXTO}.`,
    done: onDone,
  })
}
