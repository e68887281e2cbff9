import { describeRoute } from 'hono-openapi'

type Hecho = 200 | 201 | 202 | 204

/** Title and area of a call in the API's description, with what it answers when all is well; every call of `routes.ts` has one. */
export function describe(area: string, summary: string, ...answers: readonly Hecho[]) {
  const told = answers.length === 0 ? [200] : answers
  return describeRoute({
    tags: [area],
    summary,
    responses: {
      ...Object.fromEntries(told.map((status) => [status, { description: 'Respuesta correcta' }])),
      default: { description: 'Rechazo' },
    },
  })
}
