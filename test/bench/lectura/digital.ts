import { Lector } from '#api/documentos/lector/lector.ts'
import type { Medida } from '#test/bench/main.ts'
import { SIN_PRISA, type Leida } from './leer-todo.ts'
import { hijos, segundosCpu } from './memoria.ts'

/** Files read before the clock runs: a reader that has just begun still compiles what it runs. */
const CALENTAR = 48
const VUELTAS = 80

/** Files a second that one reader takes: those settled by their text alone, and those with a QR besides. */
export async function medirDigitales(leidas: readonly Leida[]): Promise<Medida[]> {
  const digital = leidas.filter(({ muestra, conOcr, error }) => muestra.grupo === 'digital' && !conOcr && !error)
  const rutas = (conQr: boolean): string[] =>
    digital.filter((each) => each.conQr === conQr).map(({ muestra }) => muestra.ruta)
  return [
    ...(await velocidad('Digitales, solo texto', rutas(false), 20)),
    ...(await velocidad('Digitales, con QR', rutas(true), 8)),
  ]
}

/** By the reader's own processor time: a core that is shared with others says nothing about the reader. */
async function velocidad(que: string, rutas: readonly string[], meta: number): Promise<Medida[]> {
  if (rutas.length === 0) return []
  // Never recycled: a reader that begins is not a reader that reads.
  const lector = new Lector({ procesos: 1, ...SIN_PRISA, reciclarTras: Number.POSITIVE_INFINITY })
  try {
    const read = async (count: number): Promise<void> => {
      for (let round = 0; round < count; round++) await lector.readDocument(rutas[round % rutas.length] ?? '')
    }
    await read(CALENTAR)
    const cpu = (): number => hijos().reduce((sum, pid) => sum + segundosCpu(pid), 0)
    const [before, start] = [cpu(), performance.now()]
    await read(VUELTAS)
    const [used, wall] = [cpu() - before, (performance.now() - start) / 1000]
    const speed = VUELTAS / used
    const cifra = `${speed.toFixed(1)} por segundo de procesador (${(VUELTAS / wall).toFixed(1)} por segundo de reloj)`
    return [{ que, cifra, meta: `≥ ${meta} por segundo`, cumple: speed >= meta }]
  } finally {
    lector.close()
  }
}
