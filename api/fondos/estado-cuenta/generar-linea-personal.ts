import type { Actor } from '#domain/acceso/actor.ts'
import type { LineaDada } from '#domain/fondos/pagos/panel-pagos.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { findAfiliadoInScope } from '#api/afiliacion/padron/afiliado-row.ts'
import { inTransaction } from '#api/db/database.ts'
import { Binds, FOR_UPDATE, selectRow } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { selectCargos } from '#api/fondos/pagos/cargos-con-cuenta.ts'
import { presentLinea } from '#api/fondos/pagos/lineas/present-linea.ts'
import { reexpedirLinea } from '#api/fondos/pagos/lineas/reexpedir-linea.ts'

/**
 * The line with which a person pays today what is owed of a leave (decisions 10.20 and 10.29): the one in force, or a new one.
 * Throws 404 for another's charge, 409 when nothing is owed, 422 without PAGO days ahead.
 */
export async function generarLineaPersonal(actor: Actor, afiliadoId: number, cargoId: number): Promise<LineaDada> {
  authorize(actor, 'estadoCuenta.linea')
  await findAfiliadoInScope(actor, afiliadoId)
  const linea = await inTransaction(async () => {
    await selectRow(`SELECT id FROM cargos WHERE id = $1${FOR_UPDATE}`, [cargoId])
    const binds = new Binds()
    const [cargo] = await selectCargos(
      `c.id = ${binds.add(cargoId)} AND c.afiliado_id = ${binds.add(afiliadoId)}`,
      binds,
    )
    if (!cargo) throw notFound('El adeudo')
    const given = await reexpedirLinea(actor, cargo)
    if (given.isNew)
      await logActo(actor, {
        acto: 'linea_pago.emitir',
        objeto: 'linea_pago',
        objetoId: given.linea.referencia,
        despues: { afiliado: afiliadoId, limite: given.linea.limite },
      })
    return given.linea
  })
  return presentLinea(linea)
}
