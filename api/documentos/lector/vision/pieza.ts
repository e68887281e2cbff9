/** Sides of what hangs together, in pixels. */
export interface Lindes {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const stack: number[] = []

/**
 * Walks over the pixels that hang together with the one at `start` (corners too) in an image `ancho` pixels wide. `toma` says whether a
 * pixel is of it and was not taken before, and takes it.
 */
export function recorrerPieza(start: number, ancho: number, toma: (at: number) => boolean): Lindes {
  let [left, right, top, bottom] = [Infinity, 0, Infinity, 0]
  if (toma(start)) stack.push(start)
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const [x, y] = [at % ancho, (at / ancho) | 0]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    for (let dy = -ancho; dy <= ancho; dy += ancho)
      for (let dx = -1; dx <= 1; dx++) if (toma(at + dy + dx)) stack.push(at + dy + dx)
  }
  return { x: left, y: top, w: right - left + 1, h: bottom - top + 1 }
}
