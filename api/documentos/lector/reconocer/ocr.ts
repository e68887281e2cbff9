import type { Palabra } from '#domain/documentos/pagina.ts'
import { palabraCreible } from '#domain/documentos/palabra-creible.ts'
import { Motor } from './motor.ts'
import { enPgm, type Gris } from '#api/documentos/lector/vision/gris.ts'
import type { Lados } from '#api/documentos/lector/vision/signos.ts'

/** How an image is cut into lines: a page of columns, one even block, or one line. */
export type Corte = 'pagina' | 'bloque' | 'renglon'
/** As the recogniser numbers them: PSM_AUTO, PSM_SINGLE_BLOCK, PSM_SINGLE_LINE. */
const MODES: Readonly<Record<Corte, string>> = { pagina: '3', bloque: '6', renglon: '7' }

/**
 * What is ink: by the surroundings of each pixel (Sauvola), so that pale labels beside bold black values are too; or by one threshold for
 * the whole image (Otsu), so that what is paler than its text is not: shaken edges, grain, the ghost of a stamp.
 */
export type Umbral = 'local' | 'unico'
const THRESHOLDS: Readonly<Record<Umbral, string>> = { local: '2', unico: '0' }

let motor: Promise<Motor> | undefined

/**
 * Every setting is given before every image and the recogniser is a network that does not learn: what was read before changes
 * nothing. `alfabeto`: the only characters it may read.
 */
async function recognise(gris: Gris, corte: Corte, alfabeto = '', umbral: Umbral = 'local') {
  const engine = await (motor ??= Motor.arrancar())
  const ajustes = {
    tessedit_pageseg_mode: MODES[corte],
    tessedit_char_whitelist: alfabeto,
    user_defined_dpi: '216',
    thresholding_method: THRESHOLDS[umbral],
    // Lines read badly are tried again as light letters on dark: a key is never printed so, and a second look knows the bands.
    tessedit_do_invert: corte === 'renglon' || alfabeto !== '' || umbral === 'unico' ? '0' : '1',
  }
  try {
    const blocks = engine.reconocer(enPgm(gris), ajustes)
    return blocks.flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
  } catch (error) {
    // One that failed may have stopped half way: the next image gets another.
    motor = undefined
    throw error
  }
}

/** A bar before a dot is somebody's initial: FRANCISCO I. MADERO. */
const LONE_BAR = '|.'
/** Below this the recogniser's own credit, 0..100, is none. */
const NO_CREDIT = 15

/**
 * Words of an upright image with their boxes in its pixels and the recogniser's confidence, 0..1. Noise is left out; of a whole page,
 * what has no credit stays where it is a word all the same: a value that loses its first word in silence would look whole.
 */
export async function reconocerGris(gris: Gris, corte: Corte, alfabeto?: string, umbral?: Umbral): Promise<Palabra[]> {
  const lines = await recognise(gris, corte, alfabeto, umbral)
  const counts = (text: string, confidence: number) =>
    confidence > NO_CREDIT ? /[\p{L}\d]/u.test(text) : corte === 'pagina' && palabraCreible(text)
  return lines.flatMap(({ words }) =>
    words
      .filter(({ text, confidence }) => counts(text === LONE_BAR ? 'I.' : text, confidence))
      .map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
        texto: text === LONE_BAR ? 'I.' : text,
        x: x0,
        y: y0,
        w: x1 - x0,
        h: y1 - y0,
        confianza: confidence / 100,
      })),
  )
}

/** One line of text, every sign of it, restricted to `alfabeto`. */
export async function reconocerRenglon(gris: Gris, alfabeto: string): Promise<string> {
  const lines = await recognise(gris, 'renglon', alfabeto)
  return lines.flatMap(({ words }) => words.map(({ text }) => text)).join(' ')
}

/** Where each sign of one line stands. */
export async function reconocerSignos(gris: Gris): Promise<Lados[]> {
  const lines = await recognise(gris, 'renglon')
  const words = lines.flatMap(({ words }) => words)
  return words.flatMap(({ symbols }) => symbols.map(({ bbox: { x0, x1 } }) => ({ x0, x1 })))
}
