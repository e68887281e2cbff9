import type { Paso } from './dano.ts'
import { copia } from './pixeles.ts'

/** A shadow that grows towards one corner, down to `luz` (0..1) of the light. */
export const sombra =
  (luz: number): Paso =>
  (pagina, { random }) => {
    const { lienzo, pincel } = copia(pagina)
    const { width, height } = lienzo
    const corner = random.pick([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
    const [x, y] = [corner[0] * width, corner[1] * height]
    const shade = pincel.createRadialGradient(x, y, 0, x, y, Math.hypot(width, height) * (0.6 + random.next() * 0.3))
    const tone = Math.round(255 * luz)
    shade.addColorStop(0, `rgb(${tone}, ${tone}, ${tone + 4})`)
    shade.addColorStop(0.55, `rgb(${(tone + 255) >> 1}, ${(tone + 255) >> 1}, ${(tone + 255) >> 1})`)
    shade.addColorStop(1, '#ffffff')
    pincel.globalCompositeOperation = 'multiply'
    pincel.fillStyle = shade
    pincel.fillRect(0, 0, width, height)
    pincel.globalCompositeOperation = 'source-over'
    return lienzo
  }

/** One or two creases across the page: a dark slope, a light one, and ink worn off along the edge. */
export const doblez: Paso = (pagina, { random, dpi }) => {
  const { lienzo, pincel } = copia(pagina)
  const { width, height } = lienzo
  for (let fold = random.int(1, 2); fold > 0; fold--) {
    const across = random.chance(0.6)
    const at = (across ? height : width) * (0.2 + random.next() * 0.6)
    const reach = dpi * 0.25
    pincel.save()
    if (!across) pincel.transform(0, 1, 1, 0, 0, 0)
    const long = across ? width : height
    pincel.globalCompositeOperation = 'multiply'
    const slope = pincel.createLinearGradient(0, at - reach, 0, at)
    slope.addColorStop(0, '#ffffff')
    slope.addColorStop(1, '#a9a7a3')
    pincel.fillStyle = slope
    pincel.fillRect(0, at - reach, long, reach)
    pincel.globalCompositeOperation = 'source-over'
    for (let x = 0; x < long; x += dpi / 40) {
      pincel.fillStyle = `rgba(250, 249, 246, ${0.15 + random.next() * 0.5})`
      pincel.fillRect(x, at - random.next() * dpi * 0.008, dpi / 40, dpi * 0.012)
    }
    pincel.restore()
  }
  return lienzo
}

const TINTAS = ['32, 44, 140', '120, 24, 90', '150, 20, 30', '20, 20, 20']

/** A round or square stamp of an office, see-through, somewhere in the upper two thirds. */
export const sello: Paso = (pagina, { random, dpi }) => {
  const { lienzo, pincel } = copia(pagina)
  const [inch, ink] = [dpi, random.pick(TINTAS)]
  pincel.translate(lienzo.width * (0.2 + random.next() * 0.6), lienzo.height * (0.12 + random.next() * 0.5))
  pincel.rotate((random.next() - 0.5) * 0.9)
  pincel.strokeStyle = `rgba(${ink}, 0.5)`
  pincel.fillStyle = `rgba(${ink}, 0.5)`
  pincel.lineWidth = inch * 0.03
  pincel.textAlign = 'center'
  const round = random.chance(0.5)
  for (const size of [0.75, 0.62]) {
    pincel.beginPath()
    if (round) pincel.arc(0, 0, inch * size, 0, Math.PI * 2)
    else pincel.rect(-inch * (size + 0.3), -inch * size * 0.6, inch * (size + 0.3) * 2, inch * size * 1.2)
    pincel.stroke()
  }
  pincel.font = `bold ${Math.round(inch * 0.19)}px sans-serif`
  pincel.fillText(random.pick(['RECIBIDO', 'COTEJADO', 'COPIA']), 0, -inch * 0.08)
  pincel.font = `${Math.round(inch * 0.12)}px sans-serif`
  pincel.fillText(`${random.int(1, 28)} ENE 2026`, 0, inch * 0.16)
  pincel.resetTransform()
  return lienzo
}

/** A signature in pen: one line that curls, over whatever stands there. */
export const firma: Paso = (pagina, { random, dpi }) => {
  const { lienzo, pincel } = copia(pagina)
  let x = lienzo.width * (0.15 + random.next() * 0.45)
  let y = lienzo.height * (0.15 + random.next() * 0.5)
  pincel.strokeStyle = random.pick(['rgba(20, 30, 110, 0.75)', 'rgba(15, 15, 20, 0.7)'])
  pincel.lineWidth = dpi * 0.014
  pincel.lineCap = 'round'
  pincel.beginPath()
  pincel.moveTo(x, y)
  for (let stroke = random.int(5, 8); stroke > 0; stroke--) {
    const swing = (reach: number): number => (random.next() - 0.5) * dpi * reach
    const [toX, toY] = [x + dpi * (0.1 + random.next() * 0.3), y + swing(0.35)]
    pincel.bezierCurveTo(x + swing(0.7), y + swing(1), toX + swing(0.6), toY + swing(0.9), toX, toY)
    x = toX
    y = toY
  }
  pincel.stroke()
  return lienzo
}
