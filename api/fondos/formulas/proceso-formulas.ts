import { fork, type ChildProcess } from 'node:child_process'
import { childEnv, childProgram } from '#api/child/program.ts'
import { LISTO } from '#api/child/vigilante.ts'
import { AppError } from '#api/errors.ts'
import { onReset } from '#api/memory.ts'
import type { PeticionFormula, RespuestaFormula } from './peticion.ts'

/** How long an answer may take before the process is ended: the formula's own limit is far below. In ms. */
const ESPERA = 2_000
/** How long a process may take to be ready, in ms, and how long it waits for another formula. */
const ARRANQUE = 20_000
const OCIO = 60_000
const HEAP_MB = 96

interface Proceso {
  readonly child: ChildProcess
  readonly listo: Promise<void>
  readonly pendientes: Map<number, (respuesta: RespuestaFormula | null) => void>
}

let proceso: Promise<Proceso> | null = null
let ocio: NodeJS.Timeout | undefined
let siguiente = 1
onReset(async () => {
  clearTimeout(ocio)
  const open = await proceso?.catch(() => null)
  proceso = null
  open?.child.kill('SIGKILL')
})

const tooLong = () =>
  new AppError(422, 'tiempo', 'La fórmula tarda demasiado en calcularse: divídela en otras más cortas.')

/** Asks the process of formulas; begins it where there is none. Throws 422 `tiempo` where it does not answer in time. */
export async function pedirFormula(peticion: Omit<PeticionFormula, 'id'>): Promise<RespuestaFormula> {
  clearTimeout(ocio)
  proceso ??= begin()
  const open = await proceso
  await open.listo
  const respuesta = await ask(open, { ...peticion, id: siguiente++ })
  ocio = setTimeout(end, OCIO)
  ocio.unref()
  if (!respuesta) throw tooLong()
  return respuesta
}

function ask({ child, pendientes }: Proceso, peticion: PeticionFormula): Promise<RespuestaFormula | null> {
  return new Promise((resolve) => {
    const clock = setTimeout(() => child.kill('SIGKILL'), ESPERA)
    pendientes.set(peticion.id, (respuesta) => {
      clearTimeout(clock)
      pendientes.delete(peticion.id)
      resolve(respuesta)
    })
    child.send(peticion, (error) => {
      if (error) child.kill('SIGKILL')
    })
  })
}

async function begin(): Promise<Proceso> {
  const child = fork(await childProgram('formulas-child', './child.ts', import.meta.url), [], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    env: childEnv(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const pendientes: Proceso['pendientes'] = new Map()
  const listo = new Promise<void>((resolve, reject) => {
    const clock = setTimeout(() => child.kill('SIGKILL'), ARRANQUE)
    child.on('message', (message: RespuestaFormula | typeof LISTO) => {
      clearTimeout(clock)
      if (message === LISTO) resolve()
      else pendientes.get(message.id)?.(message)
    })
    child.once('exit', () => {
      clearTimeout(clock)
      proceso = null
      for (const answer of pendientes.values()) answer(null)
      reject(new Error('The process of formulas did not start'))
    })
  })
  // A process that ends before anybody waits for it is told to whoever asks next.
  listo.catch(() => undefined)
  child.unref()
  child.channel?.unref()
  return { child, listo, pendientes }
}

function end(): void {
  void proceso?.then(({ child, pendientes }) => {
    if (pendientes.size === 0) child.kill('SIGKILL')
  })
}
