import { childProgram } from '#api/child/program.ts'
import { LectorError } from './errores.ts'
import type { Peticion } from './mensajes.ts'
import type { LectorOpciones } from './opciones.ts'
import { Proceso, ProcesoMuerto, type Hecho } from './proceso.ts'

/** What a waiting person is told: the place in the queue, then the page being recognised (0 of 0 while the file opens). */
export type Avance =
  | { readonly etapa: 'cola'; readonly antes: number; readonly mensaje: string }
  | { readonly etapa: 'leyendo'; readonly pagina: number; readonly de: number; readonly mensaje: string }

export interface Pedido {
  readonly peticion: Peticion
  readonly signal?: AbortSignal | undefined
  readonly onAvance?: ((avance: Avance) => void) | undefined
  /** `persona` unless told. */
  readonly turno?: ClaseTurno
}

/** Who goes first: a page image that someone looks for on the screen, then the papers people send, then a batch's files. */
const CLASES_TURNO = ['pantalla', 'persona', 'lote'] as const
export type ClaseTurno = (typeof CLASES_TURNO)[number]

interface Turno {
  readonly pedido: Pedido
  readonly resolve: (hecho: Hecho) => void
  readonly reject: (error: unknown) => void
  readonly drop: () => void
  readonly rango: number
  /** Its first reader died (`ProcesoMuerto`), and the request was queued again. There is no third try. */
  repetido: boolean
}

const PLACES = ['Es el siguiente.', 'Hay 1 antes que el tuyo.']
const placeText = (antes: number) => PLACES[antes] ?? `Hay ${antes} antes que el tuyo.`

/** Requests in order and the processes that work them. Processes are made when needed and replaced when worn. */
export class Cola {
  private readonly opciones: LectorOpciones
  private readonly turnos: Turno[] = []
  private readonly procesos = new Set<Proceso>()
  private readonly ocupados = new Set<Proceso>()
  private programa: string | undefined
  private cerrada = false

  constructor(opciones: LectorOpciones) {
    this.opciones = opciones
  }

  /** Waits for its turn and is worked. Rejects with LectorError `ocupado` at once when too many wait. */
  async add(pedido: Pedido): Promise<Hecho> {
    this.programa ??= await childProgram('lector-child', './child.ts', import.meta.url)
    if (pedido.signal?.aborted === true || this.cerrada) throw new LectorError('cancelado')
    if (this.turnos.length >= this.opciones.colaMaxima) throw new LectorError('ocupado')
    return new Promise((resolve, reject) => {
      const rango = CLASES_TURNO.indexOf(pedido.turno ?? 'persona')
      const turno: Turno = { pedido, resolve, reject, rango, repetido: false, drop: () => this.leave(turno) }
      this.enter(turno, this.turnos.filter((each) => each.rango <= rango).length)
    })
  }

  status(): { lectores: number; ocupados: number; enCola: number } {
    return { lectores: this.procesos.size, ocupados: this.ocupados.size, enCola: this.turnos.length }
  }

  close(): void {
    this.cerrada = true
    for (const turno of this.turnos.splice(0)) turno.reject(new LectorError('cancelado'))
    for (const proceso of this.procesos) proceso.cerrar()
  }

  private enter(turno: Turno, at: number): void {
    turno.pedido.signal?.addEventListener('abort', turno.drop, { once: true })
    this.turnos.splice(at, 0, turno)
    this.dispatch()
  }

  private leave(turno: Turno): void {
    const at = this.turnos.indexOf(turno)
    if (at < 0) return
    this.turnos.splice(at, 1)
    turno.reject(new LectorError('cancelado'))
    this.tellPlaces()
  }

  private dispatch(): void {
    while (this.turnos.length > 0) {
      const proceso = this.free()
      const turno = proceso && this.turnos.shift()
      if (!turno) break
      void this.work(proceso, turno)
    }
    this.tellPlaces()
  }

  private free(): Proceso | null {
    const idle = [...this.procesos].find((proceso) => proceso.vivo && !this.ocupados.has(proceso))
    if (idle) return idle
    return this.procesos.size < this.opciones.procesos && this.programa !== undefined ? this.start(this.programa) : null
  }

  private start(programa: string): Proceso {
    const proceso = new Proceso(programa, this.opciones, () => {
      this.procesos.delete(proceso)
      if (!this.cerrada) this.dispatch()
    })
    this.procesos.add(proceso)
    return proceso
  }

  private async work(proceso: Proceso, turno: Turno): Promise<void> {
    const { peticion, signal, onAvance } = turno.pedido
    signal?.removeEventListener('abort', turno.drop)
    this.ocupados.add(proceso)
    const onPagina = (pagina: number, de: number) =>
      onAvance?.({ etapa: 'leyendo', pagina, de, mensaje: `Leyendo la página ${pagina} de ${de}.` })
    onAvance?.({ etapa: 'leyendo', pagina: 0, de: 0, mensaje: 'Abriendo el documento.' })
    try {
      turno.resolve(await proceso.trabajar({ peticion, signal, onPagina }))
    } catch (error) {
      this.refuse(turno, error)
    } finally {
      this.ocupados.delete(proceso)
      if (proceso.gastado) proceso.cerrar()
      this.dispatch()
    }
  }

  private refuse(turno: Turno, error: unknown): void {
    const retry = error instanceof ProcesoMuerto && !turno.repetido
    if (retry && !this.cerrada && turno.pedido.signal?.aborted !== true) {
      turno.repetido = true
      this.enter(turno, 0)
    } else turno.reject(this.cerrada ? new LectorError('cancelado') : error)
  }

  private tellPlaces(): void {
    this.turnos.forEach(({ pedido }, index) => {
      const antes = index + this.ocupados.size
      pedido.onAvance?.({ etapa: 'cola', antes, mensaje: placeText(antes) })
    })
  }
}
