import type { Actor } from '#domain/acceso/actor.ts'
import { isDeEntidad } from '#domain/cargas/tipos-carga.ts'
import { insertPropuesta } from '#api/autorizaciones/proponer.ts'
import { execute } from '#api/db/sql.ts'
import { resumenDeCarga } from '#api/cargas/acciones-carga.ts'
import { avisarPorValidar } from './avisar-carga.ts'
import { loadCarga, type CargaRow } from '#api/cargas/carga-row.ts'

/**
 * Leaves a load that was written waiting for its first approval, in the caller's transaction: of a validator of its dependency, or, if it is of
 * the whole institute, of another person in *Por autorizar* (decision 11.7).
 */
export async function presentarAAprobar(actor: Actor, { id, tipo }: CargaRow): Promise<CargaRow> {
  const estado = isDeEntidad(tipo) ? 'por_validar' : 'por_aprobar'
  await execute('UPDATE cargas SET estado = $1, version = version + 1 WHERE id = $2', [estado, id])
  const carga = await loadCarga(id)
  if (isDeEntidad(tipo)) await avisarPorValidar(actor, carga)
  else await insertPropuesta(actor, 'carga.pagos', { id }, await resumenDeCarga(carga), String(id))
  return carga
}
