import type { Hallazgo } from './combinar.ts'
import type { PaginaConPalabras } from './pagina.ts'
import { claseDe } from './confianza/evidencia.ts'
import { accentsOf, lostAccents, mayLackSign } from './vocabulario/letras-con-signo.ts'

/** What a doubt about its letters leaves of a recognised value's confidence: never sure, hardly less likely. */
const DOUBT = 0.94
const STRANGE = 0.7

/** Signs that no name and no address prints: what a recogniser makes of specks and rules. */
const ODD = /[^\p{L}\d\s.,'’/()#&°ºª"-]/u
/** "MANUEL M, PONCE": the comma was a full stop. */
const INITIAL_COMMA = /(?:^|\s)\p{L},/u
/** A text that ends so goes on somewhere. */
const UNFINISHED = /(?:^|\s)(?:DE|DEL|LA|LAS|LOS|EL|Y|CON|SAN|SANTA|SANTO)$/iu
/** An 8 where these papers print a letter as often: after the hyphen of a number (31-B), at the end of a house number (2061B). */
const EIGHT_OR_B = /-8(?=\s|$)/
const HOUSE_EIGHT = /^\d{2,}8$/
/** House numbers have four digits at most: a fifth is a letter badly read. */
const TOO_LONG = /^\d{5,}$/
/** A letter alone in a name, other than Y and E and initials with their dot. */
const LONE = /(?:^|\s)(?![YE](?:\s|$))\p{L}(?:\s|$)/u

/**
 * Doubts about the letters of recognised names and texts: a common word that may have lost its Ñ or its diaeresis, an accent on a
 * paper that prints some of its words with and some without, signs that nobody prints, lower case among capitals, a letter alone, a letter
 * that may have been read as a digit.
 */
export function cotejarLetras(hallazgos: readonly Hallazgo[], paginas: readonly PaginaConPalabras[]): Hallazgo[] {
  const free = hallazgos.filter(isFree)
  const style = free
    .map(({ valor }) => accentsOf(valor))
    .reduce((a, b) => ({ con: a.con + b.con, sin: a.sin + b.sin }), {
      con: 0,
      sin: 0,
    })
  const loses = losesAccents(paginas)
  return hallazgos.map((each) =>
    isFree(each)
      ? { ...each, factor: each.factor * Math.min(doubtOf(each, { ...style, loses }), shortness(each, free)) }
      : each,
  )
}

const isFree = ({ campo, fuente, valor }: Hallazgo) =>
  fuente === 'ocr' && valor !== '' && ['nombre', 'texto', 'numero'].includes(claseDe(campo))

/** How the paper prints accents, and whether the recogniser loses them on it. */
interface Estilo {
  readonly con: number
  readonly sin: number
  readonly loses: boolean
}

/** A name of three letters at most may be the beginning of a longer one that a fold or a stamp cut: its key has the same letters. */
const SHORT = /(?:^|\s)\p{L}{1,3}$/u
const placeOf = ({ pagina, caja }: Hallazgo) => `${String(pagina)} ${caja.join(' ')}`
const isPrintedTwice = ({ campo, valor }: Hallazgo, all: readonly Hallazgo[]) =>
  new Set(all.filter((each) => each.campo === campo && each.valor === valor).map(placeOf)).size > 1

/** Share of the accents of labels from which a recogniser (or the cleaning before it) loses accents on a paper. */
const LOSES = 0.08

function losesAccents(paginas: readonly PaginaConPalabras[]): boolean {
  const textos = paginas
    .filter(({ fuente }) => fuente === 'ocr')
    .flatMap(({ palabras }) => palabras.map(({ texto }) => texto))
  const { vistas, sin } = lostAccents(textos)
  return sin > LOSES * vistas
}

function doubtOf({ campo, valor }: Hallazgo, style: Estilo): number {
  const lower = /\p{Ll}/u.test(valor) && /\p{Lu}{2}/u.test(valor)
  if (ODD.test(valor) || INITIAL_COMMA.test(valor) || lower || /^\p{Ll}+$/u.test(valor)) return STRANGE
  const { con, sin } = accentsOf(valor)
  const unlike = con + sin > 0 && style.con > 0 && style.sin > 0
  const lost = sin > 0 && style.loses
  const lone = claseDe(campo) === 'nombre' && LONE.test(valor)
  return mayLackSign(valor) || unlike || lost || lone || UNFINISHED.test(valor) || mayBeLetter(campo, valor) ? DOUBT : 1
}

const shortness = (each: Hallazgo, all: readonly Hallazgo[]) =>
  claseDe(each.campo) === 'nombre' && SHORT.test(each.valor) && !isPrintedTwice(each, all) ? DOUBT : 1

const mayBeLetter = (campo: string, valor: string) =>
  EIGHT_OR_B.test(valor) || (/^numero/.test(campo) && (HOUSE_EIGHT.test(valor) || TOO_LONG.test(valor)))

/** Share of long words whose boxes stand upright from which a page lies on its side: its columns cannot be told. */
const LYING = 0.3
const SIDEWAYS = 0.5

/** Recognised values of pages that lie on their side: what stands beside or under a label there is another's. */
export function cotejarPostura(hallazgos: readonly Hallazgo[], paginas: readonly PaginaConPalabras[]): Hallazgo[] {
  const lying = new Set(paginas.filter(liesOnItsSide).map(({ pagina }) => pagina))
  return hallazgos.map((each) =>
    each.fuente === 'ocr' && lying.has(each.pagina) ? { ...each, factor: each.factor * SIDEWAYS } : each,
  )
}

function liesOnItsSide({ fuente, palabras }: PaginaConPalabras): boolean {
  const long = palabras.filter(({ texto }) => texto.length >= 4)
  return fuente === 'ocr' && long.filter(({ w, h }) => h > w).length > LYING * long.length
}
