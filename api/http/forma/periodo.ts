import { periodoIssues } from '#domain/periodo.ts'
import type { RefinementCtx } from 'zod'

/** A rule for a schema with two days: the second is never before the first. It is told of the second one. */
export const enOrden = (desde: string, hasta: string) => (value: object, ctx: RefinementCtx) => {
  const days = new Map<string, unknown>(Object.entries(value))
  const day = (name: string): string => {
    const told = days.get(name)
    return typeof told === 'string' ? told : ''
  }
  for (const { message } of periodoIssues(day(desde), day(hasta)))
    ctx.addIssue({ code: 'custom', path: [hasta], message })
}
