import { TIPOS_EVENTO } from '#domain/calendario/evento.ts'
import type { TipoEvento } from '#domain/calendario/evento.ts'

/** The letter of each type: its mark on the screen and its key. In the legend's order. */
export const LETRAS = {
  ALTA_BAJA_CAMBIO: 'M',
  PAGO: 'R',
  HIPOTECARIO: 'P',
  ARCHIVO_APLICACION: 'A',
  ASUETO: 'N',
} as const satisfies Record<TipoEvento, string>

/** What a day of the month says in its place; the legend has the whole name. */
export const CORTOS = {
  ALTA_BAJA_CAMBIO: 'Movimientos',
  PAGO: 'Referencia',
  HIPOTECARIO: 'Préstamos',
  ARCHIVO_APLICACION: 'Aplicación',
  ASUETO: 'No laborable',
} as const satisfies Record<TipoEvento, string>

export const TIPOS_LEYENDA = Object.keys(LETRAS) as readonly TipoEvento[]

/** The type whose key was pressed; null for any other. */
export function tipoDeTecla(key: string): TipoEvento | null {
  const letter = key.toUpperCase()
  return TIPOS_LEYENDA.find((tipo) => LETRAS[tipo] === letter) ?? null
}

/** "Movimientos"; "sin evento". */
export function nombreTipo(tipo: TipoEvento | null): string {
  return tipo === null ? 'sin evento' : TIPOS_EVENTO[tipo].label
}
