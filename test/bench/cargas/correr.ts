import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { childrenOf } from '#test/support/built-cli.ts'

/** What a program took, seen from outside. */
export interface Corrida {
  readonly segundos: number
  /** The most memory that the program and its children held resident at one time, in MB. Shared pages count once. */
  readonly memoriaMb: number
  readonly salida: string
}

/** Milliseconds between two looks at the memory. */
const MIRADA_MS = 100

/** Runs `dist/<programa>.js` to its end. Throws with what it said if it fails. */
export async function correr(programa: string, args: readonly string[]): Promise<Corrida> {
  const start = performance.now()
  const child = spawn(process.execPath, [path.resolve(`dist/${programa}.js`), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [salida, error, memoriaMb] = ['', '', 0]
  child.stdout.on('data', (chunk: Buffer) => (salida += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()))
  const reloj = setInterval(() => {
    void residentesMb(child.pid ?? 0).then((mb) => (memoriaMb = Math.max(memoriaMb, mb)))
  }, MIRADA_MS)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  clearInterval(reloj)
  if (code !== 0) throw new Error(`${programa} ${args.join(' ')}: ${code} ${error}`)
  return { segundos: (performance.now() - start) / 1_000, memoriaMb, salida }
}

async function residentesMb(pid: number): Promise<number> {
  const pids = [pid, ...(await childrenOf(pid))]
  const cada = await Promise.all(pids.map(async (one) => readFile(`/proc/${one}/smaps_rollup`, 'utf8').catch(() => '')))
  return cada.reduce((sum, status) => sum + Number(/Pss:\s+(\d+)/.exec(status)?.[1] ?? '0') / 1024, 0)
}

/** Arguments of `portal importar` of a file, whose layout is named after its format. */
export const importar = (ruta: string, plano: string, ...more: readonly string[]): string[] => [
  ...['importar', ruta, '--plano', plano, '--entidad', 'Secretaría de Salud', '--quincena', '2226'],
  ...['-y', '--json', ...more],
]
