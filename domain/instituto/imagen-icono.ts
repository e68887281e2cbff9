import type { Issue } from '#domain/issue.ts'

/** Bytes that an icon may weigh, and pixels of each side. */
export const ICONO_MAX_BYTES = 1024 * 1024
export const ICONO_MAX_LADO = 2048
export const ICONO_MIN_LADO = 16

export interface IconoLeido {
  readonly tipo: 'png' | 'jpg'
  readonly ancho: number
  readonly alto: number
}

const FORMA = 'El icono debe ser una imagen PNG o JPG.'
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** What is told of a file that weighs too much. */
export function iconoPesado(bytes: number): string {
  const mb = (bytes / (1024 * 1024)).toLocaleString('es-MX', { maximumFractionDigits: 1 })
  return `El icono pesa ${mb} MB y el máximo es 1 MB.`
}

/**
 * What the first bytes of a file say it is, whatever its name: kind and size in pixels, read from its header without decoding
 * anything. An issue for another kind (an SVG, which may carry script, among them) and for a side out of bounds.
 */
export function leerIcono(bytes: Uint8Array): IconoLeido | Issue {
  const leido = medirImagen(bytes)
  if (!leido) return issue('tipo', FORMA)
  const { ancho, alto } = leido
  if (ancho > ICONO_MAX_LADO || alto > ICONO_MAX_LADO)
    return issue(
      'dimensiones',
      `El icono mide ${count(ancho)} × ${count(alto)} píxeles y cada lado puede medir hasta ${count(ICONO_MAX_LADO)}.`,
    )
  if (ancho < ICONO_MIN_LADO || alto < ICONO_MIN_LADO)
    return issue(
      'dimensiones',
      `El icono mide ${ancho} × ${alto} píxeles: se esperaban al menos ${ICONO_MIN_LADO} por lado.`,
    )
  return leido
}

/** Kind and size in pixels of a PNG or JPEG, read from its header without decoding anything; null for anything else. */
export function medirImagen(bytes: Uint8Array): IconoLeido | null {
  return readPng(bytes) ?? readJpg(bytes)
}

const count = (n: number) => n.toLocaleString('es-MX')

function issue(code: string, message: string): Issue {
  return { path: 'file', code, message }
}

const u16 = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
const u32 = (bytes: Uint8Array, at: number) => u16(bytes, at) * 65_536 + u16(bytes, at + 2)

/** PNG: its signature, then IHDR with both sides (ISO/IEC 15948 §11.2.2). */
function readPng(bytes: Uint8Array): IconoLeido | null {
  if (!PNG.every((byte, i) => bytes[i] === byte) || bytes.length < 45) return null
  const isHeader = u32(bytes, 8) === 13 && String.fromCharCode(...bytes.subarray(12, 16)) === 'IHDR'
  return isHeader ? { tipo: 'png', ancho: u32(bytes, 16), alto: u32(bytes, 20) } : null
}

/** JPEG: the frame header, SOF0 to SOF15 but not DHT, JPG or DAC (ITU-T T.81 §B.2.2). */
function readJpg(bytes: Uint8Array): IconoLeido | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { tipo: 'jpg', alto: u16(bytes, at + 5), ancho: u16(bytes, at + 7) }
    at += 2 + u16(bytes, at + 2)
  }
  return null
}
