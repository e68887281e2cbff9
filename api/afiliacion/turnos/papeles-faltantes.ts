import { isMovimientoAbierto } from '#domain/afiliacion/movimientos/estatus-movimiento.ts'
import type { PapelFaltante } from '#domain/afiliacion/movimientos/movimiento.ts'
import { NOMBRE_PAPEL, PAPELES_DE_MOVIMIENTO, type ClavePapel } from '#domain/afiliacion/tipos/papel.ts'
import { papelesPropios, papelesRequeridos, registraPersona } from '#domain/afiliacion/tipos/reglas-de.ts'
import { reglasOf } from '#api/afiliacion/tipos/reglas-row.ts'
import { datosOf } from '#api/afiliacion/tramites/datos/datos-movimiento.ts'
import { estatusOf, type MovimientoRow } from '#api/afiliacion/movimientos/movimiento-row.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows, SQL_TRUE } from '#api/db/sql.ts'
import type { ExpedienteModel } from '#api/afiliacion/models/ExpedienteModel.ts'

type PapelRow = Pick<RowOf<ExpedienteModel>, 'afiliado_id' | 'tipo' | 'movimiento_id'>

/** Papers that each open movement still needs to be approved, by id, in one query. */
export async function loadPapelesFaltantes(rows: readonly MovimientoRow[]): Promise<Map<number, PapelFaltante[]>> {
  const open = rows.filter((row) => requeridos(row).length > 0)
  if (open.length === 0) return new Map()
  const binds = new Binds()
  const kept = await selectRows<PapelRow>(
    `SELECT afiliado_id, tipo, movimiento_id FROM expediente
     WHERE vigente = ${SQL_TRUE} AND afiliado_id IN (${binds.addAll([...new Set(open.map((row) => row.afiliado_id))])})`,
    binds.values,
  )
  return new Map(open.map((row) => [row.id, faltantes(row, kept)]))
}

/** Papers that a movement needs to be approved. */
export function requeridos(row: MovimientoRow): readonly ClavePapel[] {
  const { personales, percepciones } = datosOf(row)
  return papelesRequeridos(reglasOf(row), row.causa, [...personales, ...(percepciones?.cambian ?? [])])
}

/** The person's own papers that a movement counts with. */
export function papelesDeLaPersona(row: MovimientoRow): readonly ClavePapel[] {
  const waits = isMovimientoAbierto(estatusOf(row)) && !datosOf(row).papeles
  const propios = papelesPropios(reglasOf(row), requeridos(row), waits)
  // An alta files its letter with the person, and whoever reviews it reads that too.
  return registraPersona(reglasOf(row)) ? [...new Set([...propios, 'carta' as const])] : propios
}

function faltantes(row: MovimientoRow, kept: readonly PapelRow[]): PapelFaltante[] {
  const { papeles } = datosOf(row)
  return requeridos(row)
    .filter((clave) => !kept.some((papel) => stands(row, papel, clave, papeles)))
    .map((clave) => ({ clave, nombre: NOMBRE_PAPEL[clave] }))
}

/** A person's own paper stands for a datum that changes only when it came with this very movement. */
function stands(row: MovimientoRow, papel: PapelRow, clave: ClavePapel, propios: boolean): boolean {
  if (papel.afiliado_id !== row.afiliado_id || papel.tipo !== clave) return false
  const isOwn = papel.movimiento_id === row.id
  return PAPELES_DE_MOVIMIENTO.includes(clave) || propios ? isOwn : true
}
