import { rutaMovimiento } from '#domain/afiliacion/rutas.ts'
import { CUENTA_SISTEMA, type Actor } from '#domain/acceso/actor.ts'
import { quincenaLong } from '#domain/calendario/quincena.ts'
import { logActos } from '#api/acceso/bitacora.ts'
import { MovimientoModel } from '#api/afiliacion/models/MovimientoModel.ts'
import { isOpenSql } from '#api/afiliacion/padron/estatus-sql.ts'
import { selectMovimientos } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { nombreVisible } from '#api/afiliacion/padron/nombre-visible.ts'
import { loadContextos } from '#api/afiliacion/turnos/contexto-turno.ts'
import { notificar } from '#api/avisos/notificar.ts'
import { inTransaction } from '#api/db/database.ts'
import { SQL_FALSE } from '#api/db/sql.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import type { ConjuntoAplicable } from './apply-movimientos.ts'

/**
 * What is not Por aplicar when its quincena closes goes to the next, with folio, date and state, and its authors are told
 * (decisions §10.8). The close calls it after applying. Gives the folios that moved.
 */
export function carryMovimientos(actor: Actor, { quincena, adscripcionId }: ConjuntoAplicable): Promise<string[]> {
  return inTransaction(async () => {
    const rows = await selectMovimientos(
      `m.quincena <= $1 AND a.nivel1_id = $2 AND m.aplicar = ${SQL_FALSE} AND ${isOpenSql('m')} ORDER BY m.id`,
      [quincena, adscripcionId],
    )
    const contextos = await loadContextos(rows)
    for (const row of rows) {
      await updateVersioned(MovimientoModel, row.id, null, { quincena: quincena + 1 })
      await notificar(
        (contextos.get(row.id)?.autores ?? [])
          .filter((id) => id !== CUENTA_SISTEMA)
          .map((usuarioId) => ({
            usuarioId,
            clase: 'movimiento',
            titulo: `${row.tipo} ${row.folio}: pasó a la ${quincenaLong(quincena + 1)}`,
            texto: `${nombreVisible(row)}. No estaba aprobado cuando cerró la ${quincenaLong(quincena)}.`,
            enlace: rutaMovimiento(row),
            clave: `movimiento:${row.id}:pasar:${quincena + 1}`,
          })),
      )
    }
    await logActos(
      actor,
      rows.map((row) => ({
        acto: 'movimiento.pasar',
        objeto: 'movimiento',
        objetoId: row.folio,
        antes: { quincena },
        despues: { quincena: quincena + 1 },
      })),
    )
    return rows.map((row) => row.folio)
  })
}
