import type { DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import type { DocumentoReconocido } from '#domain/documentos/lectura.ts'

export type ValorEsperado = string | readonly string[]

/** One file to be read and what a perfect reader takes from it. */
export interface Muestra {
  /** Tells the file again for the same seed. */
  readonly id: string
  readonly ruta: string
  readonly documento: DocumentoReconocido
  /** Which printed form of the paper. */
  readonly forma: string
  readonly dano: string
  readonly grupo: Grupo
  readonly dpi: number
  /** Whether the paper carries a QR. */
  readonly qr: boolean
  readonly campos: Readonly<Record<string, ValorEsperado>>
  /** The paper the person said it is, where a file holds two. */
  readonly esperado?: DocumentoLeible
  /** Files with the image of each page, when they are at hand. */
  readonly imagenes: readonly string[]
}

/** By which goal a file is judged. */
export const GRUPOS = ['digital', 'limpio', 'resto', 'capa-falsa'] as const
export type Grupo = (typeof GRUPOS)[number]
