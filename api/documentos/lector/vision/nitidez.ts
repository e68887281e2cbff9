import type { Gris } from './gris.ts'

/**
 * Edges made steeper: each pixel goes away from the mean of its surroundings (`radio` pixels each way, twice) by `fuerza` times what it
 * is already off. Blurred and shaken letters part again; flat paper stays as it is.
 */
export function enfocar(gris: Gris, radio: number, fuerza: number): Gris {
  const mean = media(media(gris, radio), radio).data
  const data = new Uint8Array(gris.data.length)
  for (let at = 0; at < data.length; at++) {
    const own = gris.data[at] ?? 255
    const value = own + fuerza * (own - (mean[at] ?? 255))
    data[at] = value < 0 ? 0 : value > 255 ? 255 : value
  }
  return { ...gris, data }
}

/** The mean of each pixel's square surroundings. */
function media(gris: Gris, radio: number): Gris {
  const rows = corrida(gris.data, { largo: gris.ancho, lineas: gris.alto, paso: 1, salto: gris.ancho }, radio)
  return { ...gris, data: corrida(rows, { largo: gris.alto, lineas: gris.ancho, paso: gris.ancho, salto: 1 }, radio) }
}

interface Recorrido {
  readonly largo: number
  readonly lineas: number
  /** From a pixel to the next one of its line, and from a line to the next one. */
  readonly paso: number
  readonly salto: number
}

function corrida(data: Uint8Array, { largo, lineas, paso, salto }: Recorrido, radio: number): Uint8Array {
  const out = new Uint8Array(data.length)
  for (let line = 0; line < lineas; line++) {
    const start = line * salto
    let [sum, count] = [0, 0]
    for (let at = -radio; at < largo; at++) {
      const [enters, leaves] = [at + radio, at - radio - 1]
      if (enters < largo) [sum, count] = [sum + (data[start + enters * paso] ?? 0), count + 1]
      if (leaves >= 0) [sum, count] = [sum - (data[start + leaves * paso] ?? 0), count - 1]
      if (at >= 0) out[start + at * paso] = sum / count + 0.5
    }
  }
  return out
}
