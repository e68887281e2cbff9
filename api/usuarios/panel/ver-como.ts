import { isAdministrador, PERFIL_ADMINISTRADOR, type Actor, type VerComo } from '#domain/acceso/actor.ts'
import type { Ambito } from '#domain/acceso/acto.ts'
import type { RespuestaSesion } from '#domain/usuarios/sesion.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { findRow } from '#api/db/find-row.ts'
import { PerfilModel } from '#api/acceso/models/PerfilModel.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { broken, forbidden, notFound } from '#api/errors.ts'

/**
 * From the next call on, this session looks as another profile does, and may change nothing. Only administrators: nobody
 * may come to see more this way. Throws 403, 404 (profile, unit), 422 (no unit for a profile of a dependency, or profile 1).
 */
export async function startVerComo(actor: Actor, tokenHash: string, { perfilId, unidadId }: VerComo): Promise<void> {
  authorize(actor, 'perfiles.administrar')
  if (!isAdministrador(actor)) throw forbidden()
  const perfil = await findRow(PerfilModel, { id: perfilId }, ['nombre', 'ambito'])
  if (!perfil) throw notFound('El perfil')
  if (perfilId === PERFIL_ADMINISTRADOR)
    throw broken([{ path: 'perfilId', code: 'el_mismo', message: 'Ya ves el portal como administrador.' }])
  const unidad = await findUnidad(perfil.ambito, unidadId)
  await inTransaction(async () => {
    await execute('UPDATE sesiones SET ver_como_perfil_id = $1, ver_como_unidad_id = $2 WHERE token_hash = $3', [
      perfilId,
      unidad?.id ?? null,
      tokenHash,
    ])
    const despues = { perfil: perfil.nombre, unidad: unidad?.nombre ?? null }
    await logActo(actor, { acto: 'sesion.ver_como', objeto: 'perfil', objetoId: perfilId, despues })
  })
}

interface Unidad {
  readonly id: number
  readonly nombre: string
}

async function findUnidad(ambito: Ambito, unidadId: number | null): Promise<Unidad | null> {
  if (ambito === 'instituto') return null
  const message = 'Elige la entidad desde la que quieres ver el portal.'
  if (unidadId === null) throw broken([{ path: 'unidadId', code: 'requerido', message }])
  const unidad = await selectRow<Unidad>('SELECT id, nombre FROM unidades WHERE id = $1 AND nivel <= 2', [unidadId])
  if (!unidad) throw notFound('La entidad')
  return unidad
}

/** The session looks again as its own profile does; without having pretended nothing happens. */
export async function endVerComo(actor: Actor, tokenHash: string): Promise<void> {
  const { verComo } = actor
  if (!verComo) return
  await inTransaction(async () => {
    await execute('UPDATE sesiones SET ver_como_perfil_id = NULL, ver_como_unidad_id = NULL WHERE token_hash = $1', [
      tokenHash,
    ])
    await logActo(actor, { acto: 'sesion.ver_como_fin', objeto: 'perfil', objetoId: verComo.perfilId })
  })
}

/** As whom the session looks, in words; null when it looks as itself. */
export async function presentVerComo(actor: Actor): Promise<RespuestaSesion['verComo']> {
  if (!actor.verComo) return null
  const row = await selectRow<{ perfil: string; unidad: string | null }>(
    'SELECT p.nombre AS perfil, (SELECT u.nombre FROM unidades u WHERE u.id = $2) AS unidad FROM perfiles p WHERE p.id = $1',
    [actor.verComo.perfilId, actor.verComo.unidadId],
  )
  return row
}
