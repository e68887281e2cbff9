import { generarPersonas } from '#seeds/demo/personas/generar-personas.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { seededRandom, type SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { Desk, laboralesOf, type Laborales } from './altas.ts'
import type { Medida } from './main.ts'
import { startProceso } from './proceso.ts'
import { ms, percentile } from './statistics.ts'

const CLIENTES = 200
/** People share accounts' sessions here: a sign-in is slow on purpose, and is not what is measured. */
const SESIONES = 3
const SEMILLA = 6_025
const PALABRAS = ['maria', 'jose', 'hernandez', 'guadalupe', 'maria hernandez', 'perez']
const META_ALTAS_MS = 500

interface Cuenta {
  readonly todas: number[]
  readonly lecturas: number[]
  readonly altas: number[]
  /** The same with the three papers that come up for each. */
  readonly conPapeles: number[]
  readonly fallas: Map<string, number>
}

interface Mesa {
  readonly desk: Desk
  readonly laborales: Laborales
  readonly random: SeededRandom
}

/** Two hundred at once without a pause: of ten calls one alta, six people, two and a half lists and half an export. */
export async function measureMezcla(curps: readonly string[], segundos: number): Promise<Medida[]> {
  const portal = await startProceso('start')
  const app = { request: (url: string, init?: RequestInit) => fetch(url.replace('http://localhost', portal.url), init) }
  const desks: Desk[] = []
  for (let n = 0; n < SESIONES; n += 1) {
    const desk = new Desk(app)
    await desk.signIn()
    desks.push(desk)
  }
  const laborales = await laboralesOf(desks[0] ?? new Desk(app))
  const nuevas = generarPersonas(SEMILLA, 40_000).values()
  const cuenta: Cuenta = { todas: [], lecturas: [], altas: [], conPapeles: [], fallas: new Map() }
  const until = performance.now() + segundos * 1_000
  const client = async (n: number) => {
    const mesa = { desk: desks[n % SESIONES] ?? new Desk(app), laborales, random: seededRandom(SEMILLA + n) }
    while (performance.now() < until) await ask(mesa, curps, nuevas, cuenta)
  }
  await Promise.all(Array.from({ length: CLIENTES }, (_, n) => client(n)))
  await portal.end()
  return juzgar(cuenta, segundos)
}

async function ask(
  { desk, laborales, random }: Mesa,
  curps: readonly string[],
  nuevas: Iterator<PersonaFicticia>,
  cuenta: Cuenta,
): Promise<void> {
  const which = random.int(1, 100)
  const start = performance.now()
  try {
    if (which <= 10) {
      const { value } = nuevas.next() as IteratorResult<PersonaFicticia, undefined>
      if (value) cuenta.altas.push(await desk.alta(value, laborales))
      cuenta.conPapeles.push(performance.now() - start)
    } else {
      await read(desk, which, random, curps)
      cuenta.lecturas.push(performance.now() - start)
    }
    cuenta.todas.push(performance.now() - start)
  } catch (error) {
    const what = failureText(error).slice(0, 120)
    cuenta.fallas.set(what, (cuenta.fallas.get(what) ?? 0) + 1)
  }
}

/** What failed; of a connection also why, which `fetch` keeps beside its "fetch failed". */
function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, message } = (error.cause ?? {}) as { readonly code?: string; readonly message?: string }
  return [error.message, code, message].filter(Boolean).join(': ')
}

async function read(desk: Desk, which: number, random: SeededRandom, curps: readonly string[]): Promise<void> {
  const q = random.pick(PALABRAS)
  const res =
    which <= 70
      ? await desk.json('GET', `/api/personal/organica?curp=${random.pick(curps)}&limit=1&offset=0&ORGANICA_ACTIVO=A`)
      : which <= 95
        ? await desk.json('POST', '/api/panel/afiliados/buscar', { filter: which <= 82 ? { q } : {}, range: [0, 24] })
        : await desk.json('POST', '/api/panel/afiliados/exportar', { filter: { q: 'guadalupe hernandez' } })
  await res.arrayBuffer()
  // An export may wait for its turn.
  if (res.status !== 200 && res.status !== 202)
    throw new Error(`${res.url.replace(/^.*\/api/, '/api').split('?')[0]} ${res.status}`)
}

function juzgar({ todas, lecturas, altas, conPapeles, fallas }: Cuenta, segundos: number): Medida[] {
  const que = `${CLIENTES} a la vez durante ${segundos} s (${(todas.length / segundos).toFixed(0)} por segundo)`
  const p95 = percentile(altas, 0.95)
  const errores = [...fallas.values()].reduce((sum, n) => sum + n, 0)
  const cuales = [...fallas].map(([what, n]) => `${n} × ${what}`).join('; ')
  return [
    { que: `${que}: todas, p50`, cifra: ms(percentile(todas, 0.5)), meta: '–', cumple: true },
    { que: `${que}: todas, p99`, cifra: ms(percentile(todas, 0.99)), meta: '–', cumple: true },
    { que: `${que}: ${lecturas.length} lecturas y exportaciones, p99`, cifra: ms(percentile(lecturas, 0.99)), meta: '–', cumple: true },
    { que: `${que}: un alta con sus tres papeles, de principio a fin, p50`, cifra: ms(percentile(conPapeles, 0.5)), meta: '–', cumple: true },
    { que: `${que}: ${altas.length} altas, p95`, cifra: ms(p95), meta: `< ${META_ALTAS_MS} ms`, cumple: altas.length > 0 && p95 < META_ALTAS_MS },
    { que: `${que}: errores`, cifra: errores === 0 ? '0' : `${errores} (${cuales})`, meta: '0', cumple: errores === 0 },
  ] // prettier-ignore
}
