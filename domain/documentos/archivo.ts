import { formatCuenta } from '#domain/cuenta-texto.ts'
import type { Issue } from '#domain/issue.ts'
import { DOCUMENTOS_LEIBLES } from './papeles/registro.ts'

/** Largest upload, in bytes (specification 1 §5.3: 10 MB). */
export const ARCHIVO_MAX_BYTES = 10 * 1024 * 1024

/** Kinds of paper that an expediente holds: those that are read, the letter, the photo, and those that movements bring. */
export const CLASES_ARCHIVO = [
  ...DOCUMENTOS_LEIBLES,
  'carta',
  'foto',
  'oficio',
  'acta',
  'incidencia',
  'solicitud',
  'percepciones',
] as const
export type ClaseArchivo = (typeof CLASES_ARCHIVO)[number]

/** The voucher of a payment: a proposal keeps it, and no expediente does. */
export const CLASE_COMPROBANTE = 'comprobante'
/** Kinds of file that can be uploaded. */
export type ClaseSubida = ClaseArchivo | typeof CLASE_COMPROBANTE

/** Types of file, by the bytes they begin with: a name proves nothing. */
export const TIPOS_ARCHIVO = {
  pdf: { mime: 'application/pdf', firma: [0x25, 0x50, 0x44, 0x46, 0x2d], extension: 'pdf' },
  jpeg: { mime: 'image/jpeg', firma: [0xff, 0xd8, 0xff], extension: 'jpg' },
  png: { mime: 'image/png', firma: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], extension: 'png' },
} as const
export type TipoArchivo = keyof typeof TIPOS_ARCHIVO

/** What a file of each class may be (specification 1 §3.5: manual files pdf, jpg, jpeg, png; the photo JPG or PNG). */
const tiposDe = (clase: ClaseSubida): readonly TipoArchivo[] =>
  clase === 'foto' ? ['jpeg', 'png'] : ['pdf', 'jpeg', 'png']

/** The type of a file by its first bytes (a PDF's mark may stand within the first 1,024), or null. */
export function sniffTipo(start: Uint8Array): TipoArchivo | null {
  const names = Object.keys(TIPOS_ARCHIVO) as TipoArchivo[]
  return names.find((name) => hasFirma(start, TIPOS_ARCHIVO[name].firma, name === 'pdf' ? 1024 : 0)) ?? null
}

function hasFirma(start: Uint8Array, firma: readonly number[], slack: number): boolean {
  for (let offset = 0; offset <= Math.min(slack, start.length - firma.length); offset += 1)
    if (firma.every((byte, index) => start[offset + index] === byte)) return true
  return false
}

/** "11.2MB": a size as the documented message writes it. */
export function formatMegas(bytes: number): string {
  return `${Math.round((bytes / 1024 / 1024) * 10) / 10}MB`
}

/** The documented sentence for a file over the limit (specification 1 §8). */
export function tamanoTexto(bytes: number): string {
  return `El archivo es demasiado grande. Tamaño máximo: 10MB. Tamaño actual: ${formatMegas(bytes)}`
}

/** What can be done about a refused file, and more of why it was (specification 1 §8): none of both is empty. */
export interface Remedio {
  readonly suggestion: string
  readonly detail: string
}

/** Of a file over `max` bytes. */
export function remedioTamano(max: number): Remedio {
  return {
    suggestion: 'Sube el PDF original, que pesa mucho menos que una fotografía.',
    detail: `Se admiten hasta ${formatCuenta(max)} bytes.`,
  }
}

/** Of what `archivoIssues` found, by its code. */
export function remedioArchivo(code: string): Remedio {
  if (code === 'tamano') return remedioTamano(ARCHIVO_MAX_BYTES)
  return {
    suggestion: 'Descarga de nuevo el documento desde su página oficial y vuelve a subirlo.',
    detail: code === 'vacio' ? 'Tiene 0 bytes.' : 'Sus primeros bytes no son los de ninguno de esos tipos.',
  }
}

/** What is wrong with a file of `clase` before anybody reads it: empty, too large, another type. */
export function archivoIssues(clase: ClaseSubida, bytes: number, tipo: TipoArchivo | null): Issue[] {
  if (bytes === 0) return [{ path: 'file', code: 'vacio', message: 'El archivo está vacío: elige otro.' }]
  if (bytes > ARCHIVO_MAX_BYTES) return [{ path: 'file', code: 'tamano', message: tamanoTexto(bytes) }]
  if (tipo && tiposDe(clase).includes(tipo)) return []
  const expected = clase === 'foto' ? 'una imagen JPG o PNG' : 'un PDF o una imagen JPG o PNG'
  return [{ path: 'file', code: 'tipo', message: `Tipo de archivo no soportado: se esperaba ${expected}.` }]
}
