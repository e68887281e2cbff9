import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { machine } from './machine.ts'

/** One measured claim: what, figure, limit, and whether it holds. */
export interface Medida {
  readonly que: string
  readonly cifra: string
  readonly meta: string
  readonly cumple: boolean
}

/**
 * `npm run bench -- [part…] [options]`: measures the named parts, or `DE_SIEMPRE`, and prints a table. Exits with 1 when a figure
 * misses its goal. docs/benchmarks.md keeps the current figures: copy the ones that changed.
 *
 * The database is a SQLite file in a temporary folder, or the empty database at BENCH_DATABASE_URL, or with `--motor postgres` a
 * PostgreSQL server that the bench starts. `--personas` (20000) is the size of the padrón, `--segundos` (5) the turns of each read,
 * `--duracion` the seconds of `mezcla` (60) and `ataque` (600), `--renglones` (100000) the rows of a payroll of `cargas`.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    personas: { type: 'string', default: '20000' },
    segundos: { type: 'string', default: '5' },
    duracion: { type: 'string' },
    renglones: { type: 'string', default: '100000' },
    motor: { type: 'string', default: 'sqlite' },
  },
})

const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-bench-'))
const servidor =
  values.motor === 'postgres'
    ? await (await import('#test/support/arranque/postgres-server.ts')).startPostgres(`${folder}-postgres`)
    : null
await servidor?.create('bench')
Object.assign(process.env, {
  NODE_ENV: 'test',
  DATABASE_URL:
    process.env['BENCH_DATABASE_URL'] ?? servidor?.url('bench') ?? `sqlite:${path.join(folder, 'bench.sqlite')}`,
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  PORTAL_TODAY: '2026-11-20',
})

// Without a server nothing else keeps this process alive while it waits for a reader.
const alive = setInterval(() => undefined, 60_000)
const { DE_SIEMPRE, PARTES, runBench } = await import('./run-bench.ts')
const partes = positionals.length === 0 ? DE_SIEMPRE : PARTES.filter((parte) => positionals.includes(parte))
const unknown = positionals.filter((each) => !PARTES.some((parte) => parte === each))
if (unknown.length > 0) throw new Error(`Unknown part ${unknown.join(', ')}: there are ${PARTES.join(', ')}`)
const duracion = Number(values.duracion ?? (partes.includes('ataque') ? 600 : 60))
const medidas = await runBench(partes, {
  personas: Number(values.personas),
  segundos: Number(values.segundos),
  duracion,
  renglones: Number(values.renglones),
})
clearInterval(alive)
await servidor?.stop()
for (const each of [folder, `${folder}-postgres`]) await rm(each, { recursive: true, force: true })

const rows = medidas.map(({ que, cifra, meta, cumple }) => `| ${que} | ${cifra} | ${meta} | ${cumple ? 'sí' : 'NO'} |`)
const table = ['| qué | cifra | meta | cumple |', '|---|---|---|---|', ...rows].join('\n')
process.stdout.write(`\n${table}\n\n${machine()}\n`)
process.exit(medidas.every(({ cumple }) => cumple) ? 0 : 1)
