import { seededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { nuevoLienzo } from './lienzo.ts'

const LADO = 300
const FONDOS = ['#dfe7ec', '#ece5da', '#e2eadf', '#e9dfe6', '#e6e6e6']
const PIELES = ['#c68e6b', '#e0b08c', '#a86f4b', '#8d5a3b', '#d9a179']
const CABELLOS = ['#2a2320', '#4a3426', '#6b4a2f', '#8c8c8c', '#1d1d24']
const ROPAS = ['#2f4858', '#6d2e46', '#3f5e3a', '#5a4e7c', '#7a5c2e']

/** An abstract portrait of 300×300 in JPEG: flat shapes, no face. */
export function fotoAbstracta(semilla: number): Buffer {
  const random = seededRandom(semilla)
  const { lienzo, pincel } = nuevoLienzo(LADO, LADO)
  const ellipse = (color: string, x: number, y: number, rx: number, ry: number): void => {
    pincel.fillStyle = color
    pincel.beginPath()
    pincel.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2)
    pincel.fill()
  }
  pincel.fillStyle = random.pick(FONDOS)
  pincel.fillRect(0, 0, LADO, LADO)
  const [piel, cabello] = [random.pick(PIELES), random.pick(CABELLOS)]
  const largo = random.int(0, 60)
  ellipse(cabello, 150, 128 + largo / 2, 72, 80 + largo / 2)
  ellipse(random.pick(ROPAS), 150, 318, 118, 104)
  ellipse(piel, 150, 215, 26, 38)
  ellipse(piel, 150, 140, 55, 68)
  ellipse(cabello, 150 + random.int(-5, 5), 84, 60, 30)
  pincel.fillStyle = 'rgba(90,90,90,0.55)'
  pincel.font = '11px sans-serif'
  pincel.fillText('MUESTRA', 8, 16)
  return lienzo.toBuffer('image/jpeg', 82)
}
