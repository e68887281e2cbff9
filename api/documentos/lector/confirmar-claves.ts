import { cleanKey } from '#domain/identidad/clean-key.ts'
import { splitAtColon } from '#domain/documentos/hoja/renglones.ts'
import type { Palabra } from '#domain/documentos/pagina.ts'
import { clavesBajoEtiqueta } from './clave-bajo-etiqueta.ts'
import { esClaveCorrecta, LARGO_CURP, pareceClave } from './formas-de-clave.ts'
import { conOtrosImpresos, releerClave, type ClaveReleida } from './releer-clave.ts'
import type { Gris } from './vision/gris.ts'
import type { HojaPreparada } from './vision/hoja-preparada.ts'

/** Keys read again at most: a page of beneficiaries or of forged keys costs no more than this. */
const MAX_KEYS = 7

/**
 * Reads every run that looks like a CURP, RFC or NSS again, alone, at other sizes and with their alphabet. Readings that say the
 * same make it surer; a right check digit that two readings give comes before anything else; two right ones leave it in doubt.
 * `sinColor`: the same image without coloured ink, for what a stamp covers. `antes`: words of an earlier look at the same image: keys that
 * were read again then and places under labels that were looked into are not once more.
 */
export async function confirmarClaves(
  hoja: HojaPreparada,
  leidas: readonly Palabra[],
  sinColor: () => Gris | null = () => null,
  antes: readonly Palabra[] = [],
): Promise<Palabra[]> {
  // A key set right after its label's colon is a word of its own.
  const palabras = leidas.flatMap(splitAtColon)
  const keys = palabras.filter(({ texto }) => pareceClave(cleanKey(texto))).slice(0, MAX_KEYS)
  const read = new Map<Palabra, ClaveReleida>()
  for (const word of keys) read.set(word, known(word, antes) ?? (await releerClave(hoja, word, sinColor)))
  const all = [...read.values()]
  const again = new Map([...read].map(([word, clave]) => [word, conOtrosImpresos(clave, all)] as const))
  const lost: Palabra[] = []
  const open = unanswered(palabras, [...again.values()]).filter((word) => !isKnownLabel(word, antes))
  for (const word of await clavesBajoEtiqueta(hoja, open, sinColor))
    lost.push((await releerClave(hoja, word, sinColor)).palabra)
  const found = lost.filter(({ texto }) => esClaveCorrecta(cleanKey(texto)))
  const kept = palabras.flatMap((word) => {
    if (isPartOf(word, [...again.values(), ...found])) return []
    return again.get(word) ?? word
  })
  return [...kept, ...found]

  function isPartOf(word: Palabra, whole: readonly Palabra[]): boolean {
    if (again.has(word)) return false
    return whole.some(({ x, y, w, h }) => {
      const [cx, cy] = [word.x + word.w / 2, word.y + word.h / 2]
      return cx > x && cx < x + w && cy > y && cy < y + h && word.h < 2 * h
    })
  }
}

/** The key that an earlier look has where a word stands. */
function known(word: Palabra, antes: readonly Palabra[]): ClaveReleida | null {
  const [cx, cy] = [word.x + word.w / 2, word.y + word.h / 2]
  const there = antes.find(
    ({ texto, x, y, w, h }) => cx > x && cx < x + w && cy > y && cy < y + h && pareceClave(cleanKey(texto)),
  )
  return there ? { palabra: there, lecturas: [] } : null
}

const LABELLED: readonly (readonly [RegExp, number])[] = [
  [/^\W*(curp|clave)\W*$/i, LARGO_CURP],
  [/^\W*rfc\W*$/i, 13],
  [/^\W*nss\W*$/i, 11],
]

const isLabel = ({ texto }: Palabra): boolean => LABELLED.some(([label]) => label.test(texto))

/** A label where an earlier look had one: what is beside and under it was looked into then. */
function isKnownLabel(word: Palabra, antes: readonly Palabra[]): boolean {
  const [cx, cy] = [word.x + word.w / 2, word.y + word.h / 2]
  return (
    isLabel(word) &&
    antes.some(
      (each) => isLabel(each) && Math.abs(each.y + each.h / 2 - cy) < each.h / 2 && cx > each.x && cx < each.x + each.w,
    )
  )
}

/** The words without the labels of keys that the page has given right somewhere. */
function unanswered(palabras: readonly Palabra[], keys: readonly Palabra[]): readonly Palabra[] {
  const right = keys.map(({ texto }) => cleanKey(texto)).filter(esClaveCorrecta)
  return palabras.filter(
    ({ texto }) => !LABELLED.some(([label, largo]) => label.test(texto) && right.some((key) => key.length === largo)),
  )
}
