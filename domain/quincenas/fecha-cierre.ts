import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { quincenaLong } from '#domain/calendario/quincena.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import type { Issue } from '#domain/issue.ts'
import type { PlainDate } from '#domain/plain-date.ts'

/** Characters of the reason of an early close. */
export const MOTIVO_ANTICIPO_MAX = 300

/** "Se puede solicitar desde el 26 nov 2026". */
export function seSolicitaDesde(desde: PlainDate): string {
  return `Se puede solicitar desde el ${formatFecha(desde)}`
}

/** Message of a close that is requested or signed before its day. */
export function antesDeTiempo(quincena: number, desde: PlainDate): string {
  return `El cierre de la ${quincenaLong(quincena)} se solicita y se firma desde el ${formatFecha(desde)}. Antes, el Jefe Dpto. pide el cierre anticipado y el Titular lo autoriza.`
}

/** What is wrong with the reason of an early close, at `motivo`. */
export function anticipoIssues({ motivo }: { readonly motivo: string }): Issue[] {
  const { length } = normalizeText(motivo)
  if (length === 0)
    return [{ path: 'motivo', code: 'requerido', message: 'Escribe por qué se cierra antes de su fecha.' }]
  if (length <= MOTIVO_ANTICIPO_MAX) return []
  return [{ path: 'motivo', code: 'largo', message: `El motivo lleva hasta ${MOTIVO_ANTICIPO_MAX} caracteres.` }]
}
