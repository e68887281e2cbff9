import { clavesEnRenglones } from '#domain/documentos/claves/claves-en-papel.ts'
import { seParecen } from '#domain/documentos/claves/signos-parecidos.ts'
import { renglonesDe } from '#domain/documentos/hoja/renglones.ts'
import type { PaginaConPalabras } from '#domain/documentos/pagina.ts'
import { compact } from '#domain/documentos/texto.ts'

/** Words shorter than this are in any text; fewer of them than this tell nothing. */
const MIN_LETTERS = 4
const MIN_WORDS = 8
/**
 * Share of its words that a layer has in common with its own page's image at least: of a scan a recogniser misreads some and a stamp hides
 * some; letters that the page itself draws are read well.
 */
const MIN_SHARED = { escaneo: 0.35, dibujo: 0.6 } as const

const CLAVES = ['curp', 'rfc', 'nss'] as const

/**
 * Whether the text layer of a page is of something else than its image, which a recogniser read into `imagen`: hardly a word in common, or
 * keys that the image does not print where it prints others of the same kind (another person's paper has the same labels). `origen`: where
 * the image came from, a scan or letters that the page draws. False where either is too short to tell.
 */
export function isCapaDistinta(
  capa: PaginaConPalabras,
  imagen: PaginaConPalabras,
  origen: keyof typeof MIN_SHARED,
): boolean {
  const [kept, seen] = [longWords(capa), longWords(imagen)]
  if (kept.size < MIN_WORDS || seen.size < MIN_WORDS) return false
  const shared = [...kept].filter((word) => seen.has(word)).length
  return (
    shared < MIN_SHARED[origen] * Math.min(kept.size, seen.size) || CLAVES.some((kind) => differ(kind, capa, imagen))
  )
}

const longWords = ({ palabras }: PaginaConPalabras) =>
  new Set(palabras.map(({ texto }) => compact(texto)).filter(({ length }) => length >= MIN_LETTERS))

function differ(kind: (typeof CLAVES)[number], capa: PaginaConPalabras, imagen: PaginaConPalabras): boolean {
  const [kept, seen] = [rightKeys(kind, capa), rightKeys(kind, imagen)]
  return kept.length > 0 && seen.length > 0 && kept.every((clave) => !seen.some((other) => areAlike(clave, other)))
}

/** A recogniser's misreading of a few signs is the same key: the check digit tells neither a 0 from an O nor a 5 from a 0. */
const areAlike = (one: string, other: string): boolean =>
  one.length === other.length && Array.from(one).every((sign, at) => seParecen(sign, other.charAt(at)))

const rightKeys = (kind: (typeof CLAVES)[number], pagina: PaginaConPalabras): string[] =>
  clavesEnRenglones(kind, renglonesDe(pagina))
    .filter(({ valida }) => valida)
    .map(({ valor }) => valor)
