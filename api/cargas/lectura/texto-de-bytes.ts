import iconv from 'iconv-lite'
import type { Codificacion } from '#domain/cargas/planos/plano.ts'

/** How the bytes of a text become letters. `un_byte`: Windows-1252 or cp850, value by value. */
export type CodificacionLeida = 'utf-8' | 'utf-16le' | 'utf-16be' | 'un_byte' | 'windows-1252' | 'cp850'

const LETRAS = 'ÁÉÍÑÓÚÜáéíñóúüªº¿¡´'
/** Spanish letters of each code page, as the characters of their bytes. */
const LETRAS_1252 = new Set(Array.from(LETRAS))
const LETRAS_850 = new Set(Array.from(LETRAS, (letra) => iconv.encode(letra, 'cp850').toString('latin1')))

const HIGH = /[\u0080-\u00ff]/

/**
 * The letters of a value whose bytes were read one by one (Latin-1). One table may mix both code pages, so each
 * value takes the page in which more of its signs are Spanish letters. The byte E9 is é in 1252 and Ú in cp850: capitals around it decide.
 */
export function textoDeBytes(latin1: string, codificacion: CodificacionLeida): string {
  if (!HIGH.test(latin1)) return latin1
  if (codificacion === 'cp850' || codificacion === 'windows-1252') return decode(latin1, codificacion)
  const altas = Array.from(latin1).filter((char) => HIGH.test(char))
  const [en1252, en850] = [LETRAS_1252, LETRAS_850].map((letras) => altas.filter((char) => letras.has(char)).length)
  const page = (en850 ?? 0) > (en1252 ?? 0) || (en850 === en1252 && isEnCapitales(latin1)) ? 'cp850' : 'windows-1252'
  return decode(latin1, page)
}

/** Whether a value with the ambiguous byte E9 is written in capitals. */
const isEnCapitales = (latin1: string): boolean =>
  latin1.includes('\u00e9') && !/[a-z]/.test(latin1) && /[A-Z]/.test(latin1)

const decode = (latin1: string, page: 'cp850' | 'windows-1252'): string =>
  iconv.decode(Buffer.from(latin1, 'latin1'), page)

/** The encoding that a file is read with: what its layout says, or what its bytes show. */
export function codificacionDe(pedida: Codificacion, { utf16, isUtf8 }: BytesVistos): CodificacionLeida {
  if (utf16) return utf16
  if (pedida !== 'detectar') return pedida
  return isUtf8 ? 'utf-8' : 'un_byte'
}

/** What a first look at the whole file found. */
export interface BytesVistos {
  /** By its mark. */
  readonly utf16: 'utf-16le' | 'utf-16be' | null
  readonly isUtf8: boolean
}
