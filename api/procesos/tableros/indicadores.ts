import type { Actor } from '#domain/acceso/actor.ts'
import { NOMBRE_SITUACION, type LetraSituacion } from '#domain/afiliacion/situacion.ts'
import { quincenaNumber, quincenaYear } from '#domain/calendario/quincena.ts'
import { TIPOS_DE_PROCESO } from '#domain/procesos/documentacion.ts'
import { EDADES, NOMBRE_SEXO, type IndicadoresEjecutivo, type Parte } from '#domain/procesos/indicadores.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { today } from '#api/clock.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { CARGADOS_DE_PROCESO } from '#api/procesos/avance-sql.ts'
import { countQuincenas } from '#api/procesos/cifras-movimientos.ts'
import { edadSql } from './edad-sql.ts'

/** Entities told by name; the rest stand together. */
const ENTIDADES = 8
/** Quincenas told one by one. */
export const QUINCENAS = 8
export const NIVELES = ['a.nivel0_id', 'a.nivel1_id', 'a.nivel2_id'] as const

/** The institute in figures, counted now in the actor's scope: people, salaries, movements, cases, documents. */
export async function getEjecutivo(actor: Actor): Promise<IndicadoresEjecutivo> {
  authorize(actor, 'tableros.ver')
  const [porSituacion, sueldos, porEntidad, porEdad, porSexo, movimientos, casos, documentos] = await Promise.all([
    countPeople(actor, 'a.situacion'),
    sumSueldos(actor),
    countEntidades(actor),
    countEdades(actor),
    countPeople(actor, 'a.sexo', `a.situacion IN ('A', 'L')`),
    countMovimientos(actor),
    countCasos(actor),
    countDocumentos(),
  ])
  const of = (clave: LetraSituacion) => porSituacion.find((row) => row.clave === clave)?.n ?? 0
  return {
    personas: { total: of('A') + of('L'), activas: of('A'), licencia: of('L'), tramite: of('T') },
    sueldos,
    porSituacion: porSituacion.map(({ clave, n }) => ({ clave, nombre: NOMBRE_SITUACION[clave as LetraSituacion], n })),
    porEntidad,
    porEdad,
    porSexo: porSexo.map(({ clave, n }) => ({ clave, nombre: NOMBRE_SEXO[clave as keyof typeof NOMBRE_SEXO], n })),
    movimientos,
    casos,
    documentos,
  }
}

/** People by an expression of ours over `a`, most first. */
export function countPeople(
  actor: Actor,
  expression: string,
  where = '1 = 1',
): Promise<{ clave: string; n: number }[]> {
  const binds = new Binds()
  const scope = alcanceSql(actor, NIVELES, binds)
  return selectRows(
    `SELECT ${expression} AS clave, COUNT(*) AS n FROM afiliados a WHERE ${where} AND ${scope}
     GROUP BY ${expression} ORDER BY n DESC, clave`,
    binds.values,
  )
}

async function sumSueldos(actor: Actor): Promise<IndicadoresEjecutivo['sueldos']> {
  const binds = new Binds()
  const scope = alcanceSql(actor, NIVELES, binds)
  const row = await selectRow<{ total: number; n: number }>(
    `SELECT CAST(COALESCE(SUM(a.sueldo_centavos), 0) AS BIGINT) AS total, COUNT(*) AS n
     FROM afiliados a WHERE a.situacion = 'A' AND ${scope}`,
    binds.values,
  )
  const [total, n] = [row?.total ?? 0, row?.n ?? 0]
  return { totalCentavos: total, promedioCentavos: n === 0 ? 0 : Math.round(total / n) }
}

/** People of the staff by entity: the largest by name, then the rest together (`otras`). */
export async function countEntidades(actor: Actor): Promise<Parte[]> {
  const binds = new Binds()
  const scope = alcanceSql(actor, NIVELES, binds)
  const rows = await selectRows<{ id: number | null; nombre: string; n: number }>(
    `SELECT u.id, COALESCE(u.nombre, 'Sin entidad') AS nombre, COUNT(*) AS n
     FROM afiliados a LEFT JOIN unidades u ON u.id = a.nivel1_id
     WHERE a.situacion IN ('A', 'L') AND ${scope} GROUP BY u.id, u.nombre ORDER BY n DESC, u.nombre`,
    binds.values,
  )
  const named = rows.slice(0, ENTIDADES).map(({ id, nombre, n }) => ({ clave: String(id), nombre, n }))
  const rest = rows.slice(ENTIDADES)
  const sum = rest.reduce((total, { n }) => total + n, 0)
  return rest.length === 0 ? named : [...named, { clave: 'otras', nombre: `Otras ${rest.length}`, n: sum }]
}

async function countEdades(actor: Actor): Promise<Parte[]> {
  const binds = new Binds()
  const band = edadSql(today(), binds)
  const scope = alcanceSql(actor, NIVELES, binds)
  const rows = await selectRows<{ clave: string; n: number }>(
    `SELECT x.clave, COUNT(*) AS n FROM (SELECT ${band} AS clave FROM afiliados a
       WHERE a.situacion IN ('A', 'L') AND ${scope}) x GROUP BY x.clave`,
    binds.values,
  )
  return EDADES.map(({ nombre }) => ({
    clave: nombre,
    nombre,
    n: rows.find(({ clave }) => clave === nombre)?.n ?? 0,
  }))
}

async function countMovimientos(actor: Actor): Promise<IndicadoresEjecutivo['movimientos']> {
  const rows = await countQuincenas(actor, QUINCENAS)
  return rows.map(({ quincena, altas, bajas, cambios }) => ({
    quincena: `Q${quincenaNumber(quincena)} ${quincenaYear(quincena)}`,
    altas,
    bajas,
    cambios,
  }))
}

async function countCasos(actor: Actor): Promise<IndicadoresEjecutivo['casos']> {
  const binds = new Binds()
  const day = binds.add(today())
  const scope = alcanceSql(actor, ['c.nivel0_id', 'c.nivel1_id', 'c.nivel2_id'], binds)
  const row = await selectRow<{ abiertos: number; vencidos: number; completados: number }>(
    `SELECT COALESCE(SUM(CASE WHEN c.estado <> 'completado' THEN 1 ELSE 0 END), 0) AS abiertos,
       COALESCE(SUM(CASE WHEN c.estado <> 'completado' AND c.vence < ${day} THEN 1 ELSE 0 END), 0) AS vencidos,
       COALESCE(SUM(CASE WHEN c.estado = 'completado' THEN 1 ELSE 0 END), 0) AS completados
     FROM casos c WHERE ${scope}`,
    binds.values,
  )
  return row ?? { abiertos: 0, vencidos: 0, completados: 0 }
}

/** The six documents of every process of the map. */
async function countDocumentos(): Promise<IndicadoresEjecutivo['documentos']> {
  const row = await selectRow<{ cargados: number; procesos: number }>(
    `SELECT CAST(COALESCE(SUM(${CARGADOS_DE_PROCESO}), 0) AS BIGINT) AS cargados, COUNT(*) AS procesos
     FROM procesos p WHERE p.componente IS NOT NULL`,
  )
  return { cargados: row?.cargados ?? 0, total: (row?.procesos ?? 0) * TIPOS_DE_PROCESO.length }
}
