import { permitirCierre } from '#test/support/dinero/cadena-cierre.ts'
import { quincenaCode, quincenaOf } from '#domain/calendario/quincena.ts'
import { lineasDe } from '#domain/fondos/lineas.ts'
import { segmentosDe } from '#domain/fondos/segmentos.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import { today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { refreshStatistics } from '#api/db/refresh-statistics.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { getAportacionesQuincena } from '#api/fondos/aportaciones/get-aportaciones-quincena.ts'
import { listRenglones } from '#api/fondos/aportaciones/list-renglones.ts'
import { selectParametros } from '#api/fondos/parametros/parametro-row.ts'
import { defineTrabajoAplicar } from '#api/quincenas/aplicar/trabajo-aplicar.ts'
import { firmarCierre, SIN_CONFIRMAR } from '#api/quincenas/cierres/firmar-cierre.ts'
import { solicitarCierre } from '#api/quincenas/cierres/solicitar-cierre.ts'
import { explainQuincena } from '#api/quincenas/explicar/explain-quincena.ts'
import { simulateCierre } from '#api/quincenas/simulate-cierre.ts'
import { generarPersonas } from '#seeds/demo/personas/generar-personas.ts'
import { actorOf } from './actor-of.ts'
import { Desk, laboralesOf } from './altas.ts'
import { descargarLibro } from './libro.ts'
import type { Medida } from './main.ts'
import { startProceso } from './proceso.ts'
import { median, ms, percentile, timeEach } from './statistics.ts'

const FIRMAN = ['auxiliar', 'admin', 'jefe', 'director', 'titular']
/** What the quincena of fifty thousand people may cost. */
const META = {
  segundos: 90,
  altaMs: 300,
  memoriaMb: 400,
  porSegundo: 20_000,
  paginaMs: 50,
  xlsxSegundos: 15,
  explicarMs: 30,
}
const TURNOS = 40

/** Simulations of everybody: their median is told. */
const SIMULACIONES = 3

/** How often it is looked whether the close is done. */
const MIRADA_MS = 50

/**
 * The close of a quincena of everybody in the padrón: simulated, requested (which simulates it once more) and signed, then applied by the server as the job that it is,
 * while a desk registers people there without a pause; then what is read of it.
 */
export async function measureCierre(personas: number): Promise<Medida[]> {
  defineTrabajoAplicar()
  const quincena = quincenaOf(today())
  const actores = await Promise.all(FIRMAN.map(actorOf))
  const entidadId = await prepararPadron()
  const simular = await timeEach(SIMULACIONES, () => simulateCierre(actores[0]!, entidadId, quincena))
  await permitirCierre(quincenaCode(quincena), entidadId)
  const { id, segundosFirma } = await firmar(actores.slice(0, -1), entidadId, quincena)
  const aplicado = await aplicarConAltas(id, actores.at(-1)!)
  await refreshStatistics()
  return [
    medida(`Simular el cierre de ${personas} personas, mediana`, median(simular) / 1_000, META.segundos, 's'),
    medida('Solicitarlo y las firmas hasta el Director, en total', segundosFirma, META.segundos, 's'),
    medida(`Aplicar el cierre de ${personas} personas, con altas a la vez`, aplicado.segundos, META.segundos, 's'),
    medida('Memoria del servidor que lo aplica y atiende, la mayor', aplicado.memoriaMb, META.memoriaMb, 'MB'),
    medida(`Altas mientras se aplica (${aplicado.altas}), p95`, aplicado.altaMs, META.altaMs, 'ms'),
    await measurePuro(quincena),
    ...(await measureLecturas(actores[0]!, quincena, entidadId)),
  ]
}

function medida(que: string, cifra: number, limite: number, unidad: 's' | 'MB' | 'ms'): Medida {
  return {
    que,
    cifra: unidad === 'ms' ? ms(cifra) : `${cifra.toFixed(1)} ${unidad}`,
    meta: `< ${limite} ${unidad}`,
    cumple: cifra < limite,
  }
}

/** Everybody gets what a close asks for. Gives the entity. */
async function prepararPadron(): Promise<number> {
  await inTransaction(() =>
    execute(
      `UPDATE afiliados SET categoria_id = (SELECT id FROM categorias WHERE clave = '20B') WHERE categoria_id IS NULL`,
    ),
  )
  const row = await selectRow<{ id: number }>('SELECT nivel1_id AS id FROM afiliados ORDER BY id LIMIT 1')
  return row?.id ?? 0
}

async function firmar([solicita, ...firman]: readonly Actor[], entidadId: number, quincena: number) {
  const start = performance.now()
  const { id } = await solicitarCierre(solicita!, entidadId, quincena)
  for (const actor of firman) await firmarUna(actor, id)
  return { id, segundosFirma: (performance.now() - start) / 1_000 }
}

async function firmarUna(actor: Actor, id: number): Promise<void> {
  const row = await selectRow<{ version: number }>('SELECT version FROM cierres WHERE id = $1', [id])
  await firmarCierre(actor, id, row?.version ?? 0, SIN_CONFIRMAR)
}

/** The Titular signs, and a server applies it while one desk registers people there one after another. */
async function aplicarConAltas(id: number, titular: Actor) {
  const portal = await startProceso('start')
  const desk = new Desk({ request: (url, init) => fetch(url.replace('http://localhost', portal.url), init) })
  await desk.signIn()
  let isApplying = true
  await firmarUna(titular, id)
  const start = performance.now()
  const altas = registrar(desk, () => isApplying)
  while (!(await selectRow(`SELECT id FROM cierres WHERE id = $1 AND estado = 'cerrado'`, [id])))
    await new Promise((resolve) => setTimeout(resolve, MIRADA_MS))
  const segundos = (performance.now() - start) / 1_000
  isApplying = false
  const samples = await altas
  const memoriaMb = await portal.memoriaMb()
  await portal.end()
  return { segundos, memoriaMb, altas: samples.length, altaMs: percentile(samples, 0.95) }
}

async function registrar(desk: Desk, goesOn: () => boolean): Promise<number[]> {
  const laborales = await laboralesOf(desk)
  const samples: number[] = []
  for (const persona of generarPersonas(51_515, 2_000)) {
    if (!goesOn()) break
    samples.push(await desk.alta(persona, laborales))
  }
  return samples
}

/** People a second of the pure computation: facts to lines, two facts each. */
async function measurePuro(quincena: number): Promise<Medida> {
  const [parametros] = await selectParametros()
  if (!parametros) throw new Error('There are no parameters')
  const hecho = { situacion: 'A', entidadId: 1, otrosCentavos: 12_345, quinqueniosCentavos: 6_789 }
  const [PERSONAS, from] = [100_000, performance.now()]
  let lines = 0
  for (let i = 0; i < PERSONAS; i += 1) {
    const hechos = [
      { ...hecho, desde: '2020-01-16', sueldoCentavos: 900_000 + i },
      { ...hecho, desde: '2026-11-20', sueldoCentavos: 1_000_000 + i },
    ] as const
    lines += lineasDe(segmentosDe(hechos as unknown as Parameters<typeof segmentosDe>[0], quincena), parametros).length
  }
  const perSecond = Math.round((PERSONAS / (performance.now() - from)) * 1_000)
  return {
    que: `Cálculo puro, personas por segundo (${Math.round(lines / PERSONAS)} líneas cada una)`,
    cifra: String(perSecond),
    meta: `> ${META.porSegundo}`,
    cumple: perSecond > META.porSegundo,
  }
}

async function measureLecturas(actor: Actor, quincena: number, entidadId: number): Promise<Medida[]> {
  const DE_ENTONCES = { entidadId, organizacion: 'entonces' } as const
  let personas = 0
  const detalle = await timeEach(TURNOS, async () => {
    personas = (await getAportacionesQuincena(actor, quincena, DE_ENTONCES)).personas
  })
  let renglones = 0
  const pagina = await timeEach(TURNOS, async () => {
    renglones = (await listRenglones(actor, quincena, 'fondo_ahorro', { ...DE_ENTONCES, despues: null })).renglones
      .length
  })
  const explicar = await timeEach(TURNOS, (i) => explainQuincena(actor, { interno: 100_000 + i * 7, quincena }))
  const code = quincenaCode(quincena)
  const libro = await descargarLibro(code, entidadId)
  return [
    medida(
      `Detalle de ${code}, sus seis fondos de ${personas} personas, p95`,
      percentile(detalle, 0.95),
      META.paginaMs,
      'ms',
    ),
    medida(
      `Primera página de un fondo del detalle de ${code}, ${renglones} de ${personas} renglones, p95`,
      percentile(pagina, 0.95),
      META.paginaMs,
      'ms',
    ),
    medida(`Libro xlsx de todas sus líneas (${libro.mb.toFixed(1)} MB)`, libro.segundos, META.xlsxSegundos, 's'),
    medida(
      `Memoria del servidor que escribe el libro, la mayor (${libro.antesMb.toFixed(0)} MB antes)`,
      libro.despuesMb,
      META.memoriaMb,
      'MB',
    ),
    medida('Explicación de una persona, p95', percentile(explicar, 0.95), META.explicarMs, 'ms'),
  ]
}
