import { describeRoute } from 'hono-openapi'

/** Title and area of a call in the API's description; every call of `routes.ts` has one. */
export function describe(area: string, summary: string, status: 200 | 201 | 204 = 200) {
  return describeRoute({
    tags: [area],
    summary,
    responses: {
      [status]: { description: 'Respuesta correcta' },
      default: { description: 'Rechazo' },
    },
  })
}
