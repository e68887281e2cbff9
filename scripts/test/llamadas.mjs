import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** The calls that the portals of a step answered: "method route status", after a tab why it failed, as test/support/arranque/anotar-llamadas.mjs writes them. */
async function callsOf(folder) {
  const read = async (file) => (await readFile(path.join(folder, file), 'utf8')).split('\n').filter(Boolean)
  return [...new Set((await Promise.all((await readdir(folder)).map(read))).flat())]
}

/** Runs `work` with a folder for its calls in LLAMADAS, and adds them to its result as `calls`. */
export async function notingCalls(work) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-llamadas-'))
  try {
    const result = await work({ LLAMADAS: folder })
    return { ...result, calls: await callsOf(folder) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
