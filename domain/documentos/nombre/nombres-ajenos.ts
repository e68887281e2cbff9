import type { Nombre } from '#domain/identidad/nombre.ts'
import { fold } from '#domain/documentos/texto.ts'

/** Letters under which a word is a particle or an initial, which two people may share. */
const MIN_LETTERS = 3

const wordsOf = ({ nombres, apellidoPaterno, apellidoMaterno }: Nombre): string[] =>
  [nombres, apellidoPaterno, apellidoMaterno]
    .flatMap((part) => fold(part).split(' '))
    .filter((word) => word.length >= MIN_LETTERS)

/** Whether no name of one list has a word in common with one of the other: they are of two people. False when either list is empty. */
export function sonAjenos(unos: readonly Nombre[], otros: readonly Nombre[]): boolean {
  const known = new Set(otros.flatMap(wordsOf))
  return unos.length > 0 && otros.length > 0 && !unos.flatMap(wordsOf).some((word) => known.has(word))
}
