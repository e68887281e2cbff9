import type { Palabra } from '#domain/documentos/pagina.ts'
import { fold } from '#domain/documentos/texto.ts'
import { PALABRAS_CONOCIDAS } from '#domain/documentos/vocabulario/palabras-conocidas.ts'
import type { Canvas } from '@napi-rs/canvas'
import type { Postura } from '#api/documentos/lector/proceso/mensajes.ts'
import { reconocerGris } from './ocr.ts'
import { bandasDe, girarTinta, lineasDeMuestra, type Banda } from '#api/documentos/lector/vision/bandas.ts'
import { aplanar } from '#api/documentos/lector/vision/fondo.ts'
import { grisDe, type Gris } from '#api/documentos/lector/vision/gris.ts'
import { hojaEnFoto } from '#api/documentos/lector/vision/hoja-en-foto.ts'
import {
  ampliar,
  componer,
  desdeDerecha,
  medidaPlana,
  mover,
  muestrear,
} from '#api/documentos/lector/vision/homografia.ts'
import {
  copiaDe,
  direccionesDeRenglones,
  tintaDe,
  type Direccion,
  type Tinta,
} from '#api/documentos/lector/vision/inclinacion.ts'
import { alturaDeLetra } from '#api/documentos/lector/vision/letras.ts'
import { limpiar, ruidoDe } from '#api/documentos/lector/vision/ruido.ts'

export interface Colocacion {
  readonly postura: Postura
  /** How tall most letters are, in pixels of the image as it came; null when too few were found. */
  readonly letra: number | null
  /** Nothing is written on it: a back side, a blank sheet. */
  readonly vacia: boolean
  /** Which way is up was not looked for, but taken from the page before it. */
  readonly supuesta: boolean
}

const MIN_ANGLE = 0.12
/** Noise from which on a page is cleaned before its lines are looked for. */
const GRAINY = 12
/** Upright text reads with more than this mean confidence; upside down it stays far below. */
const SURE = 0.8
/** The better direction of a few lines is believed from here on. */
export const CLEAR = 0.7
/** Under this no direction of the likelier axis is believed before the other axis is tried. */
const DOUBTFUL = 0.6
/** Lines read to tell up from down; more of them when these leave it open. */
const SAMPLE_LINES = [3, 8]
const LETTER = 24
/** Letters of a word that is hardly spelt by chance, and the share of such words from which lines are surely read the right way up. */
const KNOWN_LETTERS = 5
const KNOWN_SHARE = 0.5
/** About thirty letters of each of several lines say as much as all of them; of one or two lines more is taken. */
const SAMPLE_WIDTH = 20 * LETTER
const SAMPLE_WIDTH_OF_FEW = 28 * LETTER
const FEW = 2

export const posturaDe = async (lienzo: Canvas): Promise<Postura> => (await colocacionDe(grisDe(lienzo))).postura

/**
 * How a page image must be turned. A sheet on a darker background is laid flat first; lines of text tell the axis and the small
 * angle; which of the remaining directions is up is told by reading a few long lines, both ways when the first is not clear. Pages of one
 * file mostly lie alike: with the turn of the page before it (`como`), one whose lines run along the same axis is taken to have it too.
 */
export async function colocacionDe(came: Gris, como?: Postura['giro']): Promise<Colocacion> {
  // On a small copy heavy grain would outweigh the letters.
  const gris = ruidoDe(came) >= GRAINY ? limpiar(came) : came
  const copia = copiaDe(gris)
  const esquinas = hojaEnFoto(copia.gris)
  const base = esquinas ? ({ giro: 0, angulo: 0, esquinas } as const) : ({ giro: 0, angulo: 0 } as const)
  const { escrita, ...tinta } = tintaDe(esquinas ? { ...copia, gris: laidFlat(copia.gris, base) } : copia)
  const [likely, other] = direccionesDeRenglones(tinta)
  if (como !== undefined && likely.vertical === (como % 2 === 1)) {
    const postura = { ...base, giro: como, angulo: anguloDe(likely) }
    return { postura, letra: alturaDeLetra(tinta, likely.vertical), vacia: !escrita, supuesta: true }
  }
  const first = await bestOfAxis(gris, tinta, base, likely)
  const second = first.legible < DOUBTFUL ? await bestOfAxis(gris, tinta, base, other) : first
  const { postura, vertical } = second.legible > first.legible ? second : first
  return { postura, letra: alturaDeLetra(tinta, vertical), vacia: !escrita, supuesta: false }
}

const laidFlat = (gris: Gris, postura: Postura): Gris =>
  muestrear(gris, desdeDerecha(gris, postura), medidaPlana(gris, postura.esquinas))

interface Intento {
  readonly postura: Postura
  readonly vertical: boolean
  readonly legible: number
}

const anguloDe = ({ caida }: Direccion): number => (Math.abs(caida) < MIN_ANGLE ? 0 : -caida)

async function bestOfAxis(gris: Gris, tinta: Tinta, flat: Postura, direccion: Direccion): Promise<Intento> {
  const { vertical } = direccion
  const [giro, opposite] = vertical ? ([3, 1] as const) : ([0, 2] as const)
  const base = { ...flat, angulo: anguloDe(direccion) }
  const turned = girarTinta(tinta, giro, base.angulo)
  const lines = bandasDe(turned)
  let best: Intento = { postura: { ...base, giro }, vertical, legible: 0 }
  for (const count of SAMPLE_LINES) {
    const sample = muestraDe(gris, { ...base, giro }, lineasDeMuestra(lines, count), turned)
    if (!sample) break
    const one = legibility(await reconocerGris(sample, 'bloque'))
    const reversed = { ...sample, data: Uint8Array.from(sample.data).reverse() }
    const two = one >= SURE ? 0 : legibility(await reconocerGris(reversed, 'bloque'))
    best = { postura: { ...base, giro: two > one ? opposite : giro }, vertical, legible: Math.max(one, two) }
    if (best.legible >= CLEAR) break
  }
  return best
}

/** Some lines of the upright page one under another, their letters of the size that reads best. */
function muestraDe(gris: Gris, postura: Postura, lines: readonly Banda[], { paso }: Tinta): Gris | null {
  if (lines.length === 0) return null
  const upright = desdeDerecha(gris, postura)
  const widest = lines.length <= FEW ? SAMPLE_WIDTH_OF_FEW : SAMPLE_WIDTH
  const pieces = lines.map(({ x0, x1, y, h }) => {
    const scale = Math.min(2.5, LETTER / (h * paso))
    const [left, top] = [(x0 - h) * paso, (y - h * 0.4) * paso]
    const size = {
      ancho: Math.min(widest, Math.ceil((x1 - x0 + 2 * h) * paso * scale)),
      alto: Math.ceil(h * 1.8 * paso * scale),
    }
    return muestrear(gris, componer(upright, componer(mover(left, top), ampliar(1 / scale))), size)
  })
  return aplanar(apiladas(pieces))
}

function apiladas(pieces: readonly Gris[]): Gris {
  const ancho = Math.max(...pieces.map((each) => each.ancho))
  const alto = pieces.reduce((sum, each) => sum + each.alto, 0)
  const data = new Uint8Array(ancho * alto).fill(255)
  let top = 0
  for (const piece of pieces) {
    for (let y = 0; y < piece.alto; y++)
      data.set(piece.data.subarray(y * piece.ancho, (y + 1) * piece.ancho), (top + y) * ancho)
    top += piece.alto
  }
  return { data, ancho, alto }
}

/**
 * Mean confidence of words of three letters and more, by letters; little when hardly any was read. Words of these papers' labels and titles
 * make up for what blur takes from it: letters upside down spell none.
 */
export function legibility(palabras: readonly Palabra[]): number {
  const long = palabras.filter(({ texto }) => texto.length >= 3)
  const letters = long.reduce((sum, { texto }) => sum + texto.length, 0)
  const mean = long.reduce((sum, { texto, confianza = 0 }) => sum + texto.length * confianza, 0) / Math.max(1, letters)
  const plain = mean * Math.min(1, letters / 25)
  const known = long.filter(({ texto }) => texto.length >= KNOWN_LETTERS && PALABRAS_CONOCIDAS.has(fold(texto)))
  return plain + (1 - plain) * Math.min(1, known.length / Math.max(1, KNOWN_SHARE * long.length))
}
