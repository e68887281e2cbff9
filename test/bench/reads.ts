import { Hono } from 'hono'
import { QueryTypes } from 'sequelize'
import { sequelize } from '#api/db/database.ts'
import { createApp } from '#api/app.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import type { Medida } from './main.ts'
import { median, ms, percentile, timeEach } from './statistics.ts'

const RUNS = 600
const WARM_UP = 60

type App = Pick<ReturnType<typeof createApp>, 'request'>

interface Caught {
  readonly sql: string
  readonly bind: unknown[]
}

async function cookieOf(app: App): Promise<string> {
  const res = await app.request('http://localhost/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usuario: 'ventanilla1', pass: 'Demo-2026' }),
  })
  return res.headers.get('set-cookie')?.split(';')[0] ?? ''
}

interface Loggable {
  readonly options: { logging: false | ((text: string, details: { readonly bind?: unknown[] }) => void) }
}

const { options } = sequelize as unknown as Loggable

/** The statements that one request of ours runs: the baseline runs the very same. */
async function catchSql(request: () => Promise<Response>): Promise<Caught[]> {
  const caught: Caught[] = []
  options.logging = (text, { bind }) => {
    caught.push({ sql: text.replace(/^Executing \([^)]*\): /, '').replace(/; \[.*$/s, ''), bind: bind ?? [] })
  }
  const res = await request()
  options.logging = false
  if (res.status !== 200) throw new Error(`bench request failed: ${res.status} ${await res.text()}`)
  return caught.filter(({ sql }) => /^\s*SELECT/i.test(sql))
}

/** The same statements behind a bare Hono route: no session, no policy, no scope, no validation. */
function bareApp(statements: readonly Caught[]): App {
  return new Hono().get('/bare', async (c) => {
    const answers = []
    for (const { sql, bind } of statements)
      answers.push(await sequelize.query(sql, { bind, type: QueryTypes.SELECT, raw: true }))
    return c.json(answers)
  })
}

async function ratio(what: string, app: App, path: string, headers: Record<string, string>): Promise<Medida> {
  const ours = async () => (await app.request(`http://localhost${path}`, { headers })).text()
  await timeEach(WARM_UP, ours)
  const bare = bareApp(await catchSql(async () => app.request(`http://localhost${path}`, { headers })))
  const base = async () => (await bare.request('http://localhost/bare')).text()
  await timeEach(WARM_UP, base)
  // Turn and turn about, so that whatever else the machine does falls on both.
  const [a, b]: [number[], number[]] = [[], []]
  for (let round = 0; round < RUNS; round += 1) {
    a.push(...(await timeEach(1, ours)))
    b.push(...(await timeEach(1, base)))
  }
  const times = median(a) / median(b)
  return {
    que: what,
    cifra: `${times.toFixed(2)} × (${ms(median(a))} / ${ms(median(b))})`,
    meta: '≤ 3 ×',
    cumple: times <= 3,
  }
}

/** Reads over the padrón: one person, a page, a search by name. */
export async function measureReads(curps: readonly string[]): Promise<Medida[]> {
  const app = createApp()
  const headers = { cookie: await cookieOf(app) }
  const one = `/api/personal/organica?curp=${curps[777] ?? ''}&limit=1&offset=0&ORGANICA_ACTIVO=A`
  const page = `/api/panel/afiliados?range=${encodeURIComponent('[0,24]')}`
  const medidas = [
    await ratio('Una persona por CURP, 20,000 en el padrón', app, one, headers),
    await ratio('Una página de 25 con su cuenta, 20,000 en el padrón', app, page, headers),
    await searchByName(app, headers),
  ]
  await flushReadAudit()
  return medidas
}

async function searchByName(app: App, headers: Record<string, string>): Promise<Medida> {
  const words = ['muñoz', 'maria lopez', 'jose', 'hernandez g', 'guadalupe', 'de la cruz', 'ana r', 'perez juan']
  const samples = await timeEach(400, async (index) => {
    const q = words[index % words.length] ?? ''
    const res = await app.request('http://localhost/api/panel/afiliados/buscar', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ range: [0, 24], filter: { q } }),
    })
    if (res.status !== 200) throw new Error(`search failed: ${res.status}`)
    await res.text()
  })
  const p95 = percentile(samples, 0.95)
  return { que: 'Búsqueda por nombre, 20,000 en el padrón, p95', cifra: ms(p95), meta: '< 30 ms', cumple: p95 < 30 }
}
