import { randomUUID } from 'node:crypto'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import type { RespuestaLote } from '#domain/afiliacion/actos/acto-cuerpos.ts'
import type { Espera } from '#domain/afiliacion/actos/espera.ts'
import { countEspera } from '#api/afiliacion/padron/count-espera.ts'
import { getAfiliado } from '#api/afiliacion/padron/get-afiliado.ts'
import { listMovimientos } from '#api/afiliacion/movimientos/list-movimientos.ts'
import { findPersonasTramite } from '#api/afiliacion/tramites/find-personas-tramite.ts'
import { createApp } from '#api/app.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { refreshStatistics } from '#api/db/refresh-statistics.ts'
import { dialect } from '#api/db/database.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { actorOf } from './actor-of.ts'
import { Desk, type App } from './altas.ts'
import { loadMovimientos, SIN_ABIERTO } from '#test/bench/datos/load-movimientos.ts'
import type { Medida } from './main.ts'
import { ms, percentile, timeEach } from './statistics.ts'

/** What a padrón of a million people and their three million movements may cost. */
const META = { nombreMs: 60, claveMs: 10, bandejaMs: 50, loteMs: 5_000, alMs: 15, solicitudMs: 150 }
const TURNOS = 60
const LOTE = 500
const VENTANILLAS = 20
/** Requests of each desk, one after the other. */
const SOLICITUDES = 20
/** And before they are counted: each of the connections of PostgreSQL plans its statements the first times. */
const CALENTAR = 5

/**
 * Movements in quantity: three for each person of the padrón, one in five open. Searches of a procedure by name and by key, each tray's first page and its count, five
 * hundred approved in one call, a person on another date, and twenty desks that request at once.
 */
export async function measureMovimientos(curps: readonly string[]): Promise<Medida[]> {
  const { movimientos, abiertos } = await loadMovimientos()
  await refreshStatistics()
  // PostgreSQL does it by itself within minutes of a load; until then an index is not read alone.
  if (dialect === 'postgres') await execute('VACUUM')
  const [desk, validador, auxiliar, jefe] = await Promise.all(
    ['ventanilla1', 'validador1', 'auxiliar', 'jefe'].map(actorOf),
  )
  const app = createApp()
  const de = `${curps.length.toLocaleString('en-US')} personas y ${movimientos.toLocaleString('en-US')} movimientos`
  const medidas = [
    ...(await measureBusquedas(desk!, curps, de)),
    ...(await measureBandejas(
      [
        [validador!, 'validador'],
        [auxiliar!, 'auxiliar'],
        [jefe!, 'jefe'],
      ],
      abiertos,
    )),
    await measureAl(auxiliar!, de),
    await measureLote(app),
    await measureVentanillas(app),
  ]
  await flushReadAudit()
  return medidas
}

function medida(que: string, samples: readonly number[], limite: number): Medida {
  const p95 = percentile(samples, 0.95)
  return { que: `${que}, p95`, cifra: ms(p95), meta: `< ${limite} ms`, cumple: p95 < limite }
}

async function measureBusquedas(actor: Actor, curps: readonly string[], de: string): Promise<Medida[]> {
  const people = await selectRows<{
    nombre: string
    apellido_paterno: string
    apellido_materno: string
    interno: number
  }>(
    `SELECT nombre, apellido_paterno, apellido_materno, interno FROM afiliados WHERE interno >= 100000 ORDER BY curp LIMIT ${TURNOS}`,
  )
  const buscar = (por: 'nombre' | 'curp' | 'interno', texto: (i: number) => string): Promise<number[]> =>
    timeEach(TURNOS, (i) => findPersonasTramite(actor, 'licencia', { por, texto: texto(i) }))
  const at = (i: number) => people[i % people.length]!
  await buscar('nombre', (i) => at(i).nombre)
  return [
    medida(
      `Buscar para un trámite por un nombre común, ${de}`,
      await buscar('nombre', (i) => at(i).apellido_paterno),
      META.nombreMs,
    ),
    medida(
      `Buscar para un trámite por nombre y dos apellidos, ${de}`,
      await buscar('nombre', (i) => `${at(i).apellido_paterno} ${at(i).apellido_materno} ${at(i).nombre}`),
      META.nombreMs,
    ),
    medida(
      `Buscar por CURP entera, ${de}`,
      await buscar('curp', (i) => curps[(i * 97) % curps.length] ?? ''),
      META.claveMs,
    ),
    medida(
      `Buscar por número interno, ${de}`,
      await buscar('interno', (i) => formatInterno(at(i).interno)),
      META.claveMs,
    ),
  ]
}

async function measureBandejas(quienes: readonly (readonly [Actor, Espera])[], abiertos: number): Promise<Medida[]> {
  const made: Medida[] = []
  for (const [actor, espera] of quienes) {
    const query: Parameters<typeof listMovimientos>[1] = {
      filter: { espera },
      sort: ['desde', 'ASC'],
      range: [0, 24],
    }
    if ((await listMovimientos(actor, query)).rows.length === 0) throw new Error(`Nothing waits for ${espera}`)
    const page = await timeEach(TURNOS, () => listMovimientos(actor, query))
    const count = await timeEach(TURNOS, () => countEspera(actor, { espera }))
    const de = `${abiertos.toLocaleString('en-US')} abiertos`
    made.push(
      medida(`Bandeja de ${espera}, primera página con su cuenta, ${de}`, page, META.bandejaMs),
      medida(`Cuenta de lo que espera a ${espera}, ${de}`, count, META.bandejaMs),
    )
  }
  return made
}

async function measureAl(actor: Actor, de: string): Promise<Medida> {
  const people = await selectRows<{ id: number }>(
    `SELECT id FROM afiliados WHERE interno >= 100000 ORDER BY curp LIMIT ${TURNOS}`,
  )
  const relojes = { al: '2025-06-30', conocido: '2026-10-31' } as unknown as Parameters<typeof getAfiliado>[2]
  const read = (i: number) => getAfiliado(actor, people[i % people.length]?.id ?? 0, relojes)
  await read(0)
  return medida(`Una persona en otra fecha, por ambos relojes, ${de}`, await timeEach(TURNOS, read), META.alMs)
}

/** As the jefe's screen asks it: what is done outside of a call is planned as a job of thousands of rows. */
async function measureLote(app: App): Promise<Medida> {
  const movimientos = await selectRows<{ folio: string; version: number }>(
    `SELECT folio, version FROM movimientos WHERE folio LIKE 'R-%' ORDER BY id LIMIT ${LOTE}`,
  )
  const jefe = new Desk(app)
  await jefe.signIn('jefe')
  const start = performance.now()
  const res = await jefe.json('POST', '/api/movimientos/lote', { acto: 'aprobar', movimientos })
  const took = performance.now() - start
  if (res.status !== 200) throw new Error(`lote failed: ${res.status} ${await res.text()}`)
  const { hechos, rechazados } = (await res.json()) as RespuestaLote
  if (rechazados[0]) throw new Error(`${rechazados.length} were refused: ${rechazados[0].error}`)
  return {
    que: `${hechos.length} aprobados en una llamada`,
    cifra: ms(took),
    meta: `< ${META.loteMs} ms`,
    cumple: took < META.loteMs && hechos.length === movimientos.length,
  }
}

/**
 * Each desk asks for the updates of people of its own, one after the other; all desks at once. The first ones of each are not
 * counted: until then the process never did this work.
 */
async function measureVentanillas(app: App): Promise<Medida> {
  const desks = Array.from({ length: VENTANILLAS }, () => new Desk(app))
  // One after the other: tries of one account at the same moment are counted as failed until they are looked at.
  for (const desk of desks) await desk.signIn()
  const people = await selectRows<{ interno: number; version: number }>(
    `SELECT interno, version FROM afiliados WHERE interno >= 100000 AND ${SIN_ABIERTO} ORDER BY id DESC LIMIT ${VENTANILLAS * (SOLICITUDES + CALENTAR)}`,
  )
  const ask = async (desk: Desk, n: number): Promise<void> => {
    const { interno, version } = people[n]!
    const telefono = `449${String(1_000_000 + n)}`
    const body = {
      interno,
      version,
      fecha: '2026-11-20',
      cambios: { datosPersonales: { telefono } },
      documentos: {},
      observaciones: '',
    }
    const res = await desk.json('POST', '/api/tramites/actualizacion', body, { 'Idempotency-Key': randomUUID() })
    if (res.status !== 201) throw new Error(`request failed: ${res.status} ${await res.text()}`)
  }
  const allAtOnce = (times: number, from: number): Promise<number[][]> =>
    Promise.all(desks.map((desk, d) => timeEach(times, (i) => ask(desk, d + VENTANILLAS * (from + i)))))
  await allAtOnce(CALENTAR, 0)
  const samples = await allAtOnce(SOLICITUDES, CALENTAR)
  return medida(`Solicitar un movimiento, ${VENTANILLAS} ventanillas a la vez`, samples.flat(), META.solicitudMs)
}
