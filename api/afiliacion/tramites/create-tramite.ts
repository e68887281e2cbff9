import { UniqueConstraintError } from 'sequelize'
import type { Actor } from '#domain/acceso/actor.ts'
import type { RespuestaTramite, Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { deleteBorradores, deleteStored } from '#api/afiliacion/borradores/delete-borradores.ts'
import { lockPadron, reserveFolio } from '#api/afiliacion/alta/consecutivos.ts'
import { intentoOf, keepRespuesta, once, type Intento } from '#api/afiliacion/alta/idempotencia.ts'
import { assertVentanaAbierta } from '#api/calendario/estado-ventana.ts'
import { today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { AppError } from '#api/errors.ts'
import { judgeTramite, writeTramite } from './escribir-tramite.ts'
import { cambiaIdentidad } from './identidad-reservada.ts'
import { findPersonaDeTramite, holdPersona, movimientoAbierto, versionDistinta } from './persona-tramite.ts'
import type { TramiteEntrada } from './tramite-schema.ts'

/**
 * Requests a procedure for somebody on file, in one transaction: movement, papers, notice, bitácora. The same `key` with the
 * same body gives the first answer and no second record. Throws 400 without key, 403, 404 for another office's person, 409
 * for a person that changed or has an open movement and for an identity that is another's, 422 with fields (and the
 * nearest valid dates), 423 outside the window.
 */
export async function createTramite(
  actor: Actor,
  tramite: Tramite,
  input: TramiteEntrada,
  key: string | undefined,
): Promise<RespuestaTramite> {
  authorize(actor, 'tramites.solicitar')
  const intento = intentoOf(key, `tramites/${tramite}`, input)
  return once(actor, intento, () => saveTramite(actor, tramite, input, intento))
}

async function saveTramite(
  actor: Actor,
  tramite: Tramite,
  input: TramiteEntrada,
  intento: Intento,
): Promise<RespuestaTramite> {
  const ventana = await assertVentanaAbierta(actor, 'ALTA_BAJA_CAMBIO')
  const row = await findPersonaDeTramite(actor, tramite, input.interno)
  try {
    const juzgado = await judgeTramite(actor, tramite, input, row, ventana.quincena)
    const folio = await reserveFolio(juzgado.plan.tipo.abreviatura, today())
    const { respuesta, sobrantes } = await inTransaction(async () => {
      if (cambiaIdentidad(juzgado.plan)) await lockPadron()
      const { version, orgId } = await holdPersona(row)
      const contra = await versionDistinta({ ...row, version }, input.version)
      if (contra) throw contra
      const written = await writeTramite(actor, tramite, input, { ...juzgado, row, orgId }, { folio })
      await keepRespuesta(actor, intento, written)
      // Whose draft it is was asked when its papers were loaded.
      const sobrantes = await deleteBorradores(input.borrador === undefined ? [] : [input.borrador])
      return { respuesta: written, sobrantes }
    })
    await deleteStored(sobrantes)
    return respuesta
  } catch (error) {
    // The database keeps one movement of a person open. Whatever else refuses a second one, that is told first; and only a refusal asks.
    const isRefusal = error instanceof AppError || error instanceof UniqueConstraintError
    throw (isRefusal ? await movimientoAbierto(row.id) : null) ?? error
  }
}
