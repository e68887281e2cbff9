import type { Actor } from '#domain/acceso/actor.ts'
import { ubicacionIssues, type Ubicacion, type UbicacionLeida } from '#domain/procesos/tableros.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { broken } from '#api/errors.ts'
import { findInstituto } from '#api/instituto/get-info.ts'
import { loadAjustes } from '#api/instituto/load-ajustes.ts'
import { InstitutoModel } from '#api/instituto/models/InstitutoModel.ts'

/** The setting that keeps each datum. */
const AJUSTE = {
  domicilio: 'domicilio',
  telefono: 'telefono',
  correo: 'correo_contacto',
} as const satisfies Record<keyof Ubicacion, string>

async function load(): Promise<Ubicacion> {
  const ajustes = await loadAjustes()
  const of = (campo: keyof Ubicacion) => ajustes.get(AJUSTE[campo]) ?? ''
  return { domicilio: of('domicilio'), telefono: of('telefono'), correo: of('correo') }
}

/** Where the institute is and how to reach it, with the version of the institute's record, which these settings go with. */
export async function getUbicacion(actor: Actor): Promise<UbicacionLeida> {
  authorize(actor, 'tableros.ver')
  const { version } = await findInstituto()
  return { ...(await load()), version }
}

/**
 * Changes the contact data, whole. 422 with the fields that are wrong; 409 `version` with `actual` when somebody changed the
 * institute's data since they were read.
 */
export async function saveUbicacion(actor: Actor, { version, ...ubicacion }: UbicacionLeida): Promise<UbicacionLeida> {
  authorize(actor, 'tableros.configurar')
  const issues = ubicacionIssues(ubicacion)
  if (issues.length > 0) throw broken(issues)
  return inTransaction(async () => {
    const { id } = await findInstituto()
    const antes = await load()
    if (!(await updateVersioned(InstitutoModel, id, version, {}))) throw await stale(actor, id)
    for (const [campo, clave] of Object.entries(AJUSTE))
      await execute(
        'INSERT INTO ajustes (clave, valor) VALUES ($1, $2) ON CONFLICT (clave) DO UPDATE SET valor = excluded.valor',
        [clave, ubicacion[campo as keyof Ubicacion].trim()],
      )
    const despues = await load()
    await logActo(actor, {
      acto: 'ubicacion.editar',
      objeto: 'instituto',
      objetoId: 'ubicacion',
      antes: { ...antes },
      despues: { ...despues },
    })
    return { ...despues, version: version + 1 }
  })
}

/** These data and the institute's others go with one version. */
async function stale(actor: Actor, id: number) {
  const registros = [id, 'ubicacion'].map((objetoId) => ({ objeto: 'instituto', objetoId }) as const)
  const hecho = 'cambió los datos del instituto mientras los editabas. Revisa los actuales y guarda de nuevo.'
  return staleVersion(registros, hecho, { actual: await getUbicacion(actor) })
}
