import { Agent, request } from 'node:http'
import { execute } from '#api/db/sql.ts'
import { generarPersonas } from '#seeds/demo/personas/generar-personas.ts'
import { seededRandom, type SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { unclosedCellsXlsx, unclosedPhoneticsXlsx } from '#test/support/hostil/hostile-xlsx.ts'
import { Desk, laboralesOf } from '#test/bench/altas.ts'
import type { Medida } from '#test/bench/main.ts'
import { measureAbuso } from './abuso.ts'
import { forma } from './forma.ts'
import { startProceso } from '#test/bench/proceso.ts'
import { ms, percentile } from '#test/bench/statistics.ts'
import { measureSubidas } from './subidas.ts'

const ATACANTES = 20
const SEMILLA = 1_404
const META_MS = 1_000

interface Golpe {
  readonly metodo: string
  readonly ruta: string
  readonly tipo?: string
  readonly cuerpo?: string | Buffer
  readonly cookie?: string
  readonly cabeceras?: Readonly<Record<string, string>>
}

const LLAVES = JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`llave_${n}`, 1])))
const POCAS = JSON.stringify(Object.fromEntries(Array.from({ length: 4_000 }, (_, n) => [`llave_${n}`, 1])))
const HONDO = '{"a":'.repeat(10_000)
const JSON_TYPE = 'application/json'

/** What somebody sends who wants to stop the others, signed in or not. */
function golpes(desk: string, admin: string): readonly Golpe[] {
  const json = (ruta: string, cuerpo: string, cookie?: string): Golpe => ({
    metodo: 'POST',
    ruta,
    tipo: JSON_TYPE,
    cuerpo,
    ...(cookie && { cookie }),
  })
  const carga = (bytes: Buffer): Golpe => ({
    metodo: 'POST',
    ...forma('file', 'lista.xlsx', bytes, { tipo: 'usuarios' }),
    ruta: '/api/cargas/planos/propuesta',
    cookie: admin,
  })
  return [
    json('/api/recuperar', LLAVES),
    json('/api/login', LLAVES),
    json('/api/login', 'x'.repeat(11_500_000)),
    json('/api/recuperar', HONDO),
    json('/api/panel/afiliados/buscar', POCAS, desk),
    json('/api/panel/afiliados/buscar', HONDO, desk),
    json('/api/panel/afiliados/buscar', JSON.stringify({ filter: { q: 'm a j l h g r s' }, range: [0, 999] }), desk),
    json('/api/panel/afiliados/exportar', JSON.stringify({ filter: { q: 'maria' } }), desk),
    { ...json('/api/preferencias', POCAS, desk), metodo: 'PUT' },
    {
      ...json('/api/logout', '{}', desk),
      cabeceras: { 'sec-fetch-site': 'cross-site', origin: 'https://otro.example' },
    },
    carga(unclosedCellsXlsx(20_000)),
    carga(unclosedPhoneticsXlsx(20_000)),
    {
      metodo: 'POST',
      ...forma('file', 'papel.pdf', Buffer.alloc(9_900_000, 'a'), { clase: 'curp' }),
      ruta: '/api/archivos',
      cookie: desk,
    },
    { metodo: 'GET', ruta: '/api/docs/__proto__' },
    { metodo: 'GET', ruta: '/api/panel/afiliados?nss=12345678901', cookie: desk },
    { metodo: 'GET', ruta: '/api/personal/organica?q=a&limit=1000', cookie: desk },
  ]
}

/** Sends one; its status, or 0 where the connection ended. One in ten hangs up before it is answered. */
function golpear(agent: Agent, base: string, golpe: Golpe, cuelga: boolean): Promise<number> {
  const { metodo, ruta, tipo, cuerpo, cookie, cabeceras = {} } = golpe
  return new Promise((resolve) => {
    const headers = {
      ...(tipo && { 'content-type': tipo }),
      ...(cookie && { cookie }),
      ...(cuerpo !== undefined && { 'content-length': String(Buffer.byteLength(cuerpo)) }),
      'sec-fetch-site': 'same-origin',
      ...cabeceras,
    }
    const req = request(`${base}${ruta}`, { agent, method: metodo, headers, timeout: 60_000 }, (res) => {
      res.resume()
      res.once('close', () => resolve(res.statusCode ?? 0))
    })
    req.on('error', () => resolve(0))
    req.once('timeout', () => req.destroy())
    req.end(cuerpo)
    if (cuelga) setTimeout(() => req.destroy(), 5)
  })
}

interface Cuenta {
  readonly estados: Map<number, number>
  altas: number[]
  latidos: number[]
  fallas: string[]
}

/** Twenty who want to stop the portal, seeded, and meanwhile one at a front desk who registers people. On loopback alone. */
export async function measureAtaque(segundos: number): Promise<Medida[]> {
  const portal = await startProceso('start')
  const app = { request: (url: string, init?: RequestInit) => fetch(url.replace('http://localhost', portal.url), init) }
  const [desk, atacante, admin] = [new Desk(app), new Desk(app), new Desk(app)]
  await desk.signIn()
  await atacante.signIn()
  await admin.signIn('admin')
  const until = performance.now() + segundos * 1_000
  const cuenta: Cuenta = { estados: new Map(), altas: [], latidos: [], fallas: [] }
  const lista = golpes(atacante.cookie, admin.cookie)
  const agent = new Agent({ keepAlive: true, maxSockets: ATACANTES })
  await Promise.all([
    ...Array.from({ length: ATACANTES }, (_, n) =>
      atacar(agent, portal.url, lista, seededRandom(SEMILLA + n), until, cuenta),
    ),
    registrar(desk, until, cuenta),
    latir(portal.url, until, cuenta),
  ])
  agent.destroy()
  const vive = await fetch(`${portal.url}/api/salud`).then(
    ({ status }) => status === 200,
    () => false,
  )
  await portal.end()
  await olvidarIntentos()
  const abuso = await measureAbuso()
  await olvidarIntentos()
  return [...juzgar(cuenta, segundos, vive), ...abuso, ...(await measureSubidas())]
}

/** The attack used up the tries of this address, which are kept beside the server: nobody could sign in for the next part. */
const olvidarIntentos = (): Promise<unknown> => execute('DELETE FROM intentos_direccion', [])

async function atacar(
  agent: Agent,
  base: string,
  lista: readonly Golpe[],
  random: SeededRandom,
  until: number,
  { estados }: Cuenta,
): Promise<void> {
  while (performance.now() < until) {
    const estado = await golpear(agent, base, random.pick(lista), random.chance(0.1))
    estados.set(estado, (estados.get(estado) ?? 0) + 1)
  }
}

async function registrar(desk: Desk, until: number, cuenta: Cuenta): Promise<void> {
  const laborales = await laboralesOf(desk)
  for (const persona of generarPersonas(SEMILLA, 2_000)) {
    if (performance.now() > until) return
    try {
      cuenta.altas.push(await desk.alta(persona, laborales))
    } catch (error) {
      cuenta.fallas.push(error instanceof Error ? error.message : String(error))
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

/** How long the smallest call takes: what the loop is held up by. */
async function latir(base: string, until: number, { latidos }: Cuenta): Promise<void> {
  while (performance.now() < until) {
    const start = performance.now()
    await fetch(`${base}/api/salud`).then((res) => res.arrayBuffer())
    latidos.push(performance.now() - start)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function juzgar({ estados, altas, latidos, fallas }: Cuenta, segundos: number, vive: boolean): Medida[] {
  const all = [...estados]
    .toSorted(([a], [b]) => a - b)
    .map(([estado, n]) => `${estado === 0 ? 'cortadas' : estado}: ${n}`)
  const rotas = [...estados].filter(([estado]) => estado >= 500 && estado !== 503).reduce((sum, [, n]) => sum + n, 0)
  const [peor, p95] = [Math.max(0, ...altas), percentile(altas, 0.95)]
  const que = `Ataque de ${segundos} s, ${ATACANTES} a la vez`
  return [
    { que: `${que}: ${altas.length} altas de ventanilla, p95`, cifra: ms(p95), meta: `< ${META_MS} ms`, cumple: altas.length > 0 && p95 < META_MS },
    { que: `${que}: la alta más lenta`, cifra: ms(peor), meta: '–', cumple: true },
    { que: `${que}: altas que fallaron`, cifra: fallas.length === 0 ? '0' : `${fallas.length} (${fallas[0]?.slice(0, 120)})`, meta: '0', cumple: fallas.length === 0 },
    { que: `${que}: salud, p99`, cifra: ms(percentile(latidos, 0.99)), meta: '–', cumple: true },
    { que: `${que}: respuestas (${all.join(', ')}), errores internos`, cifra: String(rotas), meta: '0', cumple: rotas === 0 },
    { que: `${que}: el servidor responde al final`, cifra: vive ? 'sí' : 'no', meta: 'sí', cumple: vive },
  ] // prettier-ignore
}
