import { describeRoute } from 'hono-openapi'
import { isRechazado, type Rechazado } from './openapi/rechazos.ts'

/** Statuses with the call's own answer; `GET /api/salud` has one with 503. */
type Hecho = 200 | 201 | 202 | 204 | 503
type Propio = Hecho | Exclude<Rechazado, 503>

/**
 * Title and area of a call in the API's description; every call of `routes.ts` has one. `statuses` are those of its answer (200 if none) and
 * of the refusals that `rechazosDe` does not derive from its kind.
 */
export function describe(area: string, summary: string, ...statuses: readonly Propio[]) {
  const told = statuses.some((status) => !isRechazado(status)) ? statuses : [200, ...statuses]
  return describeRoute({
    tags: [area],
    summary,
    responses: Object.fromEntries(told.map((status) => [status, { description: 'Respuesta correcta' }])),
  })
}
