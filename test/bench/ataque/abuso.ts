import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '#api/env.ts'
import { cuerpoMax } from '#api/http/cuerpo/limites.ts'
import { ABUSOS } from '#test/support/hostil/abusos.ts'
import { llamadasDescritas, type Documento } from '#test/support/hostil/llamadas-descritas.ts'
import { Desk } from '#test/bench/altas.ts'
import type { Medida } from '#test/bench/main.ts'
import { startProceso } from '#test/bench/proceso.ts'
import { ms } from '#test/bench/statistics.ts'

/** Senders at once. */
const A_LA_VEZ = 4

/**
 * What the generated test of abuse sends to each call that takes a body, over HTTP and four at once: how late the server's event loop
 * comes meanwhile. Every answer must be a refusal.
 */
export async function measureAbuso(): Promise<Medida[]> {
  const file = path.join(env.dataDir, 'retraso.json')
  const portal = await startProceso('start', [], { antes: 'bench-retraso', entorno: { BENCH_RETRASO: file } })
  const admin = new Desk({
    request: (url, init) => fetch(url.replace('http://localhost', portal.url), init),
  })
  await admin.signIn('admin')
  const calls = llamadasDescritas(await admin.get<Documento>('/api/docs/openapi.json'))
  const writing = calls.filter(({ hasBody }) => hasBody)
  const golpes = ABUSOS.flatMap(([, cuerpo]) => writing.map((call) => ({ ...call, cuerpo }))).values()
  let otras = 0
  let enviadas = 0
  process.kill(portal.pid, 'SIGUSR2')
  const sender = async () => {
    for (const { method, call, address, cuerpo } of golpes) {
      const headers = { cookie: admin.cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
      const res = await fetch(`${portal.url}${address}`, { method, headers, body: cuerpo(cuerpoMax(call)) })
      await res.arrayBuffer()
      enviadas += 1
      if (res.status < 400 || (res.status >= 500 && res.status !== 503)) otras += 1
    }
  }
  await Promise.all(Array.from({ length: A_LA_VEZ }, sender))
  await portal.end()
  const { p99, max } = JSON.parse(await readFile(file, 'utf8')) as { readonly p99: number; readonly max: number }
  const que = `Prueba generada de abuso (${enviadas} peticiones, ${A_LA_VEZ} a la vez)`
  return [
    { que: `${que}: retraso del ciclo de eventos, p99`, cifra: ms(p99), meta: '–', cumple: true },
    { que: `${que}: retraso del ciclo de eventos, el mayor`, cifra: ms(max), meta: '< 500 ms', cumple: max < 500 },
    { que: `${que}: respuestas que no son un rechazo`, cifra: String(otras), meta: '0', cumple: otras === 0 },
  ]
}
