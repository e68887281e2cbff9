import type { ArchivoReconocido } from '#domain/documentos/lectura.ts'
import type { ClavePapel } from './tipos/papel.ts'

/** One paper of the expediente. */
export interface DocumentoExpediente {
  readonly id: number
  readonly tipo: ClavePapel
  readonly archivo: { readonly id: string; readonly nombre: string; readonly bytes: number; readonly paginas: number }
  readonly por: 'Sistema' | 'Usuario' | 'OCR' | 'Admin'
  readonly agregadoAt: string
  readonly agregadoPor: string
  /** False once a better scan took its place. */
  readonly vigente: boolean
  /** Folio of the movement that it came with while that one is not applied; null of what is on file. */
  readonly enTramite: string | null
}

/** Whether a person validated it, and no reading nor record: who filed it did. */
export function isValidadoAMano({ por }: Pick<DocumentoExpediente, 'por'>): boolean {
  return por === 'Usuario' || por === 'Admin'
}

/** Who validated and filed it: "Validado por Usuario (Lucía Robledo)", "Validado por OCR; lo agregó Lucía Robledo". */
export function validacionTexto(papel: Pick<DocumentoExpediente, 'por' | 'agregadoPor'>): string {
  const { por, agregadoPor } = papel
  return `Validado por ${por}${isValidadoAMano(papel) ? ` (${agregadoPor})` : `; lo agregó ${agregadoPor}`}`
}

/** A field that somebody wrote otherwise than its paper was read. */
export interface CampoCorregido {
  readonly campo: string
  readonly leido: string
  readonly guardado: string
}

/** A paper that a movement counts with, and what was written otherwise than it was read: whoever takes the turn looks at that first. */
export interface PapelDeMovimiento extends Pick<DocumentoExpediente, 'tipo' | 'por' | 'agregadoAt' | 'agregadoPor'> {
  readonly archivo: ArchivoReconocido
  readonly corregidos: readonly CampoCorregido[]
}
