import type { Actor } from '#domain/acceso/actor.ts'
import { decisionAFavorIssues, type DecisionAFavor, type SaldoAFavor } from '#domain/fondos/prestamos/saldo-a-favor.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { Binds, FOR_UPDATE, selectRow } from '#api/db/sql.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { broken, conflict, notFound } from '#api/errors.ts'
import { PrestamoMovimientoModel } from '#api/fondos/models/PrestamoMovimientoModel.ts'
import { SaldoFavorModel } from '#api/fondos/models/SaldoFavorModel.ts'
import { settleIfPaid } from '#api/fondos/prestamos/settle-if-paid.ts'
import { presentFavor, selectFavores, type FavorRow } from './favor-row.ts'

export interface CambioAFavor extends DecisionAFavor {
  readonly version: number
}

/** A decided balance, and how much of it the decision moved, in centavos. */
interface FavorDecidido {
  readonly saldo: SaldoAFavor
  readonly importeCentavos: number
}

/**
 * Applies a balance to its loan, as much as the loan can take, or records that the rest was returned (decision 11.13). Throws 404,
 * 409 (`version`, `decidido`), 422 by field.
 */
export function decideFavor(
  actor: Actor,
  id: number,
  { version, destino, nota }: CambioAFavor,
): Promise<FavorDecidido> {
  authorizeInstituto(actor, 'retenciones.decidir')
  return inTransaction(async () => {
    const row = await holdFavor(id)
    const antes = presentFavor(actor, row)
    if (row.version !== version)
      throw await staleVersion(
        { objeto: 'saldo_favor', objetoId: id },
        'cambió este saldo mientras lo tenías abierto.',
        {
          actual: antes,
        },
      )
    if (antes.pendienteCentavos === 0) throw conflict('decidido', 'Este saldo a favor ya se decidió.')
    const issues = decisionAFavorIssues({ destino, nota }, antes)
    if (issues.length > 0) throw broken(issues, issues[0]?.message)
    const importeCentavos = destino === 'aplicar' ? antes.aplicableCentavos : antes.pendienteCentavos
    const values =
      destino === 'aplicar'
        ? { aplicado_centavos: row.aplicadoCentavos + importeCentavos }
        : { devuelto_centavos: row.devueltoCentavos + importeCentavos, nota: nota.trim() }
    const decision = { ...values, decidido_at: nowAt(), decidido_por: actor.id }
    if (!(await updateVersioned(SaldoFavorModel, id, version, decision)))
      throw new Error(`The balance ${id} changed while it was held`)
    if (destino === 'aplicar') await aplicar(actor, row, importeCentavos)
    await logActo(actor, {
      acto: destino === 'aplicar' ? 'favor.aplicar' : 'favor.devolver',
      objeto: 'saldo_favor',
      objetoId: id,
      despues: { prestamo: antes.prestamo, importe: importeCentavos, nota: nota.trim() },
    })
    return { saldo: presentFavor(actor, await holdFavor(id)), importeCentavos }
  })
}

/** Locks the balance and its loan: a close that orders the loan meanwhile waits. Throws 404. */
export async function holdFavor(id: number): Promise<FavorRow> {
  const found = await selectRow<{ prestamo_id: number }>(
    `SELECT prestamo_id FROM saldos_favor WHERE id = $1${FOR_UPDATE}`,
    [id],
  )
  if (!found) throw notFound('El saldo a favor')
  await selectRow(`SELECT id FROM prestamos WHERE id = $1${FOR_UPDATE}`, [found.prestamo_id])
  const binds = new Binds()
  const [row] = await selectFavores(`f.id = ${binds.add(id)}`, binds)
  if (!row) throw notFound('El saldo a favor')
  return row
}

async function aplicar(actor: Actor, { prestamoId, retencionId }: FavorRow, importe: number): Promise<void> {
  await insertRow(PrestamoMovimientoModel, {
    prestamo_id: prestamoId,
    clase: 'a_favor',
    retencion_id: retencionId,
    importe_centavos: -importe,
    hecho_at: nowAt(),
    hecho_por: actor.id,
  })
  await settleIfPaid(prestamoId)
}
