import { fork, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { cederPaso } from '#api/child/ceder-paso.ts'
import { childEnv } from '#api/child/program.ts'
import { LISTO } from '#api/child/vigilante.ts'
import { LectorError, type CodigoLector } from './errores.ts'
import type { Peticion, Respuesta } from './mensajes.ts'
import type { LectorOpciones } from './opciones.ts'

export interface Encargo {
  readonly peticion: Peticion
  readonly signal: AbortSignal | undefined
  readonly onPagina: (pagina: number, de: number) => void
}

export type Hecho = Extract<Respuesta, { tipo: 'leido' | 'escaneado' | 'imagen' | 'contado' | 'dicho' }>

const MEMORY_CHECK_MS = 100
const PAGE_BYTES = 4096

/**
 * A reader has one core to itself: several threads that gather a young heap wait for each other more than they gather. What it makes for a
 * page is soon done with: a large young heap, in MB, is gathered less often and with less of it still in use.
 */
const YOUNG_HEAP = ['--single-threaded-gc', '--min-semi-space-size=16', '--max-semi-space-size=32']

/** The process ended before its answer, at no limit of ours: killed from outside, or crashed. Another one may well read the same file. */
export class ProcesoMuerto extends LectorError {}

/** One reader process and the request it works on. It is killed at its limits; whoever owns it then drops it. */
export class Proceso {
  /** Pages and files worked since it began. */
  hechas = 0
  private readonly child: ChildProcess
  private readonly opciones: LectorOpciones
  private idle: NodeJS.Timeout | undefined
  private fin: ((error: Error) => void) | undefined
  /** What it held when it last ended a request, in MB; 0 where the system does not tell. */
  private residente = 0
  /** It has loaded its program. If it exits before, the program is missing or broken, and a second try does not help. */
  private listo = false

  constructor(programa: string, opciones: LectorOpciones, onExit: () => void) {
    this.opciones = opciones
    this.child = fork(programa, [], {
      execArgv: [`--max-old-space-size=${opciones.heapMb}`, ...YOUNG_HEAP],
      env: childEnv(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.child.once('exit', (code, signal) => {
      clearTimeout(this.idle)
      this.fin?.(
        this.listo || signal !== null ? deathOf(code, signal) : new Error(`The reader did not start: ${programa}`),
      )
      onExit()
    })
    this.child.on('message', (message) => (this.listo ||= message === LISTO))
    this.child.on('error', () => this.child.kill('SIGKILL'))
    if (this.child.pid !== undefined) cederPaso(this.child.pid, this.opciones.prioridad)
    this.rest()
  }

  get vivo(): boolean {
    return this.child.connected && !this.child.killed && this.child.exitCode === null
  }

  /** It has worked long enough, or holds so much that another one in its place does better. */
  get gastado(): boolean {
    return this.hechas >= this.opciones.reciclarTras || this.residente >= this.opciones.reciclarMb
  }

  /** Works one request. Rejects with LectorError; after `tiempo`, `memoria` or `cancelado` the process is gone. */
  async trabajar({ peticion, signal, onPagina }: Encargo): Promise<Hecho> {
    clearTimeout(this.idle)
    this.keep(true)
    try {
      const hecho = await this.ask(peticion, signal, onPagina)
      this.hechas += hecho.hechas
      this.residente = await this.residentMb()
      return hecho
    } finally {
      this.hechas++
      this.rest()
    }
  }

  cerrar(): void {
    clearTimeout(this.idle)
    this.child.kill('SIGKILL')
  }

  private ask(peticion: Peticion, signal: AbortSignal | undefined, onPagina: Encargo['onPagina']): Promise<Hecho> {
    return new Promise<Hecho>((resolve, reject) => {
      const end = (codigo: CodigoLector, detail = '') => {
        reject(new LectorError(codigo, detail))
        this.child.kill('SIGKILL')
      }
      const onAbort = () => end('cancelado')
      const clock = setTimeout(
        () => end('tiempo', `Límite: ${this.opciones.limiteMs / 1000} s.`),
        this.opciones.limiteMs,
      )
      const memory = setInterval(() => void this.checkMemory(end), MEMORY_CHECK_MS)
      const settle = (finish: () => void) => {
        clearTimeout(clock)
        clearInterval(memory)
        signal?.removeEventListener('abort', onAbort)
        this.child.off('message', onMessage)
        this.fin = undefined
        finish()
      }
      const onMessage = (respuesta: Respuesta | typeof LISTO) => {
        // The limit is the paper's: how long a new reader took to begin is not taken from it.
        if (respuesta === LISTO) clock.refresh()
        else if (respuesta.tipo === 'progreso') onPagina(respuesta.pagina, respuesta.de)
        else if (respuesta.tipo === 'error') settle(() => reject(new LectorError(respuesta.codigo, respuesta.detalle)))
        else settle(() => resolve(respuesta))
      }
      this.fin = (error) => settle(() => reject(error))
      signal?.addEventListener('abort', onAbort, { once: true })
      this.child.on('message', onMessage)
      this.child.send(peticion, (error) => {
        if (error) this.child.kill('SIGKILL')
      })
    })
  }

  /** A busy process cannot report its own memory: the system's figures are read from outside where it offers them. */
  private async checkMemory(end: (codigo: CodigoLector, detail: string) => void): Promise<void> {
    const resident = await this.residentMb()
    if (resident > this.opciones.memoriaMb) end('memoria', `Límite: ${this.opciones.memoriaMb} MB.`)
  }

  private async residentMb(): Promise<number> {
    const statm = await readFile(`/proc/${this.child.pid ?? 0}/statm`, 'utf8').catch(() => '')
    return (Number(statm.split(' ')[1] ?? 0) * PAGE_BYTES) / 1024 / 1024
  }

  private rest(): void {
    this.keep(false)
    this.idle = setTimeout(() => this.cerrar(), this.opciones.inactividadMs)
    this.idle.unref()
  }

  /** An idle reader does not keep the program running that forked it. */
  private keep(busy: boolean): void {
    const channel = this.child.channel
    if (busy) {
      this.child.ref()
      channel?.ref()
    } else {
      this.child.unref()
      channel?.unref()
    }
  }
}

/** Signals that no reader sends itself. The system sends the first when there is no memory left for all. */
const FROM_OUTSIDE: readonly unknown[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']

/** V8 aborts when its heap is full, which is a limit of ours. Any other end is a crash: of a native library, or of our code. */
function deathOf(code: number | null, signal: NodeJS.Signals | null): LectorError {
  if (FROM_OUTSIDE.includes(signal)) return new ProcesoMuerto('memoria')
  if (code === 134 || signal === 'SIGABRT') return new LectorError('memoria')
  return new ProcesoMuerto('interrumpido')
}
