import type { Actor } from '#domain/acceso/actor.ts'
import { nowAt, today } from '#api/clock.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { CargoModel } from '#api/fondos/models/CargoModel.ts'
import { reexpedirLinea } from '#api/fondos/pagos/lineas/reexpedir-linea.ts'
import { principalDe, type DiferenciaExtemporanea } from './calcular-extemporanea.ts'
import type { ExtemporaneaRow } from './extemporanea-row.ts'
import { findCargo } from './get-extemporanea.ts'

/**
 * Keeps the lines of an approved late contribution, charges its entity beside what closes charged, and issues its own line with
 * the interest of each quincena up to its limit, inside the caller's transaction. Gives the line's reference; "" for one that only
 * reduces what it replaces, which the next close credits. Throws 422 without PAGO days ahead.
 */
export async function cargarExtemporanea(
  actor: Actor,
  { id, entidadId }: ExtemporaneaRow,
  { lineas, quincenas, reduceCentavos }: DiferenciaExtemporanea,
): Promise<string> {
  await insertRows(
    'extemporanea_lineas',
    ['extemporanea_id', 'corrige', 'fondo', 'clave', 'parte', 'obligado', 'base_centavos', 'tasa', 'importe_centavos'],
    lineas.map(({ quincena, fondo, clave, parte, obligado, baseCentavos, tasa, importeCentavos }) => [
      id,
      quincena,
      fondo,
      clave,
      parte,
      obligado,
      baseCentavos,
      tasa,
      importeCentavos,
    ]),
  )
  await insertRows(
    'extemporanea_quincenas',
    ['extemporanea_id', 'quincena', 'capital_centavos', 'limite'],
    quincenas.map(({ quincena, capitalCentavos, limite }) => [id, quincena, capitalCentavos, limite]),
  )
  const principal = principalDe(quincenas)
  await execute('UPDATE extemporaneas SET principal_centavos = $1, reduce_centavos = $2 WHERE id = $3', [
    principal,
    reduceCentavos,
    id,
  ])
  if (principal === 0) return ''
  const cierre = await selectRow<{ id: number; quincena: number }>(
    `SELECT id, quincena FROM cierres WHERE entidad_id = $1 AND estado = 'cerrado' ORDER BY quincena DESC LIMIT 1`,
    [entidadId],
  )
  if (!cierre) throw new Error(`The entity ${entidadId} has closed nothing`)
  const cargoId = await insertRow(CargoModel, {
    cierre_id: cierre.id,
    entidad_id: entidadId,
    quincena: cierre.quincena,
    obligado: 'entidad',
    extemporanea_id: id,
    principal_centavos: principal,
    limite: today(),
    creado_at: nowAt(),
  })
  const cargo = await findCargo(id)
  if (!cargo) throw new Error(`The charge ${cargoId} was not kept`)
  const { linea } = await reexpedirLinea(actor, cargo)
  await execute('UPDATE cargos SET limite = $1 WHERE id = $2', [linea.limite, cargoId])
  return linea.referencia
}
