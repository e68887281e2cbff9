import { cleanFileName } from '#domain/clean-file-name.ts'

/** Bytes of UTF-8 that the stored name may have: file systems and headers take 255, and a browser may add " (12)". */
const MAX_BYTES = 200

function bytesOf(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}

function cutTo(text: string, max: number): string {
  let kept = ''
  let bytes = 0
  for (const character of text) {
    bytes += bytesOf(character)
    if (bytes > max) break
    kept += character
  }
  return kept.trim()
}

/** The name of a PDF as people see it: no path, no quotes nor control characters, always ending in ".pdf", at most 200 bytes. */
export function nombreVisible(original: string): string {
  const clean = cleanFileName(original)
    .replaceAll(/['`\p{Cf}]/gu, '')
    .trim()
  const stem = clean.replace(/(^|\.)pdf$/i, '').replace(/(?<![.\s])[.\s]+$/, '')
  return `${cutTo(stem, MAX_BYTES - 4) || 'documento'}.pdf`
}

/**
 * The stored `nombreArchivo`: the record's `folio`, a random mark that makes it unique across kinds (process and module
 * ids share one folio, decisions §8) and the name people know: "12-Xk3p9QaZ-Manual de operación.pdf".
 */
export function nombreGuardado(folio: number, marca: string, original: string): string {
  const prefix = `${folio}-${marca}-`
  const visible = nombreVisible(original)
  return `${prefix}${cutTo(visible.slice(0, -4), MAX_BYTES - 4 - bytesOf(prefix))}.pdf`
}
