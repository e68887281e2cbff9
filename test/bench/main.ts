import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { machine, writeSection } from './write-section.ts'

/** One measured claim: what, figure, limit, and whether it holds. */
export interface Medida {
  readonly que: string
  readonly cifra: string
  readonly meta: string
  readonly cumple: boolean
}

/**
 * `npm run bench`: measures the product on a SQLite of its own in a temporary folder, or on the empty database that
 * BENCH_DATABASE_URL names; prints the table, and with `--escribir` puts it into the engine's section of
 * docs/benchmarks.md. Ends with 1 when a figure misses its goal. Parts may be named (`lecturas altas bitacora cierre organica
 * dinero calendario paquetes procesos archivos`): then only those are measured. `--personas` (20000) and `--segundos` (5, turns of each read) make
 * it longer or shorter; `movimientos`, `mezcla`, `ataque` and `pruebas` are only measured by name; `mezcla` and `ataque` take `--duracion`
 * seconds (60 and 600). `--motor postgres` measures on a PostgreSQL
 * of its own.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    escribir: { type: 'boolean', default: false },
    personas: { type: 'string', default: '20000' },
    segundos: { type: 'string', default: '5' },
    duracion: { type: 'string' },
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
})
clearInterval(alive)
await servidor?.stop()
for (const each of [folder, `${folder}-postgres`]) await rm(each, { recursive: true, force: true })

const rows = medidas.map(({ que, cifra, meta, cumple }) => `| ${que} | ${cifra} | ${meta} | ${cumple ? 'sí' : 'NO'} |`)
const table = ['| qué | cifra | meta | cumple |', '|---|---|---|---|', ...rows].join('\n')
process.stdout.write(`\n${table}\n`)
if (values.escribir) {
  const engine = process.env['DATABASE_URL']?.startsWith('postgres') ? 'PostgreSQL' : 'SQLite'
  await writeSection(
    engine,
    `Machine: ${machine()}, load ${os.loadavg()[0]?.toFixed(1) ?? '?'}. Command: \`npm run bench -- ${process.argv.slice(2).join(' ')}\`.\n\n${table}`,
  )
}
process.exit(medidas.every(({ cumple }) => cumple) ? 0 : 1)
