import iconv from 'iconv-lite'
import { AppError } from '#api/errors.ts'

/** Byte-order marks of UTF-16, which Excel writes as "Unicode text". */
const UTF_16 = [
  { marca: [0xff, 0xfe], codificacion: 'utf16le' },
  { marca: [0xfe, 0xff], codificacion: 'utf16be' },
] as const

/**
 * The text of a file: UTF-16 by its mark, UTF-8 when it is valid (with or without its mark), else Windows-1252, which Excel
 * writes in Mexico. The mark is no part of the text. Throws 415 for bytes that are no text.
 */
export function decodificar(bytes: Buffer): string {
  const utf16 = UTF_16.find(({ marca }) => bytes[0] === marca[0] && bytes[1] === marca[1])
  if (utf16) return iconv.decode(bytes, utf16.codificacion)
  if (bytes.includes(0)) throw new AppError(415, 'tipo', 'El archivo no es CSV ni XLSX.')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return iconv.decode(bytes, 'windows-1252')
  }
}
