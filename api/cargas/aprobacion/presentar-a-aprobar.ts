import type { Actor } from '#domain/acceso/actor.ts'
import type { EstadoCarga } from '#domain/cargas/estado-carga.ts'
import { tipoCarga } from '#domain/cargas/tipos-carga.ts'
import { insertPropuesta } from '#api/autorizaciones/proponer.ts'
import { execute } from '#api/db/sql.ts'
import { resumenDeCarga } from '#api/cargas/acciones-carga.ts'
import { loadCarga, type CargaRow } from '#api/cargas/carga-row.ts'
import { publicarSinAprobar, type EnLlamada } from '#api/cargas/publicar-carga.ts'
import { avisarPorValidar } from './avisar-carga.ts'

/**
 * Leaves a load that was written waiting for its first approval, in the caller's transaction: of a validator of its dependency, or of another
 * person in *Por autorizar* (decision 11.7). A kind that needs no approval counts at once.
 */
export async function presentarAAprobar(actor: Actor, carga: CargaRow, enLlamada: EnLlamada | null): Promise<CargaRow> {
  const { autoriza } = tipoCarga(carga.tipo)
  const { id } = carga
  switch (autoriza.por) {
    case 'dependencia':
      await avisarPorValidar(actor, await enEspera(id, 'por_validar'))
      break
    case 'otra_persona': {
      const resumen = await resumenDeCarga(await enEspera(id, 'por_aprobar'))
      await insertPropuesta(actor, autoriza.accion, { id }, resumen, String(id))
      break
    }
    case 'nadie':
      await publicarSinAprobar(actor, carga, enLlamada)
  }
  return loadCarga(id)
}

async function enEspera(id: number, estado: EstadoCarga): Promise<CargaRow> {
  await execute('UPDATE cargas SET estado = $1, version = version + 1 WHERE id = $2', [estado, id])
  return loadCarga(id)
}
