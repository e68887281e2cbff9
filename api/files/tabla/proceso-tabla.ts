import { fork, type ChildProcess } from 'node:child_process'
import type { FilaTabla } from '#domain/fila-tabla.ts'
import { childEnv, childProgram } from '#api/child/program.ts'
import { LISTO } from '#api/child/vigilante.ts'
import { env } from '#api/env.ts'
import { AppError, type ErrorStatus } from '#api/errors.ts'

/** A file to open, and the most rows that it may have below its titles. */
export interface PedidoTabla {
  readonly bytes: Uint8Array
  readonly filasMax: number
}

export type RespuestaTabla =
  { readonly filas: FilaTabla[] } | { readonly status: ErrorStatus; readonly codigo: string; readonly message: string }

interface LimitesProceso {
  /** Wall time of one file, its process's start included, in ms. */
  readonly ms: number
  /** Heap of the process, in MB. */
  readonly heapMb: number
}

const limitesProceso = (): LimitesProceso => ({ ms: env.READER_SECONDS * 1000, heapMb: 320 })

const tooLong = () => new AppError(422, 'tiempo', 'El archivo tarda demasiado en abrirse: divídelo en partes.')
const tooLarge = () => new AppError(413, 'tamano', 'El archivo es demasiado grande al abrirlo: divídelo en partes.')

/**
 * Opens a file in a process of its own, without the server's environment, that is killed when it has answered, at its limit
 * of time, or by its heap's. Throws what `abrirTabla` refuses, 422 `tiempo`, 413 `tamano` (memory).
 */
export async function abrirAparte(pedido: PedidoTabla, limites = limitesProceso()): Promise<FilaTabla[]> {
  const child = fork(await childProgram('tabla-child', './child.ts', import.meta.url), [], {
    execArgv: [`--max-old-space-size=${limites.heapMb}`],
    env: childEnv(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  try {
    const respuesta = await ask(child, pedido, limites.ms)
    if ('filas' in respuesta) return respuesta.filas
    throw new AppError(respuesta.status, respuesta.codigo, respuesta.message)
  } finally {
    child.kill('SIGKILL')
  }
}

function ask(child: ChildProcess, pedido: PedidoTabla, ms: number): Promise<RespuestaTabla> {
  let ready = false
  return new Promise((resolve, reject) => {
    const clock = setTimeout(() => reject(tooLong()), ms)
    child.on('message', (message: RespuestaTabla | typeof LISTO) => {
      if (message === LISTO) ready = true
      else resolve(message)
    })
    child.on('error', reject)
    child.once('exit', () => {
      clearTimeout(clock)
      reject(ready ? tooLarge() : new Error('The process that opens tables did not start'))
    })
    child.send(pedido, (error) => {
      if (error) child.kill('SIGKILL')
    })
  })
}
