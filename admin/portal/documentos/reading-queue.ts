import type { Giro } from '#domain/documentos/fotografia.ts'
import type { DocumentoLeible, RespuestaLectura } from '#domain/documentos/lectura.ts'
import { isAbort } from '#admin/providers/api-error.ts'
import { checkPdf } from './check-pdf.ts'
import { cancelReading, failureOf, fetchProgress, readPaper } from './read-paper.ts'
import type { ReadingJob } from './reading-job.ts'

/** The server reads two at a time for one desk; more would only wait there with their bytes sent. */
const PARALLEL = 2
const POLL_MS = 700

export interface ReadingPorts {
  /** Id of the draft the files belong to, made if there is none yet. */
  readonly borrador: () => Promise<string | null>
  readonly onRead: (respuesta: RespuestaLectura, job: ReadingJob) => void
}

/** Files on their way to their rows: at most two at once, each with its progress, each can be cancelled. */
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

  add(files: readonly File[], destino: DocumentoLeible | null): void {
    const fresh = files.map((file) => newJob(file, destino))
    const kept = destino ? this.jobs.filter((job) => job.destino !== destino || job.phase !== 'fallo') : this.jobs
    this.set([...kept, ...fresh])
    this.pump()
  }

  cancel(id: string): void {
    const controller = this.running.get(id)
    controller?.abort()
    this.remove(id)
    if (controller) cancelReading(id).catch(() => undefined)
  }

  remove(id: string): void {
    this.set(this.jobs.filter((job) => job.id !== id))
  }

  retry(id: string): void {
    const job = this.jobs.find((one) => one.id === id)
    if (!job) return
    this.set(this.jobs.map((one) => (one.id === id ? newJob(job.file, job.destino, job.giro) : one)))
    this.pump()
  }

  /** A photo becomes a PDF page, turned so many quarter turns further, and is read. */
  convert(id: string, giro: Giro): void {
    this.patch(id, { phase: 'espera', giro })
    this.pump()
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
      if (this.running.size >= PARALLEL) return
      if (job.phase === 'espera' && !this.running.has(job.id)) void this.run(job)
    }
  }

  private async run(job: ReadingJob): Promise<void> {
    const controller = new AbortController()
    this.running.set(job.id, controller)
    try {
      const found = job.giro === null ? await checkPdf(job.file, job.destino) : null
      if (found === 'foto') this.patch(job.id, { phase: 'foto' })
      else if (found) this.patch(job.id, { phase: 'fallo', failure: found })
      else await this.read(job, controller.signal)
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

function newJob(file: File, destino: DocumentoLeible | null, giro: Giro | null = null): ReadingJob {
  return { id: newId(), file, destino, giro, phase: 'espera', sent: 0, progreso: null, failure: null }
}

/** A UUID; `crypto.randomUUID` exists only on secure origins, and an office may serve the portal by plain http. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
