import { z } from 'zod'
import { parseQuincenaCode } from '#domain/calendario/quincena.ts'
import { today } from '#api/clock.ts'

/** The ordinal of a quincena told by its code ("2226"). */
export const quincenaCodigo = z
  .string()
  .max(20)
  .transform((code, ctx) => {
    const ordinal = parseQuincenaCode(code, Number(today().slice(0, 4)))
    if (ordinal !== null) return ordinal
    ctx.addIssue({ code: 'custom', message: `«${code}» no es el código de una quincena (se espera uno como 2226).` })
    return z.NEVER
  })
