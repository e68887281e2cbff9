import { ALTO_HOJA, ANCHO_HOJA, type Papel } from '#seeds/documentos/dibujo/hoja.ts'
import { Pluma } from '#seeds/documentos/dibujo/pluma.ts'

interface Box {
  readonly texto: string
  readonly x: number
  readonly y: number
  readonly right: number
  readonly bottom: number
}

/** Texts and QR codes of each page as boxes. */
function boxesOf(papel: Papel): Box[][] {
  return papel.hojas.map(({ piezas }) =>
    piezas.flatMap((pieza): Box[] => {
      if (pieza.tipo === 'qr')
        return [{ texto: 'QR', x: pieza.x, y: pieza.y, right: pieza.x + pieza.lado, bottom: pieza.y + pieza.lado }]
      if (pieza.tipo !== 'texto') return []
      const { texto, x, y, tamano, estilo } = pieza
      const width = new Pluma(papel.familia, pieza).ancho(texto, tamano, estilo)
      return [{ texto, x, y, right: x + width, bottom: y + tamano }]
    }),
  )
}

/** More than a hair of one box over the other. Letters written one by one are kerned: V and A may reach under each other. */
function overlap(a: Box, b: Box): boolean {
  if (a.texto.length === 1 && b.texto.length === 1) return false
  return a.x < b.right - 1 && b.x < a.right - 1 && a.y < b.bottom - 2 && b.y < a.bottom - 2
}

function overlaps(boxes: readonly Box[]): string[] {
  const down = boxes.toSorted((a, b) => a.y - b.y)
  return down.flatMap((box, index) => {
    const end = down.findIndex((other, at) => at > index && other.y >= box.bottom)
    const near = down.slice(index + 1, end < 0 ? undefined : end)
    return near.filter((other) => overlap(box, other)).map((other) => `${box.texto} over ${other.texto}`)
  })
}

/** What is wrong with the looks of `papel`: texts off the page, over each other or over the QR. */
export function clashes(papel: Papel): string[] {
  return boxesOf(papel).flatMap((boxes) => [
    ...boxes
      .filter(({ x, right, bottom }) => x < 20 || right > ANCHO_HOJA - 16 || bottom > ALTO_HOJA - 24)
      .map(({ texto }) => `off the page: ${texto}`),
    ...overlaps(boxes),
  ])
}
