import { isRechazado, rechazoRef, type Rechazado } from './rechazos.ts'

type Responses = Readonly<Record<string, object>>

/**
 * Returns the responses of an operation: what its route describes, with `contentOf` as the body of each answer (null: none), its refusals as
 * references, and `default` for any other status.
 */
export function responsesOf(
  described: Responses,
  contentOf: (status: number) => object | null,
  derived: readonly Rechazado[],
): Responses {
  const statuses = Object.keys(described).map(Number)
  const answers = statuses.filter((status) => !isRechazado(status))
  const refused = new Set([...statuses.filter(isRechazado), ...derived].filter((status) => !answers.includes(status)))
  return {
    ...Object.fromEntries(
      answers.map((status) => {
        const content = contentOf(status)
        return [status, { ...described[status], ...(content && { content }) }]
      }),
    ),
    ...Object.fromEntries([...refused].map((status) => [status, rechazoRef(status)])),
    default: rechazoRef('Otro'),
  }
}
