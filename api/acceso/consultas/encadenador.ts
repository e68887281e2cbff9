import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { DUENIO, isGone } from '#api/jobs/duenio.ts'
import { logger } from '#api/logging/logger.ts'
import { onReset } from '#api/memory.ts'
import { ArchivoConsultas, carpetaConsultas } from './archivo-consultas.ts'
import { encadenarArchivo } from './encadenar-archivo.ts'

const TICK_MS = 500
/** Every so many ticks the files of others are looked at: processes that died meanwhile, and the CLI's. */
const TICKS_AJENOS = 20
/** A file is left for a new one once it holds this many bytes, or has not grown for a minute. */
const LLENO = 1024 * 1024
const TICKS_OCIOSO = 120
/** Of another machine nobody knows whether it lives: a process that does leaves no file alone for this long. */
const AJENO_MS = 86_400_000

interface Propio {
  readonly archivo: ArchivoConsultas
  encadenados: number
  ocioso: number
}

let actual: Propio | null = null
const anteriores: Propio[] = []
let numero = 0
let ticks = 0
let timer: NodeJS.Timeout | null = null
let working: Promise<void> = Promise.resolve()
onReset(stopConsultas)

/** Keeps lines for good in this process's file; they enter the bitácora behind. Rejects when the disk cannot have them. */
export function anotarLineas(text: string): Promise<void> {
  if (actual?.archivo.roto) leave()
  actual ??= { archivo: new ArchivoConsultas((numero += 1)), encadenados: 0, ocioso: 0 }
  timer ??= setInterval(() => void tick(), TICK_MS).unref()
  return actual.archivo.append(text)
}

/** Chains what this process noted until now. A failure is logged; the lines stay where they are for the next time. */
export function encadenarConsultas(): Promise<void> {
  working = working.then(chainOwn)
  return working
}

/** Takes up the files of processes that ended before their lines were chained. Never rejects. */
export function recogerConsultas(): Promise<void> {
  working = working.then(chainOthers)
  return working
}

/** From now on lines are chained in the background, those that others left among them. */
export function startConsultas(): void {
  timer ??= setInterval(() => void tick(), TICK_MS).unref()
  void recogerConsultas()
}

/** Chains what is left; the files that hold nothing more go. */
export async function stopConsultas(): Promise<void> {
  if (timer) clearInterval(timer)
  timer = null
  leave()
  await encadenarConsultas()
}

async function tick(): Promise<void> {
  ticks += 1
  if (ticks % TICKS_AJENOS === 0) await recogerConsultas()
  if (actual) actual.ocioso = actual.encadenados === actual.archivo.escritos ? actual.ocioso + 1 : 0
  if (actual && (actual.archivo.escritos > LLENO || actual.ocioso > TICKS_OCIOSO) && actual.archivo.quieto) leave()
  if (actual?.ocioso === 0 || anteriores.length > 0) await encadenarConsultas()
}

/** The next line opens another file. */
function leave(): void {
  if (actual) anteriores.push(actual)
  actual = null
}

async function chainOwn(): Promise<void> {
  try {
    for (const propio of [...anteriores, ...(actual ? [actual] : [])]) {
      const { archivo, encadenados } = propio
      if (archivo.escritos > encadenados)
        propio.encadenados = await encadenarArchivo(archivo.ruta, encadenados, archivo.escritos)
      if (propio !== actual && archivo.quieto && propio.encadenados === archivo.escritos) await drop(propio)
    }
  } catch (error) {
    logger.error({ err: error }, 'reads not chained')
  }
}

async function drop(propio: Propio): Promise<void> {
  await propio.archivo.close()
  await rm(propio.archivo.ruta, { force: true })
  anteriores.splice(anteriores.indexOf(propio), 1)
}

async function chainOthers(): Promise<void> {
  const names = await readdir(carpetaConsultas()).catch(() => [] as string[])
  for (const name of names.filter((each) => each.endsWith('.jsonl')).sort())
    await takeUp(path.join(carpetaConsultas(), name)).catch((error: unknown) => {
      // Another process took it up in the same moment.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        logger.error({ err: error }, 'reads of another process not chained')
    })
}

async function takeUp(ruta: string): Promise<void> {
  if (!(await isLeft(ruta))) return
  await encadenarArchivo(ruta, 0)
  await rm(ruta, { force: true })
}

async function isLeft(ruta: string): Promise<boolean> {
  const duenio = path.basename(ruta, '.jsonl').split('~').slice(0, 3).join(' ')
  if (duenio === DUENIO) return false
  if (isGone(duenio)) return true
  const { mtimeMs } = await stat(ruta)
  return Date.now() - mtimeMs > AJENO_MS
}
