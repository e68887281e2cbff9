import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { foldText } from '#admin/shared/ui/campos/option.ts'
import { FAQ_ENTRIES } from './faq-entries.ts'
import type { FaqEntry } from './faq-entry.ts'

/** Ranks by where every word is: in the question, in its other words or the name of its screen, or in the answer. */
function rank({ tema, pregunta, palabras = '', respuesta, vista }: FaqEntry, words: readonly string[]): number {
  const pantalla = vista ? VISTAS[vista].titulo : ''
  const known = `${pregunta} ${palabras} ${tema} ${pantalla}`
  const places = [pregunta, known, `${known} ${respuesta.join(' ')}`]
  return places.map((place) => foldText(place)).findIndex((place) => words.every((word) => place.includes(word)))
}

/** The answers on matters of which a session opens some screen, or that speak of none. */
export function faqFor(opens: (vista: string) => boolean): readonly FaqEntry[] {
  const temas = new Set(FAQ_ENTRIES.filter(({ vista }) => !vista || opens(vista)).map(({ tema }) => tema))
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
