import type { CampoLeido } from '#domain/documentos/campo-leido.ts'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import type { PaginaConPalabras, Palabra } from '#domain/documentos/pagina.ts'
import { esClaveCorrecta, pareceClave } from './formas-de-clave.ts'
import type { Gris } from '#api/documentos/lector/vision/gris.ts'

/** The recogniser's confidence from which a word is read well. */
const WELL = 0.88
/** A wider gap than this, in heights of its words, parts a line: the columns of a table. */
const GAP = 1.6
/** Words of a line of prose at least, and the share of its letters that are small ones. */
const PROSE_WORDS = 7
const PROSE_SMALL = 0.85
/** What is left white around a word that is covered, in its heights. */
const MARGIN = 0.12

/**
 * Words of a page that another look at it need not see: stretches of lines that are all read well, and prose. Where a field's value stands
 * (`campos`) it looks again all the same: what it reads there speaks for the value or against it.
 */
export function yaLeidas(pagina: PaginaConPalabras, campos: readonly CampoLeido[]): Palabra[] {
  const own = campos.filter((each) => each.pagina === pagina.pagina && each.fuente === 'ocr')
  const known = tramosDe(pagina.palabras)
    .filter((tramo) => isProse(tramo) || tramo.every(isReadWell))
    .filter((tramo) => !own.some((campo) => tramo.some((word) => isOf(word, campo, pagina))))
  const words = new Set(known.flat())
  return pagina.palabras.filter((word) => words.has(word))
}

function isReadWell({ texto, confianza = 0 }: Palabra): boolean {
  const clave = cleanKey(texto)
  return confianza >= WELL && (!pareceClave(clave) || esClaveCorrecta(clave))
}

function isProse(tramo: readonly Palabra[]): boolean {
  const texto = tramo.map((word) => word.texto).join(' ')
  const letters = texto.match(/\p{L}/gu)?.length ?? 0
  const small = texto.match(/\p{Ll}/gu)?.length ?? 0
  return tramo.length >= PROSE_WORDS && !texto.includes(':') && small >= PROSE_SMALL * letters
}

function isOf(word: Palabra, { caja: [x, y, w, h] }: CampoLeido, { ancho, alto }: PaginaConPalabras): boolean {
  const [cx, cy] = [(word.x + word.w / 2) / ancho, (word.y + word.h / 2) / alto]
  return cx > x && cx < x + w && cy > y && cy < y + h
}

/** Words side by side on one line, without a wide gap. */
function tramosDe(palabras: readonly Palabra[]): Palabra[][] {
  const tramos: Palabra[][] = []
  for (const word of [...palabras].sort((a, b) => a.x - b.x)) {
    const tramo = tramos.find((each) => {
      const last = each.at(-1)
      if (!last || Math.abs(last.y + last.h / 2 - word.y - word.h / 2) > 0.5 * Math.min(last.h, word.h)) return false
      const gap = word.x - last.x - last.w
      return gap > -0.5 * word.h && gap < GAP * Math.max(last.h, word.h)
    })
    if (tramo) tramo.push(word)
    else tramos.push([word])
  }
  return tramos
}

/** The page with white paper where some of its words stand. */
export function sinPalabras({ data, ancho, alto }: Gris, palabras: readonly Palabra[]): Gris {
  const left = Uint8Array.from(data)
  for (const { x, y, w, h } of palabras) {
    const margin = MARGIN * h
    const [x0, x1] = [Math.max(0, Math.floor(x - margin)), Math.min(ancho, Math.ceil(x + w + margin))]
    const bottom = Math.min(alto, Math.ceil(y + h + margin))
    for (let row = Math.max(0, Math.floor(y - margin)); row < bottom; row++)
      left.fill(255, row * ancho + x0, row * ancho + x1)
  }
  return { data: left, ancho, alto }
}
