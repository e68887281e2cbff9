import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { env } from '#api/env.ts'
import { cargar, type Peticion } from './carga-http.ts'
import type { Medida } from './main.ts'
import { startProceso } from './proceso.ts'
import { median, ms, percentile } from './statistics.ts'

const CLIENTES = [4, 32] as const
const TURNO_MS = 1_000
const PALABRAS = ['maria', 'jose', 'hernandez', 'muñoz', 'guadalupe', 'perez']
const DOS_PALABRAS = ['maria hernandez', 'jose garcia', 'guadalupe perez', 'jose hernandez']

interface Pregunta {
  readonly que: string
  readonly meta: number
  /** Milliseconds that the 99th percentile may take, by how many people there are; only of four clients. */
  readonly p99: number | null
  readonly portal: (n: number) => Peticion
  readonly desnuda: (n: number) => Peticion
}

const JSON_TYPE = { 'content-type': 'application/json' }

/**
 * A person's record leaves a line whoever opens it, by whatever key; its row in the list of people leaves none. So one person
 * without a line is the list's search of a whole CURP, as a screen asks it (in a body): by the same index, and what a list tells
 * of its one row with its count. No call is nearer.
 */
function preguntas(curps: readonly string[], cookie: string): Pregunta[] {
  const curp = (n: number) => curps[(n * 31) % curps.length] ?? ''
  const cabeceras = { cookie, 'sec-fetch-site': 'same-origin' }
  const enLista = (q: string): Peticion => ({
    metodo: 'POST',
    ruta: '/api/panel/afiliados/buscar',
    cabeceras: { ...cabeceras, ...JSON_TYPE },
    cuerpo: JSON.stringify({ range: [0, 24], filter: { q } }),
  })
  const busqueda = (textos: readonly string[]) => {
    const texto = (n: number) => textos[n % textos.length] ?? ''
    return {
      portal: (n: number) => enLista(texto(n)),
      desnuda: (n: number): Peticion => ({ ruta: `/busca?q=${encodeURIComponent(texto(n).replace('ñ', 'n'))}` }),
    }
  }
  return [
    {
      que: 'Una persona por CURP, con su acto',
      meta: 3.5,
      p99: null,
      portal: (n) => ({
        ruta: `/api/personal/organica?curp=${curp(n)}&limit=1&offset=0&ORGANICA_ACTIVO=A`,
        cabeceras,
      }),
      desnuda: (n) => ({ ruta: `/una?curp=${curp(n)}` }),
    },
    {
      que: 'Una persona por CURP en la lista, sin acto',
      meta: 2.5,
      p99: null,
      portal: (n) => enLista(curp(n)),
      desnuda: (n) => ({ ruta: `/clave?curp=${curp(n)}` }),
    },
    {
      que: 'Página de 25 por nombre, con su cuenta',
      meta: 2,
      p99: 20,
      portal: () => ({ ruta: `/api/panel/afiliados?range=${encodeURIComponent('[0,24]')}`, cabeceras }),
      desnuda: () => ({ ruta: '/pagina' }),
    },
    {
      que: 'Búsqueda de una palabra del nombre, con su cuenta',
      meta: 1.5,
      p99: 60,
      ...busqueda(PALABRAS),
    },
    {
      que: 'Búsqueda de dos palabras comunes, con su cuenta',
      meta: 1.5,
      p99: 150,
      ...busqueda(DOS_PALABRAS),
    },
  ]
}

async function signIn(base: string): Promise<string> {
  const res = await fetch(`${base}/api/login`, {
    method: 'POST',
    headers: { ...JSON_TYPE, origin: base },
    body: JSON.stringify({ usuario: 'ventanilla1', pass: 'Demo-2026' }),
  })
  if (res.status !== 200) throw new Error(`sign in: ${res.status} ${await res.text()}`)
  return res.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** How long this disk takes for a line and its fdatasync, in the middle. */
async function measureDisk(): Promise<Medida> {
  const file = path.join(env.dataDir, 'fdatasync')
  const handle = await open(file, 'a')
  const samples: number[] = []
  for (let n = 0; n < 60; n += 1) {
    const start = performance.now()
    await handle.appendFile('{"id":1}\n')
    await handle.datasync()
    samples.push(performance.now() - start)
  }
  await handle.close()
  await rm(file)
  return { que: 'fdatasync de una línea en este disco, mediana', cifra: ms(median(samples)), meta: '–', cumple: true }
}

/**
 * Reads over HTTP, the portal against the bare process turn and turn about, `segundos` turns of a second each. The
 * bench itself asks nothing meanwhile.
 */
export async function measureReads(curps: readonly string[], segundos: number): Promise<Medida[]> {
  const portal = await startProceso('start')
  const lineas = path.join(env.dataDir, 'desnuda.jsonl')
  const desnuda = await startProceso('bench-desnuda', [env.databaseUrl, lineas])
  const cookie = await signIn(portal.url)
  const medidas = [await measureDisk()]
  for (const pregunta of preguntas(curps, cookie))
    for (const clientes of CLIENTES) {
      await cargar(portal.url, pregunta.portal, clientes, TURNO_MS / 2)
      await cargar(desnuda.url, pregunta.desnuda, clientes, TURNO_MS / 2)
      const [own, bare]: [number[], number[]] = [[], []]
      for (let turno = 0; turno < segundos; turno += 1) {
        own.push(...(await cargar(portal.url, pregunta.portal, clientes, TURNO_MS)))
        bare.push(...(await cargar(desnuda.url, pregunta.desnuda, clientes, TURNO_MS)))
      }
      medidas.push(...judge(pregunta, clientes, segundos, curps.length, own, bare))
    }
  await desnuda.end()
  await portal.end()
  return medidas
}

function judge(
  { que, meta, p99: limit }: Pregunta,
  clientes: number,
  segundos: number,
  personas: number,
  own: readonly number[],
  bare: readonly number[],
): Medida[] {
  const name = `${que}, ${personas.toLocaleString('en-US')} en el padrón, ${clientes} a la vez`
  const times = bare.length / own.length
  const p99 = percentile(own, 0.99)
  const rate = (samples: readonly number[]) => (samples.length / segundos).toFixed(0)
  const ratio: Medida = {
    que: name,
    cifra: `${times.toFixed(2)} × (${rate(own)} / ${rate(bare)} por segundo; p99 ${ms(p99)})`,
    meta: `≤ ${meta} ×`,
    cumple: times <= meta,
  }
  if (limit === null || clientes !== CLIENTES[0]) return [ratio]
  return [ratio, { que: `${name}, p99`, cifra: ms(p99), meta: `≤ ${limit} ms`, cumple: p99 <= limit }]
}
