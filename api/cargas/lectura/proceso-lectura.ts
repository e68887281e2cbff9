import { fork, type ChildProcess } from 'node:child_process'
import { cederPaso } from '#api/child/ceder-paso.ts'
import { childEnv, childProgram } from '#api/child/program.ts'
import { LISTO } from '#api/child/vigilante.ts'
import type { MuestraLeida } from '#domain/cargas/planos/plano-panel.ts'
import type { ParecidoPlano } from '#domain/cargas/planos/parecido-plano.ts'
import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'
import type { PlanoPropuesto } from '#domain/cargas/planos/propuesta/muestra-archivo.ts'
import type { TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { CodigoCarga } from '#domain/cargas/codigos.ts'
import { ArchivoRechazado } from './archivo-rechazado.ts'
import type { ResumenLectura } from './cuenta-archivo.ts'
import type { PedidoLectura, RenglonLeido } from './recorrer.ts'
import type { Registro } from './registro.ts'

/** A file whose cells are wanted as they are. */
export interface PedidoCeldas {
  readonly ruta: string
  readonly crudo: DefinicionPlano
}

/** A file, and the ways in which it may be read. */
export interface PedidoPartes {
  readonly ruta: string
  readonly candidatos: readonly Omit<PedidoLectura, 'ruta'>[]
}

/** A file that no layout reads, and the layouts that it may be near to. */
export interface PedidoParecidos {
  readonly ruta: string
  readonly parecidos: readonly Omit<PedidoLectura, 'ruta'>[]
}

/** A sample file of a kind, for which a layout is proposed. */
export interface PedidoPropuesta {
  readonly ruta: string
  readonly propuesta: TipoCargaId
  readonly hoy: PlainDate
}

/** A sample file, and how its first rows are read. */
export interface PedidoMuestra {
  readonly ruta: string
  readonly muestra: PedidoLectura
}

type Pedido = PedidoLectura | PedidoCeldas | PedidoPartes | PedidoParecidos | PedidoPropuesta | PedidoMuestra

/** Messages to the child process. */
export type Orden = Pedido | 'sigue'

/** Messages from the child process. */
export type Dicho =
  /** Rows as JSON (`RenglonLeido[]`): a text is cloned between processes in a fraction of the time of its objects. */
  | { readonly clase: 'bloque'; readonly renglones: string }
  | { readonly clase: 'celdas'; readonly registros: Registro[] }
  | { readonly clase: 'partes'; readonly partes: readonly number[] }
  | { readonly clase: 'parecidos'; readonly parecidos: readonly (ParecidoPlano | null)[] }
  | { readonly clase: 'propuesta'; readonly plano: PlanoPropuesto }
  | { readonly clase: 'muestra'; readonly leida: MuestraLeida }
  | { readonly clase: 'fin'; readonly resumen: ResumenLectura | null }
  | { readonly clase: 'rechazo'; readonly codigo: CodigoCarga; readonly message: string }

/** Heap of the process, in MB: a workbook of 50 MB unpacked takes about 250. */
const HEAP_MB = 400
/** Niceness of the process: the program that answers people goes first. */
const PRIORIDAD = 5
/** Milliseconds without a message after which the parent stops the child. */
const SILENCIO_MS = 60_000

/**
 * Reads a file in a child process without the server's environment. Yields its rows in blocks and returns their sums. Backpressure: the
 * child sends the next block after the caller used one, so memory does not grow with the file. Throws `ArchivoRechazado`, and the reason of
 * `signal` when it aborts.
 */
export async function* leerArchivo(
  pedido: PedidoLectura,
  signal?: AbortSignal,
): AsyncGenerator<RenglonLeido[], ResumenLectura> {
  for await (const dicho of dichosDe(pedido, signal)) {
    if (dicho.clase === 'fin' && dicho.resumen) return dicho.resumen
    if (dicho.clase === 'bloque') yield JSON.parse(dicho.renglones) as RenglonLeido[]
  }
  throw new Error('The process that reads loads ended without sums')
}

/** The cells of a file as they are, in blocks, read in a child process. Throws `ArchivoRechazado`. */
export async function* leerCeldas(ruta: string, crudo: DefinicionPlano): AsyncGenerator<Registro[]> {
  for await (const dicho of dichosDe({ ruta, crudo })) if (dicho.clase === 'celdas') yield dicho.registros
}

/** For each way of reading a file, the part of its first rows that it reads without a fault. Throws `ArchivoRechazado`. */
export async function leerPartes(pedido: PedidoPartes): Promise<readonly number[]> {
  for await (const dicho of dichosDe(pedido)) if (dicho.clase === 'partes') return dicho.partes
  throw new Error('The process that reads loads ended without an answer')
}

/** For each layout, how near the titles of a file are to its own; null where they cannot be compared. Throws `ArchivoRechazado`. */
export async function leerParecidos(pedido: PedidoParecidos): Promise<readonly (ParecidoPlano | null)[]> {
  for await (const dicho of dichosDe(pedido)) if (dicho.clase === 'parecidos') return dicho.parecidos
  throw new Error('The process that reads loads ended without an answer')
}

/** A layout for a sample file. Throws `ArchivoRechazado`. */
export async function proponerLeyendo(pedido: PedidoPropuesta): Promise<PlanoPropuesto> {
  for await (const dicho of dichosDe(pedido)) if (dicho.clase === 'propuesta') return dicho.plano
  throw new Error('The process that reads loads ended without an answer')
}

/** The first rows of a sample file as a definition reads them. Throws `ArchivoRechazado`. */
export async function leerPrimeros(pedido: PedidoMuestra): Promise<MuestraLeida> {
  for await (const dicho of dichosDe(pedido)) if (dicho.clase === 'muestra') return dicho.leida
  throw new Error('The process that reads loads ended without an answer')
}

/** What a child process says of a file, until it ends. */
async function* dichosDe(pedido: Pedido, signal?: AbortSignal): AsyncGenerator<Dicho> {
  const child = fork(await childProgram('lectura-child', './child.ts', import.meta.url), [], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    env: childEnv(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  if (child.pid !== undefined) cederPaso(child.pid, PRIORIDAD)
  const oido = new Oido(child)
  try {
    child.send(pedido)
    for (;;) {
      signal?.throwIfAborted()
      const dicho = await oido.next()
      if (dicho.clase === 'rechazo') throw new ArchivoRechazado(dicho.codigo, dicho.message.replace(/ C\d{3}$/, ''))
      yield dicho
      if (dicho.clase === 'fin') return
      child.send('sigue')
    }
  } finally {
    child.kill('SIGKILL')
  }
}

/** Queue of the child's messages, in order. It holds at most two unread blocks. */
class Oido {
  readonly #dichos: Dicho[] = []
  #wake: (() => void) | null = null
  #failure: Error | null = null
  #ready = false

  constructor(child: ChildProcess) {
    child.on('message', (message: Dicho | typeof LISTO) => {
      if (message === LISTO) this.#ready = true
      else this.#dichos.push(message)
      this.#wake?.()
    })
    child.on('error', (error) => this.#fail(error))
    child.once('exit', () =>
      this.#fail(
        this.#ready
          ? new ArchivoRechazado(
              'C108',
              'El archivo es demasiado grande al abrirlo: guárdalo como CSV o divídelo en partes.',
            )
          : new Error('The process that reads loads did not start'),
      ),
    )
  }

  async next(): Promise<Dicho> {
    for (;;) {
      const dicho = this.#dichos.shift()
      if (dicho) return dicho
      if (this.#failure) throw this.#failure
      await this.#word()
    }
  }

  #word(): Promise<void> {
    return new Promise((resolve, reject) => {
      const clock = setTimeout(
        () => reject(new ArchivoRechazado('C111', 'El archivo tarda demasiado en abrirse: divídelo en partes.')),
        SILENCIO_MS,
      )
      this.#wake = () => {
        clearTimeout(clock)
        resolve()
      }
    })
  }

  #fail(error: Error): void {
    this.#failure ??= error
    this.#wake?.()
  }
}
