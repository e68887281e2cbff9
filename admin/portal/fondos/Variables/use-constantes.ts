import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { ConstanteDocumentada } from '#domain/fondos/constante.ts'
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

/** Records a value; told once the list shows it. */
export function useGuardarConstante(onDone: () => void): Act<ConstanteTecleada, ConstanteDocumentada> {
  return useAct({
    call: (datos: ConstanteTecleada) => api.call('POST /api/variables', { body: datos }),
    keys: KEY,
    toast: ({ NOMBRE, VALOR_TEXTO }) => `${NOMBRE} quedó en ${VALOR_TEXTO}.`,
    done: onDone,
  })
}
