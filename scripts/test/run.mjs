import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const BIN = path.join(ROOT, 'node_modules/.bin')

/** Where a step's programs print: at once, or kept until the step has ended, so that two at a time do not mix their lines. */
export const ALOUD = { stdio: 'inherit', keep: () => undefined, told: () => '' }
export function aside() {
  const parts = []
  const keep = (child) =>
    [child.stdout, child.stderr].forEach((stream) => stream.on('data', (part) => parts.push(part)))
  return { stdio: ['ignore', 'pipe', 'pipe'], keep, told: () => Buffer.concat(parts).toString() }
}

/** Runs a program of node_modules to its end: whether it ended well. */
export function run(out, command, args, env = {}) {
  return new Promise((resolve) => {
    const { stdio } = out
    const child = spawn(path.join(BIN, command), args, { cwd: ROOT, stdio, env: { ...process.env, ...env } })
    out.keep(child)
    child.on('close', (code) => resolve(code === 0))
  })
}
