import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { ALTO_HOJA, ANCHO_HOJA, type Marco } from '#seeds/documentos/dibujo/hoja.ts'

const A4 = { ancho: 595.28, alto: 841.89 }
const CARTA = { ancho: ANCHO_HOJA, alto: ALTO_HOJA, escala: 1, x: 0, y: 0, girado: false }

/** The sheet by chance: letter as a rule, A4, legal, printed smaller, or written lying down. Undefined is plain letter. */
export function marcoAlAzar(random: SeededRandom): Marco | undefined {
  const kind = random.next()
  const escala = random.int(80, 95) / 100
  if (kind < 0.68) return undefined
  if (kind < 0.82) return { ...A4, escala: A4.ancho / ANCHO_HOJA, x: 0, y: random.int(0, 60), girado: false }
  if (kind < 0.87) return { ...CARTA, alto: 1008 }
  if (kind < 0.95) return { ...CARTA, escala, x: (ANCHO_HOJA * (1 - escala)) / 2, y: random.int(0, 30) }
  return { ...CARTA, girado: true }
}
