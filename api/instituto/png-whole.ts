import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const inflateAsync = promisify(inflate)

/** Samples of a pixel by colour type (ISO/IEC 15948 §11.2.2). */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** First column and row, and the step of both, of each pass of an interlaced image (§8.2). */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/**
 * Whether the data of a PNG opens to just what its header promises: a program that draws it later (a printed paper) then
 * finds nothing broken and nothing bigger.
 */
export async function isPngWhole(bytes: Uint8Array): Promise<boolean> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [width, height, depth] = [view.getUint32(16), view.getUint32(20), bytes[24] ?? 0]
  const samples = SAMPLES[bytes[25] ?? -1]
  if (samples === undefined || ![1, 2, 4, 8, 16].includes(depth)) return false
  const rows = (w: number, h: number) => (w === 0 ? 0 : h * (1 + Math.ceil((w * samples * depth) / 8)))
  const passes = bytes[28] === 1 ? ADAM7 : ([[0, 0, 1, 1]] as const)
  const expected = passes.reduce(
    (total, [x, y, dx, dy]) =>
      total + rows(Math.ceil(Math.max(0, width - x) / dx), Math.ceil(Math.max(0, height - y) / dy)),
    0,
  )
  const data = await inflateAsync(imageData(bytes, view), { maxOutputLength: expected }).catch(() => null)
  return data?.length === expected
}

function imageData(bytes: Uint8Array, view: DataView): Buffer {
  const parts: Uint8Array[] = []
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at))
    if (String.fromCharCode(...bytes.subarray(at + 4, at + 8)) === 'IDAT')
      parts.push(bytes.subarray(at + 8, at + 8 + view.getUint32(at)))
  return Buffer.concat(parts)
}
