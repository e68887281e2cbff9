import { FORMATO_FECHA_IDS, leerFecha, type FormatoFecha } from '#domain/cargas/lectura/fecha.ts'
import { NOTACION_IDS, parsePeriodo, type NotacionPeriodo } from '#domain/cargas/planos/periodo.ts'
import type { PlainDate } from '#domain/plain-date.ts'

/** Any year of the century: it decides nothing but the century of two digits. */
const CERCA = 2026

/** Notations in which each of these texts is a quincena. Two of them: nobody but the sender knows which. */
export function notacionesQueCaben(valores: readonly string[]): NotacionPeriodo[] {
  const dichos = valores.map((valor) => valor.trim().replace(/\.0+$/, '')).filter((valor) => valor !== '')
  if (dichos.length === 0) return []
  return NOTACION_IDS.filter((notacion) => dichos.every((valor) => parsePeriodo(valor, notacion, CERCA) !== null))
}

/** Formats in which each of these texts is a day. */
export function fechasQueCaben(valores: readonly string[], hoy: PlainDate): FormatoFecha[] {
  const dichos = valores.map((valor) => valor.trim()).filter((valor) => valor !== '' && !/^0+$/.test(valor))
  if (dichos.length === 0) return []
  return FORMATO_FECHA_IDS.filter((formato) => dichos.every((valor) => leerFecha(valor, formato, { hoy }) !== null))
}
