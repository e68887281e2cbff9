import type { Actor } from '#domain/acceso/actor.ts'
import type { Espera } from '#domain/afiliacion/actos/espera.ts'
import { EN_ESPERA, rutaEspera } from '#domain/afiliacion/actos/movimientos-que-esperan.ts'
import { NOMBRE_SITUACION, type LetraSituacion } from '#domain/afiliacion/situacion.ts'
import {
  EDADES,
  NOMBRE_SEXO,
  type Dimension,
  type IndicadoresOperativo,
  type ReporteDinamico,
} from '#domain/procesos/indicadores.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { nowAt, today } from '#api/clock.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import { countEspera } from '#api/afiliacion/padron/count-espera.ts'
import { edadSql } from './edad-sql.ts'

const PASOS = [
  { espera: 'validador', paso: 'Por validar en la dependencia' },
  { espera: 'sin_validador', paso: 'Por validar en el instituto, a falta de validador' },
  { espera: 'autor', paso: 'Por corregir en la ventanilla' },
  { espera: 'auxiliar', paso: 'Por revisar en el instituto' },
  { espera: 'jefe', paso: 'Por aprobar' },
  { espera: 'cierre', paso: 'Por aplicar al cerrar la quincena' },
] as const satisfies readonly { espera: Espera; paso: string }[]

/** What waits now at each step, since when, and the cases by state; in the actor's scope. */
export async function getOperativo(actor: Actor): Promise<IndicadoresOperativo> {
  authorize(actor, 'tableros.ver')
  const binds = new Binds()
  const scope = alcanceSql(actor, ['c.nivel0_id', 'c.nivel1_id', 'c.nivel2_id'], binds)
  const [espera, enEspera, borradores, casos] = await Promise.all([
    countPasos(actor),
    countEspera(actor, { espera: EN_ESPERA }),
    countBorradores(actor),
    selectRows<{ clave: string; n: number }>(
      `SELECT c.estado AS clave, COUNT(*) AS n FROM casos c WHERE ${scope} GROUP BY c.estado`,
      binds.values,
    ),
  ])
  const estados = [
    { clave: 'pendiente', nombre: 'Pendiente' },
    { clave: 'en progreso', nombre: 'En progreso' },
    { clave: 'completado', nombre: 'Completado' },
  ]
  return {
    enEspera: { n: enEspera.n, ruta: rutaEspera({ espera: EN_ESPERA }) },
    espera,
    borradores,
    casos: estados.map((estado) => ({ ...estado, n: casos.find(({ clave }) => clave === estado.clave)?.n ?? 0 })),
  }
}

/** Open movements by the step at which they wait, with the list of each. */
export function countPasos(actor: Actor): Promise<IndicadoresOperativo['espera']> {
  return Promise.all(
    PASOS.map(async ({ espera, paso }) => ({
      paso,
      ...(await countEspera(actor, { espera })),
      ruta: rutaEspera({ espera }),
    })),
  )
}

async function countBorradores(actor: Actor): Promise<number> {
  const binds = new Binds()
  const now = binds.add(nowAt())
  // A draft stands under its office; its type of entity is the office's.
  const scope = alcanceSql(actor, ['u.parent_id', 'b.adscripcion_id', 'b.dependencia_id'], binds)
  const row = await selectRow<{ n: number }>(
    `SELECT COUNT(*) AS n FROM borradores b LEFT JOIN unidades u ON u.id = b.adscripcion_id
     WHERE b.vence_at > ${now} AND ${scope}`,
    binds.values,
  )
  return row?.n ?? 0
}

/** Each dimension as an SQL expression over `a`, `u` (entity) and `k` (category); our own words alone. */
function expressionOf(dimension: Dimension, binds: Binds): string {
  if (dimension === 'edad') return edadSql(today(), binds)
  return {
    entidad: `COALESCE(u.nombre, 'Sin entidad')`,
    situacion: 'a.situacion',
    sexo: 'a.sexo',
    categoria: `COALESCE(k.clave, 'Sin categoría')`,
  }[dimension]
}

/** People who are affiliated or in process, counted by two dimensions. 422 when both are the same. */
export async function getDinamico(actor: Actor, renglon: Dimension, columna: Dimension): Promise<ReporteDinamico> {
  authorize(actor, 'tableros.ver')
  if (renglon === columna)
    throw broken([{ path: 'columna', code: 'igual', message: 'Elige dos datos distintos para renglones y columnas.' }])
  const binds = new Binds()
  const [row, column] = [expressionOf(renglon, binds), expressionOf(columna, binds)]
  const scope = alcanceSql(actor, ['a.nivel0_id', 'a.nivel1_id', 'a.nivel2_id'], binds)
  const cells = await selectRows<{ r: string; c: string; n: number }>(
    `SELECT x.r, x.c, COUNT(*) AS n FROM (SELECT ${row} AS r, ${column} AS c FROM afiliados a
       LEFT JOIN unidades u ON u.id = a.nivel1_id LEFT JOIN categorias k ON k.id = a.categoria_id WHERE ${scope}) x
     GROUP BY x.r, x.c`,
    binds.values,
  )
  return crossTable(renglon, columna, cells)
}

function crossTable(
  renglon: Dimension,
  columna: Dimension,
  cells: readonly { readonly r: string; readonly c: string; readonly n: number }[],
): ReporteDinamico {
  const rowKeys = inOrder(renglon, [...new Set(cells.map(({ r }) => r))])
  const columnKeys = inOrder(columna, [...new Set(cells.map(({ c }) => c))])
  const at = new Map(cells.map(({ r, c, n }) => [`${r}\n${c}`, n]))
  const renglones = rowKeys.map((r) => {
    const cuentas = columnKeys.map((c) => at.get(`${r}\n${c}`) ?? 0)
    return { nombre: nombreOf(renglon, r), cuentas, total: cuentas.reduce((sum, n) => sum + n, 0) }
  })
  return {
    renglon,
    columna,
    columnas: columnKeys.map((key) => nombreOf(columna, key)),
    renglones,
    totales: columnKeys.map((_, index) => renglones.reduce((sum, { cuentas }) => sum + (cuentas[index] ?? 0), 0)),
    total: renglones.reduce((sum, { total }) => sum + total, 0),
  }
}

function inOrder(dimension: Dimension, keys: string[]): string[] {
  const edades: readonly string[] = EDADES.map(({ nombre }) => nombre)
  if (dimension === 'edad') return keys.sort((a, b) => edades.indexOf(a) - edades.indexOf(b))
  const collator = new Intl.Collator('es', { numeric: true })
  return keys.sort((a, b) => collator.compare(a, b))
}

function nombreOf(dimension: Dimension, key: string): string {
  if (dimension === 'situacion') return NOMBRE_SITUACION[key as LetraSituacion]
  return dimension === 'sexo' ? NOMBRE_SEXO[key as keyof typeof NOMBRE_SEXO] : key
}
