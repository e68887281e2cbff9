import type { Actor } from '#domain/acceso/actor.ts'
import type { Json } from '#domain/acceso/bitacora/canonical-json.ts'
import type { AvisoNuevo } from '#domain/avisos/aviso.ts'
import { casoRefusal, type AccionCaso } from '#domain/procesos/casos/caso-acciones.ts'
import type { CasoDetalle, ClaseEventoCaso } from '#domain/procesos/casos/caso.ts'
import { NOMBRE_ESTADO_CASO } from '#domain/procesos/casos/estado-caso.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { notificar } from '#api/avisos/notificar.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { updateVersioned, type Changes } from '#api/db/update-versioned.ts'
import { conflict, forbidden } from '#api/errors.ts'
import { CasoEventoModel } from '#api/procesos/models/CasoEventoModel.ts'
import { CasoModel } from '#api/procesos/models/CasoModel.ts'
import { findCasoInScope, findCasosByIds, type CasoRow } from '#api/procesos/casos/caso-row.ts'
import { casoParaActuar, presentCaso } from '#api/procesos/casos/present-caso.ts'

export interface Suceso {
  readonly clase: ClaseEventoCaso
  readonly texto: string
  readonly nota?: string
}

/** What an act does to a case: columns, lines of its history, both sides for the bitácora, notices to people. */
export interface CambioCaso {
  readonly values: Changes<CasoModel>
  readonly sucesos: readonly Suceso[]
  readonly antes: Json
  readonly despues: Json
  readonly avisos?: readonly AvisoNuevo[]
}

/**
 * The one way a case changes: asks for the right and the turn, compares the version, writes columns, history, notices and
 * bitácora in one transaction. Its answer shows the case also to who has just given away what let them see it. Throws 403, 404, 409 `estado` or `version` (with `actual`), and what `apply` throws.
 */
export async function changeCaso(
  actor: Actor,
  id: number,
  version: number,
  accion: AccionCaso,
  apply: (row: CasoRow) => Promise<CambioCaso> | CambioCaso,
): Promise<CasoDetalle> {
  authorize(actor, 'casos.trabajar')
  return inTransaction(async () => {
    const row = await findCasoInScope(actor, id)
    if (row.version !== version) throw await stale(actor, row)
    assertAccion(actor, row, accion)
    const { values, sucesos, antes, despues, avisos = [] } = await apply(row)
    const at = nowAt()
    if (!(await updateVersioned(CasoModel, id, version, { ...values, actualizado_at: at })))
      throw await stale(actor, await findCasoInScope(actor, id))
    for (const suceso of sucesos) await addSuceso(actor, id, suceso, at)
    await notificar(avisos)
    await logActo(actor, { acto: `caso.${accion}`, objeto: 'caso', objetoId: row.folio, antes, despues })
    const [after = row] = await findCasosByIds([id])
    return presentCaso(actor, after)
  })
}

/** 403 when the act is not this person's to do, 409 `estado` when the case does not stand where it can be done. */
export function assertAccion(actor: Actor, row: CasoRow, accion: AccionCaso): void {
  const refusal = casoRefusal(accion, casoParaActuar(row), actor)
  if (refusal === 'permiso') throw forbidden()
  if (refusal === 'estado')
    throw conflict('estado', `El caso ${row.folio} está ${NOMBRE_ESTADO_CASO[row.estado]}: ya no admite este cambio.`)
}

/** One more line of the case's history. */
export async function addSuceso(
  actor: Actor,
  casoId: number,
  { clase, texto, nota = '' }: Suceso,
  at: string,
): Promise<void> {
  await insertRow(CasoEventoModel, { caso_id: casoId, clase, texto, nota, usuario_id: actor.id, ocurrio_at: at })
}

async function stale(actor: Actor, row: CasoRow) {
  const hecho = 'cambió este caso mientras lo tenías abierto. Revisa los datos actuales.'
  return staleVersion({ objeto: 'caso', objetoId: row.folio }, hecho, { actual: await presentCaso(actor, row) })
}
