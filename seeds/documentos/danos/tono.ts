import { brillo, cambiarPixeles } from './pixeles.ts'
import type { Paso } from './dano.ts'

/** Ink and paper as a scanner gives them: never pure black nor pure white. */
export const escaner: Paso = (pagina) =>
  cambiarPixeles(pagina, (r, g, b) => [18 + r * 0.91, 18 + g * 0.91, 17 + b * 0.9])

export const gris: Paso = (pagina) =>
  cambiarPixeles(pagina, (r, g, b) => {
    const level = brillo(r, g, b)
    return [level, level, level]
  })

/** Black and white, split at `umbral` (0..255): a high one thickens the letters, a low one thins them. */
export const blancoYNegro =
  (umbral: number): Paso =>
  (pagina) =>
    cambiarPixeles(pagina, (r, g, b) => (brillo(r, g, b) < umbral ? [0, 0, 0] : [255, 255, 255]))

/** Little ink: the darkest tone becomes `negro` (0..255). */
export const desvaido =
  (negro: number): Paso =>
  (pagina) => {
    const lift = (level: number): number => negro + (level * (255 - negro)) / 255
    return cambiarPixeles(pagina, (r, g, b) => [lift(r), lift(g), lift(b)])
  }

/** Grain of the sensor: each pixel up to `amplitud` levels brighter or darker, mostly less. */
export const ruido =
  (amplitud: number): Paso =>
  (pagina, { random }) =>
    cambiarPixeles(pagina, (r, g, b) => {
      const shift = (random.next() + random.next() - 1) * amplitud
      return [r + shift, g + shift, b + shift]
    })
