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

/** Answer of the reading calls: the flat fields, the kept file and the reading. */
export type RespuestaLectura<D extends DocumentoLeible = DocumentoLeible> = DatosPorDocumento[D] & {
  readonly archivo: ArchivoGuardado
  readonly lectura: Lectura & { readonly documento: D }
}
