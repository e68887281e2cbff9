import type { Issue } from '#domain/issue.ts'
import { broken, type AppError } from '#api/errors.ts'

/** Faults that one refusal tells; it says how many there are. */
const FALTAS_MAX = 20

/** 422 for payments of which none was taken: the only fault in its words, or how many there are. */
export function pagosRechazados(issues: readonly Issue[]): AppError {
  const [first, second] = issues
  const shown = issues.length > FALTAS_MAX ? ` y se muestran las primeras ${FALTAS_MAX}` : ''
  const why = second ? `: hay ${issues.length} faltas${shown}.` : `. ${first?.message ?? ''}`
  return broken(issues.slice(0, FALTAS_MAX), `No se tomó ningún pago${why}`)
}
