import type { DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import type { DocumentoReconocido, RespuestaLectura } from '#domain/documentos/lectura.ts'
import type { Giro } from '#domain/documentos/fotografia.ts'
import type { ProgresoLectura } from '#domain/documentos/progreso.ts'

/** Phases of a file that nobody has to do anything about: its data will come. */
const EN_CAMINO: ReadonlySet<ReadingJob['phase']> = new Set(['revision', 'espera', 'subiendo', 'leyendo'])

/** Those of the files that are on their way to their rows. */
export function enCamino(jobs: readonly ReadingJob[]): readonly ReadingJob[] {
  return jobs.filter(({ phase }) => EN_CAMINO.has(phase))
}

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
  /**
   * `revision`: its first bytes are looked at. `foto`: it is a photo, and the person has yet to say whether it becomes a PDF, alone
   * or with the others of its set.
   */
  readonly phase: 'revision' | 'foto' | 'espera' | 'subiendo' | 'leyendo' | 'fallo'
  /** Files chosen at once are of one set: photos among them may be the pages of one paper. */
  readonly conjunto: string
  /** A photo that the person left for later: nothing asks about it until it is taken up again. */
  readonly aparte: boolean
  /** Quarter turns of a photo that is to become a PDF; null for any other file. */
  readonly giro: Giro | null
  /** The photos that this file is made of, in their order: what comes back when it is cancelled. */
  readonly fotos: readonly ReadingJob[]
  /** 0..1 of the bytes sent. */
  readonly sent: number
  readonly progreso: ProgresoLectura | null
  readonly failure: ReadingFailure | null
}

/** "Leyendo página 2 de 3", "Hay 3 antes que el tuyo", with how far it is (0..1) when that can be told. */
export function jobProgress(job: ReadingJob): { readonly label: string; readonly value?: number } {
  if (job.phase === 'foto') return { label: 'Fotografía por convertir' }
  if (job.phase === 'espera' || job.phase === 'revision') return { label: 'En espera' }
  if (job.phase === 'subiendo') return { label: `Subiendo ${Math.round(job.sent * 100)}%`, value: job.sent * 0.3 }
  const { estado, delante = 0, pagina = 0, paginas = 0 } = job.progreso ?? {}
  if (estado === 'en_cola' && delante > 0)
    return { label: delante === 1 ? 'Hay 1 antes que el tuyo' : `Hay ${delante} antes que el tuyo` }
  if (estado === 'leyendo' && paginas > 0 && pagina > 0)
    return { label: `Leyendo página ${pagina} de ${paginas}`, value: 0.3 + (0.7 * (pagina - 0.5)) / paginas }
  return { label: 'Leyendo' }
}

export type NewJob = Pick<ReadingJob, 'file' | 'destino'> & Partial<ReadingJob>

export function newJob(job: NewJob): ReadingJob {
  return {
    phase: 'revision',
    conjunto: newId(),
    aparte: false,
    giro: null,
    fotos: [],
    ...job,
    id: newId(),
    sent: 0,
    progreso: null,
    failure: null,
  }
}

/** A UUID; `crypto.randomUUID` exists only on secure origins, and an office may serve the portal by plain http. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
