import { idDeFolioCarga } from '#domain/folio-carga.ts'

/** First word of the line that a file of refused rows begins with; the folio of its load follows. */
const MARCA = '#CARGA '

/** "#CARGA CRG-26-000012". */
export const marcaDeMalos = (folio: string): string => `${MARCA}${folio}`

export const isMarcaDeMalos = (text: string): boolean => text.startsWith(MARCA)

/** The id of the load whose refused rows a file carries, from its first line; null for any other file. */
export function cargaDeMarca(linea: string): number | null {
  if (!isMarcaDeMalos(linea)) return null
  return idDeFolioCarga(linea.slice(MARCA.length).split(/[\s,;|\t]/, 1)[0] ?? '')
}

/** Titles of the two columns that follow the original ones. */
export const COLUMNAS_MALOS = ['Códigos', 'Qué corregir'] as const
