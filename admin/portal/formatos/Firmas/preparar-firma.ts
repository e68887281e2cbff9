import { FIRMA_LIMITES, leerFirma } from '#domain/formatos/firma.ts'

/** The sign is drawn no larger than this: it is printed a few centimetres wide. */
const LADO_MAX = 1200
/** How light (0-255) a pixel is that counts as paper, and the share kept around the ink. */
const PAPEL = 235
const MARGEN = 8

/**
 * A picture file as the signature that is kept: its empty margins cut off, at most 300 kB, as a data URL. Throws an Error
 * whose message says what is wrong. What it is, is read from its header first: nothing huge is ever decoded.
 */
export async function prepararFirma(file: File): Promise<string> {
  const head = new Uint8Array(await file.slice(0, 256 * 1024).arrayBuffer())
  const leida = leerFirma(head, false)
  if ('code' in leida) throw new Error(leida.message)
  const image = await createImageBitmap(file).catch(() => {
    throw new Error('La imagen está dañada: guárdala de nuevo como PNG o JPG.')
  })
  const canvas = cutOut(image)
  image.close()
  return lightest(canvas)
}

/** The part of the picture that holds ink, with a little air around it. */
function cutOut(image: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, LADO_MAX / Math.max(image.width, image.height))
  const whole = draw(image, 0, 0, image.width, image.height, scale)
  const { data, width, height } = contextOf(whole).getImageData(0, 0, whole.width, whole.height)
  const box = inkBox(data, width, height)
  return box ? draw(whole, box.x, box.y, box.width, box.height, 1) : whole
}

function draw(
  source: CanvasImageSource,
  x: number,
  y: number,
  width: number,
  height: number,
  scale: number,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  contextOf(canvas).drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return canvas
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('Este navegador no puede recortar la imagen.')
  return context
}

function inkBox(data: Uint8ClampedArray, width: number, height: number) {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isInk(data, (y * width + x) * 4)) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  if (right < 0) return null
  const [x, y] = [Math.max(0, left - MARGEN), Math.max(0, top - MARGEN)]
  return { x, y, width: Math.min(width, right + MARGEN) - x, height: Math.min(height, bottom + MARGEN) - y }
}

function isInk(data: Uint8ClampedArray, at: number): boolean {
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
  return alpha > 32 && Math.min(red, green, blue) < PAPEL
}

/** As PNG, smaller and smaller until it weighs little enough. */
function lightest(canvas: HTMLCanvasElement): string {
  let current = canvas
  for (;;) {
    const url = current.toDataURL('image/png')
    if (url.length * 0.75 <= FIRMA_LIMITES.bytes || current.width < 80) return url
    current = draw(current, 0, 0, current.width, current.height, 0.8)
  }
}
