import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { dateParts } from '#domain/calendario/plain-date.ts'
import { parseQuincenaCode, quincenaChip, quincenaLong, quincenaShort } from '#domain/calendario/quincena.ts'

function ordinalDe(codigo: string): number | null {
  return parseQuincenaCode(codigo, dateParts(todayInMexico(Date.now())).year)
}

/** "Q22 2026 · 16–30 nov", from the code "2226". */
export function chipDeCodigo(codigo: string): string {
  const ordinal = ordinalDe(codigo)
  return ordinal === null ? codigo : quincenaChip(ordinal)
}

/** "Q22 2026", from the code "2226". */
export function cortaDeCodigo(codigo: string): string {
  const ordinal = ordinalDe(codigo)
  return ordinal === null ? codigo : quincenaShort(ordinal)
}

/** "quincena 22 de 2026", from the code "2226". */
export function largaDeCodigo(codigo: string): string {
  const ordinal = ordinalDe(codigo)
  return ordinal === null ? `quincena ${codigo}` : quincenaLong(ordinal)
}
