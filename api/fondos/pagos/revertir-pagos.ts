import type { Actor } from '#domain/acceso/actor.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, enLotes, execute, FOR_UPDATE, selectRow, selectRows } from '#api/db/sql.ts'
import type { PagoModel } from '#api/fondos/models/PagoModel.ts'
import { quitarAbono } from './quitar-abono.ts'

/** A row with money that the bank took back. */
export type Reversa = Pick<RowOf<PagoModel>, 'id' | 'operacion' | 'referencia' | 'fecha'> &
  RowAs<PagoModel, { importeCentavos: 'importe_centavos' }>

type Revertible = Pick<RowOf<PagoModel>, 'id' | 'operacion'> &
  RowAs<PagoModel, { lineaId: 'linea_id'; cargoId: 'cargo_id' }>

/**
 * Matches the reversals of `referencias` that wait, old ones too, inside the caller's transaction. Each undoes the newest payment with its
 * reference and amount that is not reversed yet (decisions §11.12). One without its payment keeps waiting. Returns how many it matched.
 */
export async function revertirPagos(actor: Actor, referencias: readonly string[]): Promise<number> {
  let matched = 0
  for (const reversa of await selectEnEspera(referencias)) {
    const pago = await holdRevertible(reversa)
    if (!pago) continue
    await revertir(actor, reversa, pago)
    matched += 1
  }
  return matched
}

async function selectEnEspera(referencias: readonly string[]): Promise<Reversa[]> {
  const found: Reversa[] = []
  for (const part of enLotes([...new Set(referencias)])) {
    const binds = new Binds()
    found.push(
      ...(await selectRows<Reversa>(
        `SELECT id, operacion, referencia, fecha, importe_centavos AS "importeCentavos" FROM pagos
         WHERE importe_centavos < 0 AND resultado = 'desconocido' AND referencia IN (${binds.addAll(part)}) ORDER BY fecha, id`,
        binds.values,
      )),
    )
  }
  return found
}

/** Finds an assigned payment by the bank's reference and by that of its line. */
export function holdRevertible({
  referencia,
  importeCentavos,
  fecha,
}: Omit<Reversa, 'id' | 'operacion'>): Promise<Revertible | null> {
  return selectRow<Revertible>(
    `SELECT p.id, p.operacion, p.linea_id AS "lineaId", p.cargo_id AS "cargoId" FROM pagos p
     WHERE p.importe_centavos = $1 AND p.fecha <= $2 AND p.resultado NOT IN ('revertido', 'reversa')
       AND (p.referencia = $3 OR p.linea_id = (SELECT l.id FROM lineas_pago l WHERE l.referencia = $3))
     ORDER BY p.fecha DESC, p.id DESC LIMIT 1${FOR_UPDATE}`,
    [-importeCentavos, fecha, referencia],
  )
}

/**
 * Undoes a payment with the row of its reversal. The charge is owed again from its limit, and the account of somebody who withdrew
 * the CAIR money owes it.
 */
export async function revertir(
  actor: Actor,
  reversa: Reversa,
  { id, operacion, lineaId, cargoId }: Revertible,
): Promise<void> {
  await execute(
    `UPDATE pagos SET resultado = 'revertido', tardio = $1, interes_centavos = 0, capital_centavos = 0, excedente_centavos = 0
     WHERE id = $2`,
    [false, id],
  )
  await execute(
    `UPDATE pagos SET resultado = 'reversa', linea_id = $1, cargo_id = $2, revierte_id = $3 WHERE id = $4`,
    [lineaId, cargoId, id, reversa.id],
  )
  await logActo(actor, {
    acto: 'pago.revertir',
    objeto: 'pago',
    objetoId: operacion,
    despues: { reversa: reversa.operacion, fecha: reversa.fecha, importeCentavos: -reversa.importeCentavos },
  })
  if (lineaId !== null && cargoId !== null) await quitarAbono(actor, { lineaId, cargoId }, { aunRetirado: true })
}
