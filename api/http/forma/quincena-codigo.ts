import { z } from 'zod'
import { codigoQuincenaFalta, parseQuincenaCode } from '#domain/calendario/quincena.ts'
import { today } from '#api/clock.ts'

/** The ordinal of a quincena told by its code ("2226"). */
export const quincenaCodigo = z
  .string()
  .max(20)
  .transform((code, ctx) => {
    const ordinal = parseQuincenaCode(code, Number(today().slice(0, 4)))
    if (ordinal !== null) return ordinal
    ctx.addIssue({ code: 'custom', message: codigoQuincenaFalta(code) })
    return z.NEVER
  })
