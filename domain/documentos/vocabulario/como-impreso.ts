import { fold } from '#domain/documentos/texto.ts'

const hasLower = (texto: string) => /\p{Ll}{2}/u.test(texto)
const plain = (texto: string) =>
  texto
    .normalize('NFD')
    .replace(/[\u0300-\u0302\u0304-\u036F]/g, '')
    .normalize('NFC')

/** A letter as the known name has it, without its accent where the print has none. */
const accentOf = (known: string, read: string) =>
  fold(read) === fold(known) && plain(read) === read ? plain(known) : known

/**
 * A known name as some print of it, in which letters may be wrong: the name's letters and its case (capitals when the print is in
 * capitals), with an accent only where the print has one. Where the two do not go letter by letter, all accents or none.
 */
export function likePrinted(known: string, read: string): string {
  const print = read.normalize('NFC').trim()
  const cased = hasLower(print) ? known : known.toUpperCase()
  const [own, letters] = [Array.from(cased), Array.from(print)]
  if (letters.length === own.length) return own.map((char, index) => accentOf(char, letters[index] ?? '')).join('')
  return plain(print) === print ? plain(cased) : cased
}
