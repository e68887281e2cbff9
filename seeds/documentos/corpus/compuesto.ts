import type { DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import type { Papel } from '#seeds/documentos/dibujo/hoja.ts'
import type { CamposDe } from '#seeds/documentos/campos-esperados.ts'

/** A paper of the corpus before it becomes a PDF, with what a perfect reader takes from it. */
export interface Compuesto<D extends DocumentoLeible> {
  readonly papel: Papel
  readonly diseno: string
  readonly variante: Readonly<Record<string, unknown>>
  readonly qr: boolean
  /** What it prints. */
  readonly campos: CamposDe<D>
}
