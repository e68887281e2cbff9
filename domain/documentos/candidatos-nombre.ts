import type { Nombre } from '#domain/identidad/nombre.ts'
import type { Palabra } from './pagina.ts'
import { partirNombre } from './partir-nombre.ts'
import { segmentosDe, type Renglon, type Segmento } from './renglones.ts'

/** A name printed in one string somewhere on the page, cut by the letters of the CURP. */
export interface NombreEncontrado {
  readonly nombre: Nombre
  readonly unica: boolean
  readonly palabras: readonly Palabra[]
}

const NAME_WORD = /^[\p{Lu}'.-]*\p{Lu}[\p{Lu}'.-]*,?$/u
const isNameWord = (word: Palabra) => NAME_WORD.test(word.texto)

interface Corrida {
  readonly palabras: readonly Palabra[]
  readonly renglon: number
  readonly segmento: Segmento
}

/** Stretches of capital words without a digit between them, a cell at a time. */
function runs(renglones: readonly Renglon[]): Corrida[] {
  return renglones.flatMap((renglon, index) =>
    segmentosDe(renglon).flatMap((segmento) => {
      const found: Palabra[][] = [[]]
      for (const word of segmento.palabras)
        if (isNameWord(word)) found.at(-1)?.push(word)
        else found.push([])
      return found.filter((words) => words.length > 0).map((palabras) => ({ palabras, renglon: index, segmento }))
    }),
  )
}

/** A run and the run right under it that fills its own cell: a name too long for its line. */
function withNextLine(corrida: Corrida, all: readonly Corrida[], renglones: readonly Renglon[]): Palabra[][] {
  const line = renglones[corrida.renglon]
  if (!line || corrida.palabras.length !== corrida.segmento.palabras.length) return []
  return all
    .filter((next) => {
      const below = renglones[next.renglon]
      if (next.renglon !== corrida.renglon + 1 || !below || below.y - line.y > 2 * line.h) return false
      const overlaps = next.segmento.x < corrida.segmento.derecha && corrida.segmento.x < next.segmento.derecha
      return overlaps && next.palabras.length === next.segmento.palabras.length
    })
    .map((next) => [...corrida.palabras, ...next.palabras])
}

function match(palabras: readonly Palabra[], curp: string): NombreEncontrado | null {
  const comma = palabras.findIndex(({ texto }) => texto.endsWith(','))
  const textos = palabras.map(({ texto }) => texto.replace(/,$/, ''))
  const cut = comma < 0 ? partirNombre(textos, curp) : partirNombre(textos, curp, 'apellidos-primero')
  const turned = comma < 0 && !cut ? partirNombre(textos, curp, 'apellidos-primero') : null
  if (cut) return { ...cut, palabras }
  // Surnames first without a comma is the reading nobody announced: it stands only until a person looks.
  return turned ? { nombre: turned.nombre, unica: false, palabras } : null
}

/** Every place where a name with the letters of `curp` stands whole; an official's name does not have them. */
export function nombresConCurp(renglones: readonly Renglon[], curp: string): NombreEncontrado[] {
  const all = runs(renglones)
  const whole = all.map(({ palabras }) => match(palabras, curp)).filter((each) => each !== null)
  const wrapped = all
    .flatMap((corrida) => withNextLine(corrida, all, renglones))
    .map((palabras) => match(palabras, curp))
    .filter((each) => each !== null)
  return preferLonger(whole, wrapped)
}

const text = ({ palabras }: NombreEncontrado) => palabras.map(({ texto }) => texto).join(' ')

/** A wrapped name is a better reading than its own first line, unless the short form is printed whole elsewhere too. */
function preferLonger(whole: readonly NombreEncontrado[], wrapped: readonly NombreEncontrado[]): NombreEncontrado[] {
  if (whole.length === 0) return [...wrapped]
  const repeated = new Set(whole.map(text)).size === 1 && whole.length > 1
  if (wrapped.length === 0 || repeated) return [...whole]
  const doubtful = (each: NombreEncontrado) => wrapped.some((long) => long.palabras[0] === each.palabras[0])
  return whole.map((each) => (doubtful(each) ? { ...each, unica: false } : each))
}
