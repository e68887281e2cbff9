import type { DatosPorDocumento, DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import type { Papel } from '#seeds/documentos/dibujo/hoja.ts'

/** A paper of the corpus before it becomes a PDF, with what a perfect reader takes from it. */
export interface Compuesto<D extends DocumentoLeible> {
  readonly papel: Papel
  readonly diseno: string
  readonly variante: Readonly<Record<string, unknown>>
  readonly qr: boolean
  readonly campos: DatosPorDocumento[D]
}
