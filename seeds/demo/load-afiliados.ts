import { TIPO_ALTA } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import { quincenaOf, quincenaRange } from '#domain/calendario/quincena.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { listDiasAplicacion } from '#api/afiliacion/tramites/datos/dias-aplicacion.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { dialect, inTransaction } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { execute, selectRow, selectRows, type Bind } from '#api/db/sql.ts'
import { Reparto, type AfiliadoDemo, type CategoriaDemo } from './afiliados/afiliado-demo.ts'
import { keepActosDemo, versionDemo } from './afiliados/actos-demo.ts'
import { afiliadoValues, orgValues } from './afiliados/afiliado-values.ts'
import { keepHistoriaDemo } from './afiliados/historia-demo.ts'
import { loadLugares } from './afiliados/lugar.ts'
import {
  Folios,
  historia,
  MOVIMIENTO_COLUMNS,
  movimientoValues,
  type MovimientoDemo,
} from './afiliados/movimiento-demo.ts'
import { filePapelesDemo } from './afiliados/papeles-demo.ts'
import { movimientosEnCurso } from './afiliados/quincena-en-curso.ts'
import { ACTOR_DEMO } from './load-institucion.ts'
import { generarPersonas } from './personas/generar-personas.ts'
import { seededRandom } from './personas/seeded-random.ts'
import { AFILIADOS_DE_DEMO, SEMILLA_AFILIADOS } from './personas/semillas.ts'

/** The first internal number given: the institute of the demo is not new. */
const PRIMER_INTERNO = 100_001

/**
 * Loads the demo's affiliates with their history, the movements of the current quincena and their papers, in one transaction, once:
 * a padrón with people is left as it is. The institute must be loaded. Gives how many people it wrote.
 */
export function loadAfiliados(today: PlainDate, cantidad = AFILIADOS_DE_DEMO): Promise<number> {
  const personas = generarPersonas(SEMILLA_AFILIADOS, cantidad)
  return inTransaction(async () => {
    if (await selectRow('SELECT id FROM afiliados LIMIT 1')) return 0
    const random = seededRandom(SEMILLA_AFILIADOS)
    const categorias = await loadCategorias(today)
    const reparto = new Reparto(random, today, await loadLugares(), categorias)
    const afiliados = personas.map((persona, i) =>
      reparto.afiliado(persona, { id: i + 1, orgId: i + 1, interno: PRIMER_INTERNO + i }),
    )
    const enCurso = movimientosEnCurso(afiliados, {
      random,
      today,
      quincena: quincenaOf(today),
      dias: await windowDays(today),
      cuentas: await loadCuentas(),
      categorias,
      diasAplicacion: await diasAplicacion(today),
    })
    await write(afiliados, enCurso, today)
    await keepActosDemo(enCurso)
    await keepHistoriaDemo()
    await filePapelesDemo()
    return afiliados.length
  })
}

async function write(
  afiliados: readonly AfiliadoDemo[],
  enCurso: readonly MovimientoDemo[],
  today: PlainDate,
): Promise<void> {
  const altas = new Map(enCurso.filter(({ tipoId }) => tipoId === TIPO_ALTA).map((m) => [m.afiliado.id, m]))
  const dated = afiliados.map((afiliado) => {
    const alta = altas.get(afiliado.id)
    const situacion: LetraSituacion = alta ? 'T' : (afiliado.salida?.situacion ?? 'A')
    return { afiliado, situacion, fechaAlta: alta?.fecha ?? afiliado.ingreso }
  })
  await insertRecords(
    'afiliados',
    dated.map(({ afiliado, situacion, fechaAlta }) => afiliadoValues(afiliado, situacion, fechaAlta)),
  )
  await insertRecords(
    'afiliado_org',
    dated.map(({ afiliado, fechaAlta }) => orgValues(afiliado, fechaAlta)),
  )
  const pasados = afiliados.filter(({ id }) => !altas.has(id)).flatMap((afiliado) => historia(afiliado, today))
  await writeMovimientos([...pasados, ...enCurso], afiliados.length)
}

async function writeMovimientos(movimientos: readonly MovimientoDemo[], personas: number): Promise<void> {
  const folios = new Folios()
  const inOrder = [...movimientos].sort((a, b) => (a.solicitadoAt < b.solicitadoAt ? -1 : 1))
  await insertRows(
    'movimientos',
    MOVIMIENTO_COLUMNS,
    inOrder.map((movimiento) => movimientoValues(movimiento, folios, versionDemo(movimiento))),
  )
  const counters = [['interno', PRIMER_INTERNO + personas - 1] as const, ...folios.consecutivos()]
  await insertRows('consecutivos', ['clave', 'valor'], counters)
  await advanceIdentities()
  const despues = { personas, movimientos: movimientos.length }
  await logActo(ACTOR_DEMO, { acto: 'demo.cargar', objeto: 'padron', objetoId: 'demo', despues })
}

function insertRecords(table: string, records: readonly Readonly<Record<string, Bind>>[]): Promise<void> {
  const columns = Object.keys(records[0] ?? {})
  return insertRows(
    table,
    columns,
    records.map((record) => columns.map((column) => record[column] ?? null)),
  )
}

/** PostgreSQL's counters do not see ids that were given. */
async function advanceIdentities(): Promise<void> {
  if (dialect !== 'postgres') return
  for (const table of ['afiliados', 'afiliado_org'])
    await execute(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT MAX(id) FROM ${table}))`)
}

/** Days of this quincena's window before today; today when there is none yet. */
async function windowDays(today: PlainDate): Promise<PlainDate[]> {
  const { inicio } = quincenaRange(quincenaOf(today))
  const rows = await selectRows<{ fecha: PlainDate }>(
    `SELECT fecha FROM eventos WHERE tipo = 'ALTA_BAJA_CAMBIO' AND fecha >= $1 AND fecha < $2 ORDER BY fecha`,
    [inicio, today],
  )
  return rows.length > 0 ? rows.map(({ fecha }) => fecha) : [today]
}

async function diasAplicacion(today: PlainDate): Promise<PlainDate[]> {
  return (await listDiasAplicacion(today)).filter((dia) => dia > today)
}

function loadCategorias(today: PlainDate): Promise<CategoriaDemo[]> {
  return selectRows<CategoriaDemo>(
    `SELECT c.id, c.clave, c.nombre, s.monto_centavos AS "sueldoCentavos" FROM categorias c JOIN sueldos s ON s.categoria_id = c.id
     WHERE s.vigente_desde <= $1 AND (s.vigente_hasta IS NULL OR s.vigente_hasta >= $1) ORDER BY c.orden`,
    [today],
  )
}

async function loadCuentas(): Promise<ReadonlyMap<string, number>> {
  const rows = await selectRows<{ usuario: string; id: number }>('SELECT usuario, id FROM usuarios')
  return new Map(rows.map(({ usuario, id }) => [usuario, id]))
}
