import { performance } from 'node:perf_hooks'
import { quincenaOrdinal } from '#domain/calendario/quincena.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { writeRendimiento } from '#api/fondos/cair/trabajo-rendimiento.ts'
import { getEstadoCuenta } from '#api/fondos/estado-cuenta/get-estado-cuenta.ts'
import type { Medida } from './main.ts'

const ANIOS = 20
const QUINCENAS = 24 * ANIOS
const AT = '2026-01-01T00:00:00.000Z'
/** Turns of the statement: its median is told. */
const VECES = 15
const CUENTAS = 50_000

const FONDOS = [
  ['fondo_ahorro', 'FAA'],
  ['fondo_ahorro', 'FAE'],
  ['fondo_vivienda', 'FVE'],
  ['prestaciones_hipotecarios', 'FHE'],
  ['prestaciones_economicas', 'FPESA'],
  ['prestaciones_economicas', 'FPESE'],
  ['fondo_retiro', 'SARE'],
] as const

/** The figures of people's money: a statement of twenty years, and the yield of a year of everybody's account. */
export async function measureDinero(personas: number): Promise<Medida[]> {
  return [await measureEstado(), await measureRendimiento(Math.min(personas, CUENTAS))]
}

/** Somebody with 480 closed quincenas, each with its seven lines and its entry in the account. */
async function measureEstado(): Promise<Medida> {
  const person = await selectRow<{ id: number; entidad: number }>(
    'SELECT id, nivel1_id AS entidad FROM afiliados WHERE nivel1_id IS NOT NULL ORDER BY id LIMIT 1',
  )
  if (!person) throw new Error('Nobody is on file')
  const first = quincenaOrdinal(2006, 1)
  const ordinals = Array.from({ length: QUINCENAS }, (_, i) => first + i)
  await inTransaction(async () => {
    await insertRows(
      'cierres',
      ['entidad_id', 'quincena', 'estado', 'personas', 'creado_at', 'cerrado_at'],
      ordinals.map((quincena) => [person.entidad, quincena, 'cerrado', 1, AT, AT]),
    )
    await execute(
      `INSERT INTO cierre_personas (cierre_id, afiliado_id, interno, nombre, nombre_orden, categoria, dias, sueldo_centavos, hechos)
       SELECT id, $1, 1, 'Persona', 'persona', '20B', 15, 616788, '[]' FROM cierres WHERE entidad_id = $2 AND quincena < $3`,
      [person.id, person.entidad, first + QUINCENAS],
    )
    for (const [fondo, clave] of FONDOS)
      await execute(
        `INSERT INTO aportaciones (cierre_id, afiliado_id, corrige, origen, fondo, clave, parte, obligado, base_centavos, tasa, importe_centavos)
         SELECT id, $1, quincena, 'ordinaria', $2, $3, 'entidad', 'entidad', 616788, 20000, 12336 FROM cierres
         WHERE entidad_id = $4 AND quincena < $5`,
        [person.id, fondo, clave, person.entidad, first + QUINCENAS],
      )
    await execute(
      `INSERT INTO cair_asientos (afiliado_id, cuenta, clase, fecha, importe_centavos, quincena, registrado_at)
       SELECT $1, 'normal', 'aportacion', '2024-06-15', 12336, quincena, '${AT}' FROM cierres WHERE entidad_id = $2 AND quincena < $3`,
      [person.id, person.entidad, first + QUINCENAS],
    )
  })
  const times: number[] = []
  for (let i = 0; i < VECES; i += 1) {
    const from = performance.now()
    const { quincenas } = await getEstadoCuenta(SISTEMA, person.id, null)
    times.push(performance.now() - from)
    if (quincenas.length < QUINCENAS) throw new Error(`The statement told ${quincenas.length} quincenas`)
  }
  const median = times.sort((one, other) => one - other)[Math.floor(VECES / 2)] ?? Infinity
  return {
    que: `Estado de cuenta de ${ANIOS} años, ${QUINCENAS} quincenas (servicio, mediana)`,
    cifra: `${median.toFixed(0)} ms`,
    meta: '< 150 ms',
    cumple: median < 150,
  }
}

/** A year of 24 contributions in every account, and its yield written whole, as the job does. */
async function measureRendimiento(cuentas: number): Promise<Medida> {
  const fechas = Array.from({ length: 24 }, (_, i) => {
    const month = String(Math.floor(i / 2) + 1).padStart(2, '0')
    return `2025-${month}-${i % 2 === 0 ? '10' : '25'}`
  })
  await inTransaction(() =>
    execute(
      `WITH dias (fecha) AS (VALUES ${fechas.map((fecha) => `('${fecha}')`).join(', ')})
       INSERT INTO cair_asientos (afiliado_id, cuenta, clase, fecha, importe_centavos, registrado_at)
       SELECT a.id, 'normal', 'aportacion', dias.fecha, 10000 + a.id % 977, '${AT}'
       FROM (SELECT id FROM afiliados ORDER BY id LIMIT ${cuentas}) a CROSS JOIN dias`,
    ),
  )
  const row = await selectRow<{ id: number }>(
    `INSERT INTO cair_rendimientos (anio, cuenta, tasa, estado, pedido_at)
     VALUES (2025, 'normal', 72500, 'aplicando', '${AT}') RETURNING id`,
  )
  const from = performance.now()
  await writeRendimiento(row?.id ?? 0)
  const seconds = (performance.now() - from) / 1000
  const meta = (60 * cuentas) / CUENTAS
  return {
    que: `Rendimiento de un año de ${cuentas} cuentas, 24 aportaciones cada una`,
    cifra: `${seconds.toFixed(1)} s`,
    meta: `< ${meta.toFixed(0)} s`,
    cumple: seconds < meta,
  }
}
