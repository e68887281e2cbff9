import type { Paso } from './dano.ts'
import { escalar } from './desenfoque.ts'
import { cambiarPixeles, copia } from './pixeles.ts'
import { blancoYNegro } from './tono.ts'

/** A fax in fine mode: 204 × 196 dots, black or white, single lines lost or drawn through, and specks. */
export const fax: Paso = async (pagina, ambiente) => {
  const { random, dpi } = ambiente
  const [ancho, alto] = [Math.round((pagina.width * 204) / dpi), Math.round((pagina.height * 196) / dpi)]
  const flat = await blancoYNegro(165)(escalar(pagina, ancho, alto), ambiente)
  const { lienzo, pincel } = copia(flat)
  for (let line = random.int(3, 7); line > 0; line--) {
    pincel.fillStyle = random.chance(0.5) ? '#000000' : '#ffffff'
    const start = ancho * random.next() * 0.4
    pincel.fillRect(start, random.int(0, alto), ancho * (0.3 + random.next() * 0.6), 1)
  }
  for (let track = random.int(0, 2); track > 0; track--) {
    pincel.fillStyle = '#000000'
    pincel.fillRect(random.int(0, ancho), 0, 1, alto)
  }
  return escalar(motas(lienzo, random.next), pagina.width, pagina.height)
}

function motas(lienzo: Parameters<Paso>[0], next: () => number): Parameters<Paso>[0] {
  return cambiarPixeles(lienzo, (r, g, b) => (next() < 0.0006 ? [255 - r, 255 - g, 255 - b] : [r, g, b]))
}
