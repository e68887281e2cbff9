import { z } from 'zod'
import { parsePlainDate } from '#domain/plain-date.ts'

/** Room for a day with what surrounds it by mistake; more is refused before it is told back. */
const LARGO_MAX = 40

/** A day that exists, told as AAAA-MM-DD; `falta` is said of a blank one. */
export const diaDe = (falta: string | null = null) =>
  z
    .string()
    .max(LARGO_MAX)
    .transform((text, ctx) => {
      const day = parsePlainDate(text)
      if (day) return day
      const message =
        text === '' && falta !== null ? falta : `«${text}» no es un día que exista (se espera AAAA-MM-DD).`
      ctx.addIssue({ code: 'custom', message })
      return z.NEVER
    })

export const diaSchema = diaDe()
