import { z } from 'zod'
import { parseQuincenaCode } from '#domain/calendario/quincena.ts'
import { today } from '#api/clock.ts'

/** Ordinal of the code in the address. */
export const quincenaPath = z.object({
  codigo: z.string().transform((code, ctx) => {
    const ordinal = parseQuincenaCode(code, Number(today().slice(0, 4)))
    if (ordinal !== null) return ordinal
    ctx.addIssue({ code: 'custom', message: 'no es el código de una quincena, por ejemplo 2226' })
    return z.NEVER
  }),
})

/** An id, or an internal number, in an address. */
export const positivo = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
