import { medirImagen, type MedidaImagen } from '#domain/identidad/imagen.ts'
import { limpiarIcono } from '#domain/instituto/limpiar-icono.ts'
import type { Issue } from '#domain/issue.ts'

/** Of a person's own photo: what a phone takes fits, after the screen has made it small. */
export const FOTO_MAX_BYTES = 2 * 1024 * 1024
export const FOTO_MAX_LADO = 4096
export const FOTO_MIN_LADO = 32

/** A photo as it is kept. */
export interface FotoLeida extends MedidaImagen {
  /** Without what cameras and programs add: where and with what it was taken. */
  readonly bytes: Uint8Array
}

/** The image that `bytes` hold, or what is wrong with them, at `file`. */
export function readFoto(bytes: Uint8Array): FotoLeida | Issue {
  if (bytes.length === 0) return issue('vacio', 'El archivo está vacío: elige otro.')
  if (bytes.length > FOTO_MAX_BYTES)
    return issue('tamano', `La fotografía pesa ${megas(bytes.length)} MB y se admiten 2 MB: elige una más pequeña.`)
  const medida = medirImagen(bytes)
  const clean = medida && limpiarIcono(bytes, medida.tipo === 'png' ? 'png' : 'jpg')
  if (!medida || !clean) return issue('tipo', 'El archivo no es una imagen JPG o PNG completa: elige otro.')
  const { ancho, alto } = medida
  if (Math.max(ancho, alto) > FOTO_MAX_LADO)
    return issue('medida', `La fotografía mide ${ancho} por ${alto} puntos y se admiten ${FOTO_MAX_LADO} por lado.`)
  return Math.min(ancho, alto) < FOTO_MIN_LADO
    ? issue('medida', `La fotografía mide ${ancho} por ${alto} puntos y se esperan al menos ${FOTO_MIN_LADO} por lado.`)
    : { ...medida, bytes: clean }
}

const issue = (code: string, message: string): Issue => ({ path: 'file', code, message })
const megas = (bytes: number) => Math.ceil((bytes / 1024 / 1024) * 10) / 10
