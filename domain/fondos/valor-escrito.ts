import { formatPesos } from '#domain/organica/dinero.ts'

/** Characters of what was typed that a message repeats. */
const CITADO = 40

/**
 * What is wrong with an amount that has to be above zero, in centavos (NaN: none was written); null when nothing is. `cosa` with
 * its article: "el capital".
 */
export function importeFalta(cosa: string, centavos: number): string | null {
  if (Number.isNaN(centavos)) return `Escribe ${cosa}, como 4,256.50.`
  if (Number.isSafeInteger(centavos) && centavos > 0) return null
  return `${asSubject(cosa)} dice ${formatPesos(centavos)}; se esperaba uno mayor que cero.`
}

/** What is said of a text that is no day, blank or not. `cosa` with its article: "la fecha del banco". */
export function diaFalta(cosa: string, texto: string): string {
  const typed = texto.trim()
  if (typed === '') return `Escribe ${cosa} como dd/mm/aaaa.`
  return `${asSubject(cosa)} dice "${typed.slice(0, CITADO)}"; se esperaba un día que exista, como dd/mm/aaaa.`
}

const asSubject = (cosa: string): string => cosa.charAt(0).toUpperCase() + cosa.slice(1)
