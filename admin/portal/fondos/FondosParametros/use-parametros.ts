import { useQuery } from '@tanstack/react-query'
import { quedoPorAutorizar, type PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { api } from '#admin/providers/api-client.ts'
import { KEY_AUTORIZACIONES } from '#admin/shared/autorizaciones/SegundaMano.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { EfectoParametros } from '#domain/fondos/parametros/efecto-parametros.ts'
import type { ParametroPanel, RespuestaParametros } from '#domain/fondos/parametro-panel.ts'
import type { CuerpoParametro } from './parametro-borrador.ts'
import type { Act } from '#admin/shared/form/use-act.ts'
import type { UseQueryResult } from '@tanstack/react-query'

const KEY = ['fondos-parametros']
export function useParametros(): UseQueryResult<RespuestaParametros> {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.call('GET /api/panel/fondos-parametros', { signal }) })
}

/** Proposes a record (`actual` null) or a change to the newest one. */
export function useGuardarParametro(
  actual: ParametroPanel | null,
  onDone: () => void,
): Act<CuerpoParametro, PropuestaHecha> {
  return useAct({
    call: (body: CuerpoParametro) =>
      actual
        ? api.call('PUT /api/panel/fondos-parametros/:clave', {
            params: { clave: actual.clave },
            body: { ...body, version: actual.version },
          })
        : api.call('POST /api/panel/fondos-parametros', { body }),
    keys: [...KEY, KEY_AUTORIZACIONES],
    toast: quedoPorAutorizar,
    done: onDone,
  })
}

/** What the record would change, before it is kept. */
export function useEfectoParametro(actual: ParametroPanel | null): Act<CuerpoParametro, EfectoParametros> {
  return useAct({
    call: ({ valores, redondeo }: CuerpoParametro) =>
      api.call('POST /api/panel/fondos-parametros/previa', {
        body: {
          valores,
          clave: actual?.clave ?? null,
          ...(redondeo !== undefined && { redondeo }),
        },
      }),
  })
}
