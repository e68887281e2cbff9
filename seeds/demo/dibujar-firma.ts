import { nuevoLienzo } from '#seeds/documentos/dibujo/lienzo.ts'
import { seededRandom } from './personas/seeded-random.ts'

const ANCHO = 420
const ALTO = 150
const BASE = 92
const TINTA = '#1b2a63'
/** Points of the pen along the name. */
const PASOS = 260

/** A PNG, as a data URL, of a signature that nobody signs: loops that shrink along the line and a flourish below, other for each seed. */
export function dibujarFirma(semilla: number): string {
  const { lienzo, pincel } = nuevoLienzo(ANCHO, ALTO)
  const between = fromTo(seededRandom(semilla).next)
  pincel.strokeStyle = TINTA
  pincel.lineCap = 'round'
  pincel.lineJoin = 'round'
  const [loops, lean] = [between(5, 8), between(0.25, 0.6)]
  const [tall, second] = [between(42, 58), between(0.35, 0.6)]
  pincel.lineWidth = 2.6
  pincel.beginPath()
  for (let i = 0; i <= PASOS; i++) {
    const t = i / PASOS
    const angle = t * loops * 2 * Math.PI
    const height = tall * (0.22 + 0.78 * Math.max(Math.exp(-t * 7), Math.exp(-(((t - second) * 9) ** 2)) * 0.8))
    const y = BASE - height * (1 - Math.cos(angle)) * 0.6 + 6 * Math.sin(t * 5)
    const x = 40 + t * 250 + Math.sin(angle) * height * 0.34 + (BASE - y) * lean
    if (i === 0) pincel.moveTo(x, y)
    else pincel.lineTo(x, y)
  }
  pincel.stroke()
  pincel.lineWidth = 1.9
  pincel.beginPath()
  pincel.moveTo(300, BASE + 4)
  pincel.bezierCurveTo(
    between(380, 410),
    BASE - 20,
    between(330, 390),
    BASE + 44,
    between(40, 90),
    BASE + between(22, 34),
  )
  pincel.bezierCurveTo(20, BASE + 20, 120, BASE + 12, between(330, 390), BASE + between(24, 36))
  pincel.stroke()
  return `data:image/png;base64,${lienzo.toBuffer('image/png').toString('base64')}`
}

function fromTo(random: () => number): (low: number, high: number) => number {
  return (low, high) => low + (high - low) * random()
}
