import type { Actor } from '#domain/acceso/actor.ts'
import { descontar } from '#domain/fondos/cair/descuento.ts'
import type { PrestamoPanel } from '#domain/fondos/prestamos/retencion-panel.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { FOR_UPDATE, selectRows } from '#api/db/sql.ts'
import { PrestamoMovimientoModel } from '#api/fondos/models/PrestamoMovimientoModel.ts'
import { assertRespondido } from '#api/fondos/prestamos/change-prestamo.ts'
import {
  presentPrestamo,
  PRESTAMO_COLUMNS,
  PRESTAMOS_FROM,
  type PrestamoRow,
} from '#api/fondos/prestamos/prestamo-row.ts'
import { setEstado } from '#api/fondos/prestamos/set-estado.ts'

/** The loans that somebody who left still owes, the oldest first. */
export async function listPorCobrar(afiliadoId: number): Promise<PrestamoPanel[]> {
  const rows = await selectRows<PrestamoRow>(
    `SELECT ${PRESTAMO_COLUMNS} ${PRESTAMOS_FROM} WHERE p.afiliado_id = $1 AND p.estado = 'por_cobrar'
     ORDER BY p.primera, p.id`,
    [afiliadoId],
  )
  return rows.map(presentPrestamo)
}

/** A withdrawal as far as its loans ask. */
interface Retiro {
  readonly id: number
  readonly folio: string
  readonly afiliadoId: number
  readonly importeCentavos: number
}

/**
 * Pays a person's loans out of an approved withdrawal, inside the caller's transaction (decision 10.22: only with their signed
 * consent). Throws 409 `sin_respuesta` while an order of one of them has no answer: that abono would be paid twice.
 */
export async function descontarPrestamos(actor: Actor, retiro: Retiro): Promise<void> {
  await selectRows(`SELECT id FROM prestamos WHERE afiliado_id = $1 ORDER BY id${FOR_UPDATE}`, [retiro.afiliadoId])
  const prestamos = await listPorCobrar(retiro.afiliadoId)
  for (const { prestamoId, pagoCentavos, condonadoCentavos } of descontar(retiro.importeCentavos, prestamos)) {
    const prestamo = prestamos.find(({ id }) => id === prestamoId)
    if (!prestamo) throw new Error(`Loan ${prestamoId} is not of the withdrawal`)
    await assertRespondido(prestamoId)
    for (const [clase, importe] of [
      ['pago', -pagoCentavos],
      ['condonado', -condonadoCentavos],
    ] as const)
      if (importe !== 0)
        await insertRow(PrestamoMovimientoModel, {
          prestamo_id: prestamoId,
          clase,
          tramite_id: retiro.id,
          importe_centavos: importe,
          hecho_at: nowAt(),
          hecho_por: actor.id,
        })
    const saldo = prestamo.saldoCentavos - pagoCentavos - condonadoCentavos
    const estado = saldo === 0 ? 'liquidado' : 'por_cobrar'
    await setEstado(prestamoId, estado)
    await logActo(actor, {
      acto: 'prestamo.descontar',
      objeto: 'prestamo',
      objetoId: prestamo.folio,
      antes: { estado: prestamo.estado, saldo: prestamo.saldoCentavos },
      despues: { estado, saldo, folio: retiro.folio },
    })
  }
}
