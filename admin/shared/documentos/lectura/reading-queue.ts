import type { DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import type { RespuestaLectura } from '#domain/documentos/lectura.ts'
import { isAbort } from '#admin/providers/api-error.ts'
import { checkPdf } from '#admin/shared/documentos/check-pdf.ts'
import {
  withPhotoMoved,
  withPhotosBack,
  withPhotoTurned,
  withSetAside,
  withSetJoined,
  withSetSplit,
} from '#admin/shared/documentos/fotos/foto-conjuntos.ts'
import { cancelReading, failureOf, fetchProgress, readPaper } from './read-paper.ts'
import { newId, newJob } from './reading-job.ts'
import type { ReadingJob } from './reading-job.ts'

/** The server reads two at a time for one desk; more would only wait there with their bytes sent. */
const PARALLEL = 2
/** A paper that came as text weighs less than a scan, and the server reads it at once: it does not wait here behind two scans. */
const LIGHT = { bytes: 1024 * 1024, parallel: 4 } as const
const POLL_MS = 700

export interface ReadingPorts {
  /** Id of the draft the files belong to, made if there is none yet. */
  readonly borrador: () => Promise<string | null>
  readonly onRead: (respuesta: RespuestaLectura, job: ReadingJob) => void
}

/** Files on their way to their rows: at most two at once and light ones beside them, each with its progress, each can be cancelled. */
export class ReadingQueue {
  private jobs: readonly ReadingJob[] = []
  private readonly running = new Map<string, AbortController>()
  private readonly listeners = new Set<() => void>()
  ports: ReadingPorts

  constructor(ports: ReadingPorts) {
    this.ports = ports
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly snapshot = (): readonly ReadingJob[] => this.jobs

  /** Photos among `files` may become one PDF together, and with those of an earlier `conjunto`. */
  add(files: readonly File[], destino: DocumentoLeible | null, conjunto = newId()): void {
    const fresh = files.map((file) => newJob({ file, destino, conjunto }))
    const kept = destino ? this.jobs.filter((job) => job.destino !== destino || job.phase !== 'fallo') : this.jobs
    this.set([...kept, ...fresh])
    for (const job of fresh) void this.check(job)
  }

  /** What is under way ends. Photos that were joined into this file come back, left for later: nothing of them is lost. */
  cancel(id: string): void {
    const controller = this.running.get(id)
    controller?.abort()
    this.set(withPhotosBack(this.jobs, id, true))
    if (controller) cancelReading(id).catch(() => undefined)
  }

  remove(id: string): void {
    this.set(this.jobs.filter((job) => job.id !== id))
  }

  retry(id: string): void {
    const job = this.jobs.find((one) => one.id === id)
    if (!job) return
    const isPhoto = job.giro !== null || job.fotos.length > 0
    const again = newJob({ ...job, phase: isPhoto ? 'espera' : 'revision' })
    this.set(this.jobs.map((one) => (one.id === id ? again : one)))
    if (isPhoto) this.pump()
    else void this.check(again)
  }

  /** A photo becomes a PDF page, turned as it is, and is read; it comes back when that is cancelled. */
  convert(id: string): void {
    this.set(this.jobs.map((job) => (job.id === id ? { ...job, phase: 'espera', fotos: [job] } : job)))
    this.pump()
  }

  /** `id` becomes the photo number `to`, from 0, of its set. */
  movePhoto(id: string, to: number): void {
    this.set(withPhotoMoved(this.jobs, id, to))
  }

  /** A quarter turn clockwise more. */
  turnPhoto(id: string): void {
    this.set(withPhotoTurned(this.jobs, id))
  }

  /** The photos of a set are papers of their own. */
  splitSet(conjunto: string): void {
    this.set(withSetSplit(this.jobs, conjunto))
  }

  /** The photos of a set are left for later, or taken up again. */
  setAside(conjunto: string, aparte: boolean): void {
    this.set(withSetAside(this.jobs, conjunto, aparte))
  }

  removeSet(conjunto: string): void {
    this.set(this.jobs.filter((job) => job.phase !== 'foto' || job.conjunto !== conjunto))
  }

  /** `file`, the PDF of the photos of a set, takes their place and is read. */
  joinSet(conjunto: string, file: File): void {
    this.set(withSetJoined(this.jobs, conjunto, file))
    this.pump()
  }

  /** The photos of a joined PDF that could not be read are looked at again. */
  reviewPhotos(id: string): void {
    this.set(withPhotosBack(this.jobs, id, false))
  }

  /** Everything under way ends, and nothing that waits begins: the screen is left. */
  stop(): void {
    this.set([])
    for (const id of [...this.running.keys()]) this.cancel(id)
  }

  private set(jobs: readonly ReadingJob[]): void {
    this.jobs = jobs
    for (const listener of this.listeners) listener()
  }

  private patch(id: string, change: Partial<ReadingJob>): void {
    this.set(this.jobs.map((job) => (job.id === id ? { ...job, ...change } : job)))
  }

  private pump(): void {
    for (const job of this.jobs) {
      // Files go in their order: the next one is known only when those before it have been looked at.
      if (job.phase === 'revision') return
      const places = job.file.size > LIGHT.bytes ? PARALLEL : LIGHT.parallel
      if (job.phase === 'espera' && !this.running.has(job.id) && this.running.size < places) void this.run(job)
    }
  }

  /** What the first bytes tell, before anything is sent. */
  private async check({ id, file, destino }: ReadingJob): Promise<void> {
    try {
      const found = await checkPdf(file, destino)
      if (found === 'foto') this.patch(id, { phase: 'foto', giro: 0 })
      else if (found) this.patch(id, { phase: 'fallo', failure: found })
      else this.patch(id, { phase: 'espera' })
    } catch (error) {
      this.patch(id, { phase: 'fallo', failure: failureOf(error, destino) })
    }
    this.pump()
  }

  private async run(job: ReadingJob): Promise<void> {
    const controller = new AbortController()
    this.running.set(job.id, controller)
    try {
      await this.read(job, controller.signal)
    } catch (error) {
      if (!isAbort(error)) this.patch(job.id, { phase: 'fallo', failure: failureOf(error, job.destino) })
    } finally {
      this.running.delete(job.id)
      this.pump()
    }
  }

  private async read(job: ReadingJob, signal: AbortSignal): Promise<void> {
    this.patch(job.id, { phase: 'subiendo' })
    const borrador = await this.ports.borrador()
    if (signal.aborted) return
    const onSent = (share: number): void => {
      this.patch(job.id, share < 1 ? { sent: share } : { sent: 1, phase: 'leyendo' })
    }
    const stopPolling = this.poll(job.id)
    try {
      const respuesta = await readPaper({ ...job, borrador, signal, onSent })
      this.remove(job.id)
      this.ports.onRead(respuesta, job)
    } finally {
      stopPolling()
    }
  }

  /** Asks how the reading goes until told to stop. A missed answer changes nothing: the reading itself tells its end. */
  private poll(id: string): () => void {
    const ask = async (): Promise<void> => {
      if (this.jobs.find((job) => job.id === id)?.phase !== 'leyendo') return
      const progreso = await fetchProgress(id).catch(() => null)
      if (progreso && this.running.has(id)) this.patch(id, { progreso })
    }
    const timer = setInterval(() => void ask(), POLL_MS)
    return () => clearInterval(timer)
  }
}
