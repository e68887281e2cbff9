import { createApp } from '#api/app.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { dialect, inTransaction } from '#api/db/database.ts'
import { refreshStatistics } from '#api/db/refresh-statistics.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import type { Medida } from './main.ts'
import { ms, percentile, timeEach } from './statistics.ts'

const ROWS = 1_000_000
const PER_STATEMENT = 100_000
const RUNS = 60
const GOAL_MS = 50

/** The same text in each engine's words: a number of 64 digits, and an instant a minute later with each row. */
const WORDS = {
  sqlite: {
    hash: (n: string) => `printf('%064d', ${n})`,
    at: (n: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', 1735689600 + ${n} * 60, 'unixepoch')`,
  },
  postgres: {
    hash: (n: string) => `lpad((${n})::text, 64, '0')`,
    at: (n: string) =>
      `to_char(to_timestamp(1735689600 + ${n}::bigint * 60) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  },
} as const

/** A million acts of nine people on twenty thousand, most of them reads, one in a thousand of a rare kind. */
async function loadActos(): Promise<void> {
  const { hash, at } = WORDS[dialect]
  await inTransaction(async () => {
    await execute('DELETE FROM bitacora')
    for (let start = 1; start <= ROWS; start += PER_STATEMENT)
      await execute(
        `INSERT INTO bitacora (ocurrio_at, actor_id, actor, medio, direccion, acto, objeto, objeto_id, antes, despues, hash_previo, hash)
         WITH RECURSIVE n (i) AS (SELECT ${start} UNION ALL SELECT i + 1 FROM n WHERE i < ${start + PER_STATEMENT - 1})
         SELECT ${at('i')}, i % 9 + 1, 'usuario', 'api', '10.0.0.1',
           CASE WHEN i % 1000 = 0 THEN 'movimiento.retirar' WHEN i % 5 = 0 THEN 'afiliado.corregir' ELSE 'afiliado.leer' END,
           'afiliado', CAST((i % 20000) * 7919 % 20000 + 1 AS TEXT),
           CASE WHEN i % 5 = 0 THEN '{"correo":"a@ejemplo.gob.mx","telefono":"4491234567"}' END,
           CASE WHEN i % 5 = 0 THEN '{"correo":"b@ejemplo.gob.mx","telefono":"4497654321"}' END,
           ${hash('i - 1')}, ${hash('i')} FROM n`,
      )
  })
  await refreshStatistics()
}

type App = Pick<ReturnType<typeof createApp>, 'request'>
interface Pagina {
  readonly filas: readonly { readonly id: number }[]
  readonly siguiente: number | null
}

async function signInAdmin(app: App): Promise<string> {
  const res = await app.request('http://localhost/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usuario: 'admin', pass: 'Demo-2026' }),
  })
  return res.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** What people ask the bitácora for; each is one request of its first page. */
function questions(curp: string): Readonly<Record<string, object>> {
  return {
    'de un usuario': { usuarioId: 3 },
    'de un acto común': { acto: 'afiliado.leer' },
    'de un acto raro': { acto: 'movimiento.retirar' },
    'de un acto raro de un usuario': { usuarioId: 5, acto: 'movimiento.retirar' },
    'de una persona': { busca: curp },
    'de un registro': { objeto: 'afiliado', objetoId: '777' },
    'de un día': { desde: '2025-06-01', hasta: '2025-06-01' },
    'de un acto raro en un año': { acto: 'movimiento.retirar', desde: '2025-01-02', hasta: '2025-12-31' },
    'de un día sin actos': { desde: '2020-01-01', hasta: '2020-01-31' },
  }
}

/** The bitácora with a million rows: its first page, the next ones by key, one in the middle, and each filter. */
export async function measureBitacora(curps: readonly string[]): Promise<Medida[]> {
  await loadActos()
  const app = createApp()
  const headers = { cookie: await signInAdmin(app), 'content-type': 'application/json' }
  const ask = async (body: object): Promise<Pagina> => {
    const res = await app.request('http://localhost/api/panel/bitacora/buscar', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (res.status !== 200) throw new Error(`bitácora failed: ${res.status} ${await res.text()}`)
    return (await res.json()) as Pagina
  }
  const first = await timeEach(RUNS, () => ask({}))
  let despuesDe: number | null = null
  const next = await timeEach(RUNS, async () => {
    const page: Pagina = await ask(despuesDe === null ? {} : { despuesDe })
    despuesDe = page.siguiente
  })
  const middle = await selectRow<{ id: number }>('SELECT MAX(id) - 500000 AS id FROM bitacora')
  const deep = await timeEach(RUNS, () => ask({ despuesDe: middle?.id ?? 1 }))
  const medidas = [
    medida('primera página', first),
    medida('páginas siguientes, por clave', next),
    medida('una página tras 500,000 filas', deep),
  ]
  for (const [que, filtro] of Object.entries(questions(curps[777] ?? '')))
    medidas.push(medida(que, await timeEach(RUNS, () => ask({ filtro }))))
  await flushReadAudit()
  return medidas
}

function medida(que: string, samples: readonly number[]): Medida {
  const p95 = percentile(samples, 0.95)
  return {
    que: `Bitácora de 1,000,000 de filas: ${que}, p95`,
    cifra: ms(p95),
    meta: `< ${GOAL_MS} ms`,
    cumple: p95 < GOAL_MS,
  }
}
