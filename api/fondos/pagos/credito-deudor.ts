import { deudoraDe } from '#domain/fondos/reorganizaciones.ts'
import { findRow } from '#api/db/find-row.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { loadExtintas } from '#api/fondos/entidades-extintas.ts'
import { CargoModel } from '#api/fondos/models/CargoModel.ts'
import { listAbsorbidas } from '#api/fondos/entidades-visibles.ts'

/**
 * A debtor's credit: what negative charges left, plus what was paid in excess, less what lowered other charges (decisions
 * 10.24 and 10.31).
 */
const CREDITO = `CAST(COALESCE(SUM(CASE WHEN c.principal_centavos < 0 THEN -c.principal_centavos ELSE 0 END
    - c.credito_centavos + COALESCE((SELECT SUM(p.excedente_centavos) FROM pagos p WHERE p.cargo_id = c.id), 0)), 0) AS BIGINT)`

/** Credit of an entity, and of those that went into it, in centavos. */
export async function creditoDeEntidad(entidadId: number): Promise<number> {
  const binds = new Binds()
  const ids = binds.addAll([entidadId, ...(await listAbsorbidas(entidadId)).map(({ id }) => id)])
  const row = await selectRow<{ credito: number }>(
    `SELECT ${CREDITO} AS credito FROM cargos c
     WHERE c.entidad_id IN (${ids}) AND c.obligado = 'entidad' AND c.anulado_at IS NULL`,
    binds.values,
  )
  return row?.credito ?? 0
}

/** Credit of each person who owes something of a close by themselves, by `afiliados.id`; those without any are left out. */
export async function creditosDePersonas(cierreId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await selectRows<{ id: number; credito: number }>(
    `SELECT c.afiliado_id AS id, ${CREDITO} AS credito FROM cargos c
     WHERE c.anulado_at IS NULL AND c.afiliado_id IN
       (SELECT afiliado_id FROM aportaciones WHERE cierre_id = $1 AND obligado = 'afiliado'
        UNION SELECT afiliado_id FROM retenciones WHERE cierre_id = $1 AND obligado = 'afiliado')
     GROUP BY c.afiliado_id`,
    [cierreId],
  )
  return new Map(rows.filter(({ credito }) => credito > 0).map(({ id, credito }) => [id, credito]))
}

/** Credit of whoever owes a charge, in centavos: its entity, or the entity that took its debts; or its person. */
export async function creditoDeCargo(cargoId: number): Promise<number> {
  const cargo = await findRow(CargoModel, { id: cargoId }, ['entidad_id', 'afiliado_id'])
  if (!cargo) throw new Error(`No charge ${cargoId}`)
  if (cargo.afiliado_id === null) return creditoDeEntidad(deudoraDe(cargo.entidad_id, await loadExtintas()))
  const row = await selectRow<{ credito: number }>(
    `SELECT ${CREDITO} AS credito FROM cargos c WHERE c.afiliado_id = $1 AND c.anulado_at IS NULL`,
    [cargo.afiliado_id],
  )
  return row?.credito ?? 0
}
