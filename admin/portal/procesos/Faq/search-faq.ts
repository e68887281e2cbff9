import { foldText } from '#admin/shared/ui/campos/option.ts'
import { FAQ_ENTRIES } from './faq-entries.ts'
import type { FaqEntry } from './faq-entry.ts'

/** Where every word stands decides what is read first: in the question, in the words it is looked for with, or in the answer. */
function rank({ tema, pregunta, palabras = '', respuesta }: FaqEntry, words: readonly string[]): number {
  const places = [pregunta, `${pregunta} ${palabras} ${tema}`, `${pregunta} ${palabras} ${tema} ${respuesta.join(' ')}`]
  return places.map((place) => foldText(place)).findIndex((place) => words.every((word) => place.includes(word)))
}

/** The answers on matters of which a session opens some screen, or that speak of none. */
export function faqFor(opens: (vista: string) => boolean): readonly FaqEntry[] {
  const temas = new Set(FAQ_ENTRIES.filter(({ enlace }) => !enlace || opens(enlace.vista)).map(({ tema }) => tema))
  return FAQ_ENTRIES.filter(({ tema }) => temas.has(tema))
}

/** A long word without its ending: "actualizar" finds "actualizo", "quincenas" finds "quincena". */
const raiz = (word: string): string => (word.length > 5 ? word.slice(0, -2) : word)

/** Those of `entries` that hold every word of `text` (accents do not matter), the nearest first; all of them for an empty text. */
export function searchFaq(text: string, entries: readonly FaqEntry[] = FAQ_ENTRIES): readonly FaqEntry[] {
  const words = foldText(text).split(/\s+/).filter(Boolean).map(raiz)
  if (words.length === 0) return entries
  return entries
    .map((entry) => ({ entry, place: rank(entry, words) }))
    .filter(({ place }) => place >= 0)
    .sort((one, other) => one.place - other.place)
    .map(({ entry }) => entry)
}
