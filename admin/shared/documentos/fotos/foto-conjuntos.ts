import { GIROS } from '#domain/documentos/fotografia.ts'
import { newJob } from '#admin/shared/documentos/lectura/reading-job.ts'
import type { DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import type { ReadingJob } from '#admin/shared/documentos/lectura/reading-job.ts'

type Jobs = readonly ReadingJob[]

/** Photos chosen at once that wait for the person, in the order in which they would be joined. */
export interface ConjuntoFotos {
  readonly conjunto: string
  readonly destino: DocumentoLeible | null
  readonly fotos: readonly ReadingJob[]
  /** Left for later. */
  readonly aparte: boolean
}

const isFoto = (job: ReadingJob): boolean => job.phase === 'foto'

/** The photos that wait, by set; a set whose files are still being looked at is not there yet. */
export function conjuntosDeFotos(jobs: Jobs): ConjuntoFotos[] {
  const looking = new Set(jobs.filter(({ phase }) => phase === 'revision').map(({ conjunto }) => conjunto))
  const names = [...new Set(jobs.filter(isFoto).map(({ conjunto }) => conjunto))]
  return names.flatMap((conjunto) => {
    const fotos = jobs.filter((job) => isFoto(job) && job.conjunto === conjunto)
    const [first] = fotos
    if (!first || looking.has(conjunto)) return []
    return [{ conjunto, destino: first.destino, fotos, aparte: first.aparte }]
  })
}

/** `id` in the place `to` (from 0) among the photos of its set; every other file stays where it is. */
export function withPhotoMoved(jobs: Jobs, id: string, to: number): Jobs {
  const moved = jobs.find((job) => job.id === id)
  const among = jobs.filter((job) => isFoto(job) && job.conjunto === moved?.conjunto)
  if (!moved || to < 0 || to >= among.length) return jobs
  const order = among.filter((job) => job !== moved)
  order.splice(to, 0, moved)
  return jobs.map((job) => (among.includes(job) ? (order.shift() ?? job) : job))
}

export function withPhotoTurned(jobs: Jobs, id: string): Jobs {
  return jobs.map((job) => (job.id === id ? { ...job, giro: GIROS[((job.giro ?? 0) + 1) % GIROS.length] ?? 0 } : job))
}

/** Each photo of the set by itself: they are asked about one after another. */
export function withSetSplit(jobs: Jobs, conjunto: string): Jobs {
  return jobs.map((job) => (isFoto(job) && job.conjunto === conjunto ? { ...job, conjunto: job.id } : job))
}

export function withSetAside(jobs: Jobs, conjunto: string, aparte: boolean): Jobs {
  return jobs.map((job) => (job.conjunto === conjunto ? { ...job, aparte } : job))
}

/** One PDF in the place of the photos it was joined from. */
export function withSetJoined(jobs: Jobs, conjunto: string, file: File): Jobs {
  const fotos = jobs.filter((job) => isFoto(job) && job.conjunto === conjunto)
  const [first] = fotos
  if (!first) return jobs
  const joined = newJob({ file, destino: first.destino, phase: 'espera', fotos })
  return jobs.flatMap((job) => (job === first ? [joined] : fotos.includes(job) ? [] : [job]))
}

/** A PDF gives way to the photos it was joined from, in the order and turned as they were. */
export function withPhotosBack(jobs: Jobs, id: string, aparte: boolean): Jobs {
  return jobs.flatMap((job) => (job.id === id ? job.fotos.map((foto) => ({ ...foto, aparte })) : [job]))
}
