import type { AvisoLectura, CampoLeido } from './campo-leido.ts'
import type { DatosPorDocumento, DocumentoLeible } from './papeles/registro.ts'

/** What the reader says that a file is; `otro` is a paper that it does not read. */
export type DocumentoReconocido = DocumentoLeible | 'otro'

/** What was read and how. A field that was not read is absent from `campos` and named in `avisos`. */
export interface Lectura {
  readonly documento: DocumentoReconocido
  readonly campos: Readonly<Record<string, CampoLeido>>
  readonly avisos: readonly AvisoLectura[]
}

/** The file as kept by the server. `id` is opaque. */
export interface ArchivoGuardado {
  readonly id: string
  readonly nombre: string
  readonly bytes: number
  readonly paginas: number
}

/** What a file says of itself by its own text: the paper that it is, and the CURP that it gives ("" without one). */
export interface PapelReconocido {
  readonly documento: DocumentoLeible
  readonly curp: string
}

/** Answer of keeping a paper that nobody reads. */
export interface ArchivoReconocido extends ArchivoGuardado {
  /** It is one of the papers that are read. A scan is not recognised: nobody waits for that here. */
  readonly reconocido?: PapelReconocido
}

/** Answer of the reading calls: the flat fields, the kept file and the reading. */
export type RespuestaLectura<D extends DocumentoLeible = DocumentoLeible> = DatosPorDocumento[D] & {
  readonly archivo: ArchivoGuardado
  readonly lectura: Lectura & { readonly documento: D }
}
