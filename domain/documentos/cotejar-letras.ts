import type { Hallazgo } from './combinar.ts'
import type { PaginaConPalabras } from './pagina.ts'
import { claseDe } from './confianza/evidencia.ts'
import { accentsOf, mayLackSign } from './vocabulario/letras-con-signo.ts'

/** What a doubt about its letters leaves of a recognised value's confidence: never sure, hardly less likely. */
const DOUBT = 0.94
const STRANGE = 0.7

/** Signs that no name and no address prints: what a recogniser makes of specks and rules. */
const ODD = /[^\p{L}\d\s.,'’/()#&°ºª"-]/u
/** "MANUEL M, PONCE": the comma was a full stop. */
const INITIAL_COMMA = /(?:^|\s)\p{L},/u
/** A letter alone in a name, other than Y and E and initials with their dot. */
const LONE = /(?:^|\s)(?![YE](?:\s|$))\p{L}(?:\s|$)/u

/**
 * Doubts about the letters of recognised names and texts: a common word that may have lost its Ñ or its diaeresis, an accent that the
 * rest of the paper's words do not have (or the other way round), signs that nobody prints, lower case among capitals, a letter alone.
 */
export function cotejarLetras(hallazgos: readonly Hallazgo[]): Hallazgo[] {
  const free = hallazgos.filter(isFree)
  const style = free
    .map(({ valor }) => accentsOf(valor))
    .reduce((a, b) => ({ con: a.con + b.con, sin: a.sin + b.sin }), {
      con: 0,
      sin: 0,
    })
  return hallazgos.map((each) => (isFree(each) ? { ...each, factor: each.factor * doubtOf(each, style) } : each))
}

const isFree = ({ campo, fuente, valor }: Hallazgo) =>
  fuente === 'ocr' && valor !== '' && ['nombre', 'texto', 'numero'].includes(claseDe(campo))

function doubtOf({ campo, valor }: Hallazgo, style: { readonly con: number; readonly sin: number }): number {
  const lower = /\p{Ll}/u.test(valor) && /\p{Lu}{2}/u.test(valor)
  if (ODD.test(valor) || INITIAL_COMMA.test(valor) || lower || /^\p{Ll}+$/u.test(valor)) return STRANGE
  const { con, sin } = accentsOf(valor)
  const unlike = (con > 0 && style.sin > style.con) || (sin > 0 && style.con >= style.sin && style.con > 0)
  const lone = claseDe(campo) === 'nombre' && LONE.test(valor)
  return mayLackSign(valor) || unlike || lone ? DOUBT : 1
}

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
