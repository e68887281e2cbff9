import { compact, fold } from '#domain/documentos/texto.ts'

const hasLower = (texto: string) => /\p{Ll}{2}/u.test(texto)
const plain = (texto: string) =>
  texto
    .normalize('NFD')
    .replace(/[\u0300-\u0302\u0304-\u036F]/g, '')
    .normalize('NFC')

/**
 * A known name as some print of it, in which letters may be wrong: the name's letters, with the case and the accents of the print
 * where the two go letter by letter. A print without one accent has none.
 */
export function likePrinted(known: string, read: string): string {
  const print = read.normalize('NFC').trim()
  if (compact(print) === compact(known)) return print
  const cased = hasLower(print) ? known : known.toUpperCase()
  const own = Array.from(plain(print) === print ? plain(cased) : cased)
  const letters = Array.from(print)
  if (letters.length !== own.length) return own.join('')
  return own
    .map((char, index) => (fold(letters[index] ?? '') === fold(char) ? (letters[index] ?? char) : char))
    .join('')
}
