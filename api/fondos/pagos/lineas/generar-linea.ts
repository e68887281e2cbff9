import type { Actor } from '#domain/acceso/actor.ts'
import type { LineaDada } from '#domain/fondos/pagos/panel-pagos.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { FOR_UPDATE, selectRow } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'
import { findCargoDeEntidad, findCierre, type CualQuincena } from '#api/fondos/pagos/get-aportacion-retencion.ts'
import { presentLinea } from './present-linea.ts'
import { reexpedirLinea } from './reexpedir-linea.ts'

/**
 * "Generar línea de pago": an unexpired equal line is given again, an expired one is issued for what is owed with its interest
 * (decision 10.29). Throws 404 for what is out of scope, 409 when nothing is owed, 422 without PAGO days ahead.
 */
export async function generarLinea(actor: Actor, cual: CualQuincena): Promise<LineaDada> {
  authorize(actor, 'lineas.generar')
  const { cierreId, entidad } = await findCierre(actor, cual)
  const linea = await inTransaction(async () => {
    await selectRow(`SELECT id FROM cargos WHERE cierre_id = $1 AND obligado = 'entidad'${FOR_UPDATE}`, [cierreId])
    const cargo = await findCargoDeEntidad(cierreId)
    if (!cargo) throw conflict('pagada', 'No hay nada por pagar de esa quincena.')
    const given = await reexpedirLinea(actor, cargo)
    if (given.isNew)
      await logActo(actor, {
        acto: 'linea_pago.emitir',
        objeto: 'linea_pago',
        objetoId: given.linea.referencia,
        despues: { entidad: entidad.nombre, limite: given.linea.limite },
      })
    return given.linea
  })
  return presentLinea(linea)
}
