import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

export interface Proceso {
  readonly url: string
  /** The most memory that it has held resident, in MB. */
  memoriaMb(): Promise<number>
  readonly pid: number
  end(): Promise<void>
}

/**
 * Runs `dist/<programa>.js` until it tells the address that it serves (`… en http://…`); `antes` is a program of the bench that it
 * loads first, with what that one needs in `entorno`.
 */
export async function startProceso(
  programa: string,
  args: readonly string[] = [],
  { antes, entorno = {} }: { readonly antes?: string; readonly entorno?: Readonly<Record<string, string>> } = {},
): Promise<Proceso> {
  const first = antes === undefined ? [] : ['--import', path.resolve(`dist/${antes}.js`)]
  const program = ['--enable-source-maps', ...first, path.resolve(`dist/${programa}.js`), ...args]
  const child = spawn(process.execPath, program, {
    env: { ...process.env, ...entorno, PORT: '0', HOST: '127.0.0.1', UV_THREADPOOL_SIZE: '16' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const said = / en (http:\/\/\S+)/.exec(chunk.toString())
      if (said?.[1]) resolve(said[1])
    })
    void ended.then(() => reject(new Error(`${programa} ended before it served`)))
  })
  return {
    url,
    memoriaMb: async () => {
      const status = await readFile(`/proc/${child.pid ?? 0}/status`, 'utf8')
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? '0') / 1024
    },
    pid: child.pid ?? 0,
    end: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
