import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const BIN = path.join(ROOT, 'node_modules/.bin')
const MEDIR = path.join(ROOT, 'scripts/test/medir.py')

/** Where the programs of a step print: at once (`ALOUD`), or kept until the step ends (`aside`), so that two steps do not mix lines. */
export const ALOUD = { stdio: ['inherit', 'inherit', 'inherit'], keep: () => undefined, said: () => '' }
export function aside() {
  const parts = []
  const keep = (child) =>
    [child.stdout, child.stderr].forEach((stream) => stream.on('data', (part) => parts.push(part)))
  return { stdio: ['ignore', 'pipe', 'pipe'], keep, said: () => Buffer.concat(parts).toString() }
}

/**
 * Runs a program to its end: `command` is a name in node_modules/.bin or an absolute path. Returns whether it ended with 0, and the
 * CPU seconds (user + system) of all its processes. After `signal` aborts, the program and its children are killed.
 */
export function run(out, command, args, { env = {}, signal } = {}) {
  return new Promise((resolve, reject) => {
    const program = path.isAbsolute(command) ? command : path.join(BIN, command)
    const child = spawn('python3', [MEDIR, program, ...args], {
      cwd: ROOT,
      stdio: [...out.stdio, 'pipe'],
      env: { ...process.env, ...env },
    })
    out.keep(child)
    let cpu = ''
    child.stdio[3].on('data', (part) => (cpu += part))
    const stop = () => child.kill('SIGTERM')
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop)
    child.once('error', reject)
    child.once('close', (code) => {
      signal?.removeEventListener('abort', stop)
      resolve({ ok: code === 0, cpu: Number(cpu) })
    })
  })
}
