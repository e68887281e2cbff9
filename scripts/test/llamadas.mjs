import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** Steps whose portals run on PostgreSQL, and those that are asked whether it knows what they touched. */
const POSTGRES = ['api:postgres', 'motores:postgres']
const SQLITE = ['browser:sqlite', 'accesible']

/** What the portals of each step answered: "method route status", noted by test/support/arranque/anotar-llamadas.mjs. */
export function callsOf(folder) {
  const read = async (file) => (await readFile(path.join(folder, file), 'utf8')).split('\n').filter(Boolean)
  return readdir(folder).then(async (files) => new Set((await Promise.all(files.map(read))).flat()))
}

/** A folder for the calls of one step; `work` gets it, and its result gains `calls`. */
export async function notingCalls(work) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-llamadas-'))
  try {
    const result = await work({ LLAMADAS: folder })
    return { ...result, calls: await callsOf(folder) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Calls that journeys touched on SQLite and that nothing answered on PostgreSQL, sorted: each wants an API test or a journey of
 * `motores`. None when a step that would tell was not run. No query stands behind an address that is no call ("*"), nor behind
 * a 503: it waited for its place, and whoever asked had gone.
 */
export function unknownToPostgres(results) {
  if (![...POSTGRES, ...SQLITE].every((step) => results[step]?.calls)) return []
  const known = new Set(POSTGRES.flatMap((step) => [...results[step].calls]))
  const touched = new Set(SQLITE.flatMap((step) => [...results[step].calls]))
  return [...touched].filter((call) => !known.has(call) && !call.includes(' * ') && !call.endsWith(' 503')).sort()
}
