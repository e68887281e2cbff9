import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { packageFolder } from '#seeds/documentos/dibujo/tipografias.ts'

/** A run of text where its page has it; points, from the page's lower left. */
export interface TextoEnPagina {
  readonly texto: string
  readonly x: number
  readonly y: number
  readonly tamano: number
}

/** The text of every page of `pdf`, run by run, with its place. */
export async function textosConLugar(pdf: Uint8Array): Promise<TextoEnPagina[][]> {
  const fonts = join(packageFolder('pdfjs-dist'), 'standard_fonts', '/')
  const doc = await getDocument({ data: new Uint8Array(pdf), standardFontDataUrl: fonts, verbosity: 0 }).promise
  try {
    const pages: TextoEnPagina[][] = []
    for (let number = 1; number <= doc.numPages; number++) {
      const { items } = await (await doc.getPage(number)).getTextContent()
      pages.push(
        items.flatMap((item) => {
          if (!('str' in item) || item.str.trim() === '') return []
          const [, , , size, x, y] = item.transform as number[]
          return [{ texto: item.str, x: x ?? 0, y: y ?? 0, tamano: Math.abs(size ?? 0) || 9 }]
        }),
      )
    }
    return pages
  } finally {
    await doc.destroy()
  }
}

const LETRAS = Array.from('ABCDEFGHIJKLMNÑOPQRSTUVWXYZ')
const CIFRAS = Array.from('0123456789')

/**
 * A wrong table of letters, as a broken font gives: every letter and digit stands for another one, always the same.
 * What is read keeps its shape (a CURP still looks like one) and says something else.
 */
export function revolver(random: SeededRandom): (texto: string) => string {
  const table = new Map<string, string>()
  for (const alphabet of [LETRAS, CIFRAS]) {
    const mixed = barajar([...alphabet], random)
    for (const [index, letter] of alphabet.entries()) table.set(letter, mixed[index] ?? letter)
  }
  for (const letter of LETRAS) table.set(letter.toLowerCase(), (table.get(letter) ?? letter).toLowerCase())
  return (texto) => Array.from(texto, (letter) => table.get(letter) ?? letter).join('')
}

function barajar<T>(items: T[], random: SeededRandom): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.int(0, last)
    ;[items[last], items[other]] = [items[other] as T, items[last] as T]
  }
  return items
}
