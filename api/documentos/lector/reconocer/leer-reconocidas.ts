import { leerPapel, type Papel, type PapelLeido } from '#domain/documentos/leer-papel.ts'
import type { Caja, CampoLeido } from '#domain/documentos/campo-leido.ts'
import type { DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import { pideOtraMirada } from '#domain/documentos/otra-mirada.ts'
import type { PaginaConPalabras, Palabra } from '#domain/documentos/pagina.ts'
import { mirarDeNuevo, OTROS_MODOS, type Reconocida } from './reconocer-pagina.ts'
import { releerDigitos } from './releer-digitos.ts'
import { releerPalabras } from './releer-palabras.ts'
import { releerVacio } from './releer-vacios.ts'
import { conAvisos, sinTerminar } from './sin-terminar.ts'

/** Pages looked at again at most, and the fields that tell that a page is one of those that matter. */
const MAX_AGAIN = 2
const SOME_FIELDS = 3

interface ComoMirar {
  readonly esperado?: DocumentoLeible | undefined
  /** No other look begins once this says so. */
  readonly hayPrisa?: () => boolean
}

/**
 * Fields of a paper with recognised pages. As long as they leave something open that it always prints, its pages are looked at in yet
 * another way. In haste what they left open stays so, and the result says that the reading did not end (`sinTerminar`).
 */
export async function leerReconocidas(
  papel: Papel,
  reconocidas: readonly Reconocida[],
  { esperado, hayPrisa = () => false }: ComoMirar = {},
): Promise<PapelLeido> {
  let leido = leerPapel(papel, esperado)
  const otrasMiradas: PaginaConPalabras[][] = []
  for (const modo of OTROS_MODOS) {
    const again = reconocidas.filter(worthALook(leido)).slice(0, MAX_AGAIN)
    if (!pideOtraMirada(leido.lectura) || again.length === 0) break
    if (hayPrisa()) return conAvisos(sinTerminar(leido), [NO_TERMINO])
    const seen: PaginaConPalabras[] = []
    for (const reconocida of again) {
      const antes = otrasMiradas.flat().findLast(({ pagina }) => pagina === reconocida.pagina.pagina)
      const campos = Object.values(leido.lectura.campos)
      const page = await mirarDeNuevo(reconocida, modo, antes ? { antes, campos } : { campos })
      if (page) seen.push(page)
    }
    if (seen.length === 0) continue
    otrasMiradas.push(seen)
    leido = leerPapel({ ...papel, otrasMiradas }, esperado)
  }
  if (hayPrisa()) return leido
  const dudas = await releerDudas(reconocidas, leido)
  const releido = leerCon(dudas)
  if (!worsensAName(leido, releido)) return releido
  return leerCon({ otras: new Map([...dudas.otras].filter(([word]) => NUMERO.test(word.texto))), halladas: new Map() })

  function leerCon({ otras, halladas }: Dudas): PapelLeido {
    if (otras.size === 0 && halladas.size === 0) return leido
    const paginas = papel.paginas.map((each) => ({
      ...each,
      palabras: [...each.palabras.map((word) => otras.get(word) ?? word), ...(halladas.get(each.pagina) ?? [])],
    }))
    return leerPapel({ ...papel, paginas, otrasMiradas }, esperado)
  }
}

const NO_TERMINO = {
  codigo: 'lectura_sin_terminar',
  mensaje: 'La lectura llegó a su límite de tiempo antes de terminar: compara los datos con el documento.',
}

/** A part of the name that is another since its words were read again, and less sure: it fits nothing now (IM as M, or as MN). */
const worsensAName = (antes: PapelLeido, despues: PapelLeido): boolean =>
  NOMBRES.some((campo) => {
    const [before, after] = [antes.lectura.campos[campo], despues.lectura.campos[campo]]
    const changed = before !== undefined && before.valor !== '' && before.valor !== after?.valor
    return changed && (after?.confianza ?? 0) < before.confianza
  })

const NOMBRES = ['nombres', 'apellidoPaterno', 'apellidoMaterno']

const NUMERO = /^\d+$/

/** What reading doubtful words again gave. */
interface Dudas {
  /** Words as they were, with what was made of them. */
  readonly otras: ReadonlyMap<Palabra, Palabra>
  /** Words that had been lost, by page. */
  readonly halladas: ReadonlyMap<number, readonly Palabra[]>
}

/**
 * The words of unsure names and postal code read again, larger and from the grey image, and those that were lost beside the label of a name.
 */
async function releerDudas(reconocidas: readonly Reconocida[], { lectura }: PapelLeido): Promise<Dudas> {
  const unsure = (names: readonly string[]) =>
    names
      .flatMap((campo) => lectura.campos[campo] ?? [])
      .filter(({ valor, seguro, fuente }) => valor !== '' && !seguro && fuente === 'ocr')
  const [nombres, numeros] = [unsure(NOMBRES), unsure(['codigoPostal'])]
  const lost = NOMBRES.flatMap((campo) => lectura.campos[campo] ?? []).filter(
    ({ valor, seguro, fuente }) => valor === '' && !seguro && fuente === 'ocr',
  )
  const halladas = new Map<number, readonly Palabra[]>()
  const otras = new Map<Palabra, Palabra>()
  for (const { pagina, hoja } of reconocidas) {
    const wordsOf = ({ caja }: CampoLeido) => pagina.palabras.filter((word) => isInside(word, caja, pagina))
    const here = (each: CampoLeido) => each.pagina === pagina.pagina
    for (const [word, read] of await releerPalabras(hoja, nombres.filter(here).map(wordsOf))) otras.set(word, read)
    for (const word of numeros.filter(here).flatMap(wordsOf))
      if (NUMERO.test(word.texto)) otras.set(word, await releerDigitos(hoja, word))
    const found: Palabra[] = []
    for (const { caja } of lost.filter(here)) found.push(...(await releerVacio(hoja, pagina, caja)))
    if (found.length > 0) halladas.set(pagina.pagina, found)
  }
  return { otras, halladas }
}

function isInside(word: Palabra, [x, y, w, h]: Caja, { ancho, alto }: PaginaConPalabras): boolean {
  const [cx, cy] = [(word.x + word.w / 2) / ancho, (word.y + word.h / 2) / alto]
  return cx > x && cx < x + w && cy > y && cy < y + h
}

/** Another paper whose words are well read stays another paper. */
const WELL_READ = 0.92

const worthALook = ({ lectura }: PapelLeido) => {
  const fields = Object.values(lectura.campos)
  const main = new Set(fields.map(({ pagina }) => pagina).filter((n) => count(fields, n) >= SOME_FIELDS))
  return ({ pagina, vacia }: Reconocida): boolean =>
    !vacia &&
    (lectura.documento === 'otro' ? meanConfidence(pagina) < WELL_READ : main.size === 0 || main.has(pagina.pagina))
}

const count = (fields: readonly CampoLeido[], n: number) => fields.filter(({ pagina }) => pagina === n).length

function meanConfidence({ palabras }: PaginaConPalabras): number {
  const long = palabras.filter(({ texto }) => texto.length >= 3)
  return long.reduce((sum, { confianza = 0 }) => sum + confianza, 0) / Math.max(1, long.length)
}
