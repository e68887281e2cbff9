import type { Postura } from '#api/documentos/lector/proceso/mensajes.ts'
import { aplanar } from './fondo.ts'
import type { Gris } from './gris.ts'
import { ampliar, componer, desdeDerecha, medidaDerecha, mover, muestrear, type Matriz } from './homografia.ts'
import { enfocar } from './nitidez.ts'
import { quitarRayas } from './rayas.ts'
import { limpiar, ruidoDe, suavizar } from './ruido.ts'
import { sacudidaDe, type Letras } from './sacudida.ts'
import { sinSacudida } from './sin-sacudida.ts'

/** A page as the recogniser likes it: upright, still, flat, evenly lit, of letters of the usual size. */
export interface HojaPreparada {
  readonly gris: Gris
  /** The image as it came, cleaned of noise and of movement: parts are read again from it at other sizes. */
  readonly fuente: Gris
  readonly postura: Postura
  /** Pixels of `gris` per pixel of `fuente`. */
  readonly escala: number
  /** Height of most letters in pixels of `gris`. */
  readonly letra: number
}

/** Height of a capital, in pixels, that is read best; photos and scans are brought to it. */
const LETTER = 20
const MIN_SCALE = 0.6
const MAX_SCALE = 2.4
const MAX_PIXELS = 9_000_000

/** Where too few lines were found to measure letters: what a page of 9 points has at 200 dpi and up. */
const UNKNOWN = 18

/** `letra`: measured height of most letters in pixels of `fuente`, null when unknown. */
export function preparar(fuente: Gris, postura: Postura, letra: number | null): HojaPreparada {
  const clean = quieta(limpiar(fuente), { altura: letra, verticales: postura.giro % 2 === 1 })
  const size = medidaDerecha(clean, postura)
  const wanted = Math.min(MAX_SCALE, Math.max(MIN_SCALE, LETTER / (letra ?? UNKNOWN)))
  const escala = Math.min(near(wanted), Math.sqrt(MAX_PIXELS / (size.ancho * size.alto)))
  const out = { ancho: Math.round(size.ancho * escala), alto: Math.round(size.alto * escala) }
  const gris = aplanar(muestrear(clean, componer(desdeDerecha(clean, postura), ampliar(1 / escala)), out))
  const height = (letra ?? UNKNOWN) * escala
  quitarRayas(gris, height)
  return { gris, fuente: clean, postura, escala, letra: height }
}

/** A page that moved while it was taken, as if it had not. */
function quieta(gris: Gris, letras: Letras): Gris {
  const sacudida = sacudidaDe(gris, letras)
  return sacudida ? sinSacudida(aplanar(gris), sacudida) : gris
}

/** Noise, after cleaning, from which a page is smoothed anew rather than sharpened. */
const STILL_NOISY = 4
const SHARPER = { radio: 2, fuerza: 1.5 }

/** `hoja` prepared anew from its image: smoother where that is noisy, with steeper edges where letters may be blurred. */
export function prepararDeOtroModo({ fuente, postura, escala, letra, gris }: HojaPreparada): HojaPreparada {
  const m = componer(desdeDerecha(fuente, postura), ampliar(1 / escala))
  const flat = aplanar(muestrear(fuente, m, gris))
  const otra = ruidoDe(fuente) > STILL_NOISY ? suavizar(suavizar(flat)) : enfocar(flat, SHARPER.radio, SHARPER.fuerza)
  quitarRayas(otra, letra)
  return { gris: otra, fuente, postura, escala, letra }
}

/** A scale that hardly changes anything is none: it would cost time and blur. */
const near = (scale: number) => (scale > 0.85 && scale < 1.3 ? 1 : scale)

export interface Region {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A part of the page, given in pixels of `gris`, taken anew from its source at `zoom` times that size and evenly lit. */
export function ampliarRegion(hoja: HojaPreparada, { x, y, w, h }: Region, zoom: number): Gris {
  const m: Matriz = componer(
    componer(desdeDerecha(hoja.fuente, hoja.postura), ampliar(1 / hoja.escala)),
    componer(mover(x, y), ampliar(1 / zoom)),
  )
  return aplanar(muestrear(hoja.fuente, m, { ancho: Math.ceil(w * zoom), alto: Math.ceil(h * zoom) }))
}
