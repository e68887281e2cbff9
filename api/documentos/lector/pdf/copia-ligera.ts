/** An image of a PDF as its dictionary tells it. */
export interface ImagenCruda {
  readonly ancho: number
  readonly alto: number
  /** Its bytes when they are a JPEG and nothing else has to be done to them; null otherwise. */
  readonly jpeg: Uint8Array | null
}

/** A PDF whose images are all one row of nothing: walking through its drawing costs none of their decoding. */
export interface CopiaLigera {
  readonly data: Uint8Array
  /** An image of the drawing that is `n` pixels wide and one high is number `n - PRIMERA` of these. */
  readonly imagenes: readonly ImagenCruda[]
}

/** One by one pixel is drawn in another way. */
const PRIMERA = 2
/** A dictionary is shorter than this, in bytes; and no honest file has more images. */
const REACH = 2048
const MAX_IMAGES = 4000
/** Filters that decode the whole of an image for its first row. An unknown name of the same length decodes nothing. */
const EAGER = /\/(?:DCTDecode|JPXDecode|JBIG2Decode)/g

/**
 * A copy of `bytes` to walk through: same objects at the same places, each image told to be one row high and as many pixels wide as its
 * number. Image dictionaries are never inside compressed objects, so that they are found as they stand; one that is written in an
 * unusual way stays as it is, which costs time and nothing else.
 */
export function copiaLigera(bytes: Uint8Array): CopiaLigera {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const data = new Uint8Array(bytes)
  const target = Buffer.from(data.buffer)
  const imagenes: ImagenCruda[] = []
  let seen = 0
  for (let at = source.indexOf(IMAGE); at >= 0 && seen++ < MAX_IMAGES; at = source.indexOf(IMAGE, at + IMAGE.length)) {
    const place = dictionaryAt(source, at)
    if (place && blank(target, place, imagenes.length + PRIMERA)) imagenes.push(rawImage(source, place))
  }
  return { data, imagenes }
}

/** The image that the drawing tells of as `ancho` × `alto`; undefined for one that was left as it is. */
export const imagenDe = (imagenes: CopiaLigera['imagenes'], ancho: number, alto: number): ImagenCruda | undefined =>
  alto === 1 ? imagenes[ancho - PRIMERA] : undefined

const IMAGE = '/Image'
const SUBTYPE = /\/Subtype\s*\/Image(?![A-Za-z])/

interface Diccionario {
  readonly start: number
  readonly texto: string
  /** Where the bytes of the image begin. */
  readonly datos: number
}

function dictionaryAt(source: Buffer, at: number): Diccionario | null {
  const before = source.subarray(Math.max(0, at - REACH), at)
  const begin = before.lastIndexOf(' obj')
  const length = source.subarray(at, at + REACH).indexOf('stream')
  if (begin < 0 || length < 0) return null
  const [start, end] = [at - before.length + begin, at + length]
  const texto = source.toString('latin1', start, end)
  if (!SUBTYPE.test(texto)) return null
  const breakAt = end + 'stream'.length
  return { start, texto, datos: breakAt + (source[breakAt] === 0x0d ? 2 : 1) }
}

const WIDTH = /\/Width\s+(\d+)(?!\d|\s+\d+\s+R)/
const HEIGHT = /\/Height\s+(\d+)(?!\d|\s+\d+\s+R)/

/** Writes the size that stands for the image over its own. False where it has no room, and nothing is changed. */
function blank(data: Buffer, { start, texto }: Diccionario, number: number): boolean {
  const [width, height] = [WIDTH.exec(texto), HEIGHT.exec(texto)]
  const code = String(number)
  if (!width?.[1] || !height?.[1] || code.length > width[1].length) return false
  for (const [match, value] of [
    [width, code],
    [height, '1'],
  ] as const) {
    const digits = match[1] ?? ''
    const at = start + match.index + match[0].length - digits.length
    data.write(value.padStart(digits.length, '0'), at, 'latin1')
  }
  for (const { index, 0: name } of texto.matchAll(EAGER))
    data.write(`/${'X'.repeat(name.length - 1)}`, start + index, 'latin1')
  return true
}

/** Nothing but three channels, or one, of light: no mask, no palette, no turned levels, no further filter. */
const PLAIN_JPEG = /\/Filter\s*(?:\[\s*)?\/DCTDecode\s*(?:\]|\/|>)/
const NOT_PLAIN = /\/(?:SMask|Mask|Decode|ImageMask|DecodeParms)(?![A-Za-z])/
const CHANNELS = /\/ColorSpace\s*\/Device(?:RGB|Gray)/
const LENGTH = /\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/

function rawImage(source: Buffer, { texto, datos }: Diccionario): ImagenCruda {
  const number = (pattern: RegExp): number => Number(pattern.exec(texto)?.[1] ?? 0)
  const [ancho, alto, length] = [number(WIDTH), number(HEIGHT), number(LENGTH)]
  const plain = PLAIN_JPEG.test(texto) && !NOT_PLAIN.test(texto) && CHANNELS.test(texto)
  const end = datos + length
  const whole = length > 0 && end <= source.length && source[datos] === 0xff && source[datos + 1] === 0xd8
  return { ancho, alto, jpeg: plain && whole ? source.subarray(datos, end) : null }
}
