import { z } from 'zod'
import { parseQuincenaCode } from '#domain/calendario/quincena.ts'
import { today } from '#api/clock.ts'

/** The ordinal of a quincena told by its code ("2226"). */
export const quincenaCodigo = z.string().transform((code, ctx) => {
  const ordinal = parseQuincenaCode(code, Number(today().slice(0, 4)))
  if (ordinal !== null) return ordinal
  ctx.addIssue({ code: 'custom', message: 'no es el código de una quincena, por ejemplo 2226' })
  return z.NEVER
})

/** An id in an address. */
export const idEnDireccion = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** A key of the organic tree, as the documented calls carry it ("01"). */
export const claveOrganica = z.string().regex(/^\w{1,10}$/, 'no es una clave de la orgánica')
