import type { DocumentoLeible, DocumentoReconocido, RespuestaLectura } from '#domain/documentos/lectura.ts'
import type { Giro } from '#domain/documentos/fotografia.ts'
import type { ProgresoLectura } from '#domain/documentos/progreso.ts'

/** Why a file was not read, ready to be shown. */
export interface ReadingFailure {
  readonly status: number
  readonly codigo: string
  readonly error: string
  readonly suggestion: string
  readonly detail: string
  /** The paper it turned out to be, when it was put on another's row. */
  readonly documento: DocumentoReconocido | null
  /** Its reading, already made: moving it to its row costs no second one. */
  readonly respuesta: RespuestaLectura | null
}

/** One file on its way to its row. */
export interface ReadingJob {
  /** Names the reading to the server (`X-Lectura-Id`). */
  readonly id: string
  readonly file: File
  /** The row it was put on; null: whichever paper it turns out to be. */
  readonly destino: DocumentoLeible | null
  /** `foto`: it is a photo, and the person has yet to say whether it becomes a PDF. */
  readonly phase: 'foto' | 'espera' | 'subiendo' | 'leyendo' | 'fallo'
  /** Quarter turns of a photo that is to become a PDF; null for any other file. */
  readonly giro: Giro | null
  /** 0..1 of the bytes sent. */
  readonly sent: number
  readonly progreso: ProgresoLectura | null
  readonly failure: ReadingFailure | null
}

/** "Leyendo página 2 de 3", "Hay 3 antes que el tuyo", with how far it is (0..1) when that can be told. */
export function jobProgress(job: ReadingJob): { readonly label: string; readonly value?: number } {
  if (job.phase === 'foto') return { label: 'Fotografía por convertir' }
  if (job.phase === 'espera') return { label: 'En espera' }
  if (job.phase === 'subiendo') return { label: `Subiendo ${Math.round(job.sent * 100)}%`, value: job.sent * 0.3 }
  const { estado, delante = 0, pagina = 0, paginas = 0 } = job.progreso ?? {}
  if (estado === 'en_cola' && delante > 0)
    return { label: delante === 1 ? 'Hay 1 antes que el tuyo' : `Hay ${delante} antes que el tuyo` }
  if (estado === 'leyendo' && paginas > 0 && pagina > 0)
    return { label: `Leyendo página ${pagina} de ${paginas}`, value: 0.3 + (0.7 * (pagina - 0.5)) / paginas }
  return { label: 'Leyendo' }
}
