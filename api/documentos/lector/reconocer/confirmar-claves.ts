import { cleanKey } from '#domain/identidad/clean-key.ts'
import { splitAtColon } from '#domain/documentos/hoja/renglones.ts'
import type { DocumentoReconocido } from '#domain/documentos/lectura.ts'
import type { ClavePersona } from '#domain/documentos/papeles/papel.ts'
import type { Palabra } from '#domain/documentos/pagina.ts'
import { clavesBajoEtiqueta } from './clave-bajo-etiqueta.ts'
import { clavesEnPeine } from './claves-en-peine.ts'
import {
  clavesDeDocumento,
  conLetrasDeClave,
  esClaveCorrecta,
  LARGO_CURP,
  pareceClave,
  pareceClaveDe,
} from './formas-de-clave.ts'
import { conOtrosImpresos, releerClave, sonParecidas, type ClaveReleida } from './releer-clave.ts'
import type { Gris } from '#api/documentos/lector/vision/gris.ts'
import type { HojaPreparada } from '#api/documentos/lector/vision/hoja-preparada.ts'

/** Keys read again at most: a page of beneficiaries or of forged keys costs no more than this. */
const MAX_KEYS = 7

/** Keys of a page at most that are read stretch by stretch, which costs three times as much as all else that is done to them. */
const MAX_DEEP = 2
/** What a key is worth that the page's code, or another print of it, says too; and from where on other prints of a key are measured by it. */
const TOLD = 0.97
const CONFIRMED = 0.9

interface LoSabido {
  /** Which paper the page is of: only keys that it gives a field are read again. */
  readonly documento?: DocumentoReconocido | null
  /** The same image without coloured ink, for what a stamp covers. */
  readonly sinColor?: () => Gris | null
  /** Words of an earlier look at the same image: keys that were read again then and places under labels that were looked into are not once more. */
  readonly antes?: readonly Palabra[]
  /** Keys that the page's code holds. */
  readonly ciertas?: readonly string[]
}

/**
 * Reads every run that looks like a CURP, RFC or NSS again, alone, at other sizes and with their alphabet. Readings that say the
 * same make it surer; a right check digit that two readings give comes before anything else; two right ones leave it in doubt.
 */
export async function confirmarClaves(
  hoja: HojaPreparada,
  leidas: readonly Palabra[],
  { documento = null, sinColor = () => null, antes = [], ciertas = [] }: LoSabido = {},
): Promise<Palabra[]> {
  // A key set right after its label's colon is a word of its own.
  const palabras = leidas.flatMap(splitAtColon).map((word) => ({ ...word, texto: conLetrasDeClave(word.texto) }))
  const keys = palabras.filter(({ texto }) => pareceClaveDe(documento, cleanKey(texto))).slice(0, MAX_KEYS)
  const read = new Map<Palabra, ClaveReleida>()
  const right = new Set(ciertas)
  let deep = MAX_DEEP
  for (const word of rightFirst(keys)) {
    const texto = cleanKey(word.texto)
    const hondo = () => !isPrintOf(texto, right) && deep-- > 0
    const clave = known(word, antes) ?? told(word, right) ?? (await releerClave(hoja, word, sinColor, hondo))
    read.set(word, clave)
    if (isConfirmed(clave.palabra)) right.add(cleanKey(clave.palabra.texto))
  }
  const all = [...read.values()]
  const again = new Map([...read].map(([word, clave]) => [word, conOtrosImpresos(clave, all)] as const))
  const lost: Palabra[] = []
  const answers = [...[...again.values()].map(({ texto }) => cleanKey(texto)).filter(esClaveCorrecta), ...ciertas]
  const open = unanswered(palabras, answers).filter((word) => !isKnownLabel(word, antes))
  for (const word of await clavesBajoEtiqueta(hoja, open, sinColor))
    lost.push(isConfirmed(word) ? word : (await releerClave(hoja, word, sinColor, () => deep-- > 0)).palabra)
  const beside = lost.filter(({ texto }) => esClaveCorrecta(cleanKey(texto)))
  const missing = lacking(documento, [...answers, ...beside.map(({ texto }) => cleanKey(texto))])
  const found = [...beside, ...(missing.length > 0 ? await clavesEnPeine(hoja, missing) : [])]
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

const rightFirst = (keys: readonly Palabra[]): readonly Palabra[] => {
  const isRight = ({ texto }: Palabra) => esClaveCorrecta(cleanKey(texto))
  return [...keys.filter(isRight), ...keys.filter((word) => !isRight(word))]
}

const isConfirmed = ({ texto, confianza = 0 }: Palabra) => confianza >= CONFIRMED && esClaveCorrecta(cleanKey(texto))

/** Whether a run is one of some right keys, read badly: its other prints tell what it says. */
const isPrintOf = (texto: string, right: ReadonlySet<string>): boolean =>
  [...right].some((key) => sonParecidas(key, texto))

/** A print that says what the page's code says, or another print that was read again, is not read again. */
const told = (word: Palabra, ciertas: ReadonlySet<string>): ClaveReleida | null =>
  ciertas.has(cleanKey(word.texto))
    ? { palabra: { ...word, confianza: Math.max(word.confianza ?? 0, TOLD) }, lecturas: [cleanKey(word.texto)] }
    : null

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

/** Lengths of the keys that a paper prints and its page has not given right. */
const lacking = (documento: DocumentoReconocido | null, right: readonly string[]): readonly number[] =>
  clavesDeDocumento(documento)
    .map((clave) => LARGOS[clave])
    .filter((largo) => !right.some((key) => key.length === largo))

const LARGOS: Readonly<Record<ClavePersona, number>> = { curp: LARGO_CURP, rfc: 13, nss: 11 }

/** The words without the labels of keys that the page has given right somewhere (`right`). */
function unanswered(palabras: readonly Palabra[], right: readonly string[]): readonly Palabra[] {
  return palabras.filter(
    ({ texto }) => !LABELLED.some(([label, largo]) => label.test(texto) && right.some((key) => key.length === largo)),
  )
}
