import type { Actor } from '#domain/acceso/actor.ts'
import { equipoTexto } from '#domain/usuarios/equipo.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { findRow } from '#api/db/find-row.ts'
import { inTransaction } from '#api/db/database.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import type { SesionModel } from '#api/usuarios/models/SesionModel.ts'
import { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { conflict, notFound } from '#api/errors.ts'
import { endSesiones } from '#api/usuarios/entrada/end-sesiones.ts'
import { deleteSesion } from '#api/usuarios/entrada/resolve-sesion.ts'

type SesionRow = Pick<RowOf<SesionModel>, 'token_hash' | 'usuario_id' | 'agente' | 'direccion'> &
  Pick<RowOf<UsuarioModel>, 'usuario'>

/** Ends one session at once. 404 when it is no longer open, 409 for the one that asks: that is what Salir is for. */
export async function closeSesion(actor: Actor, tokenHash: string, id: number): Promise<void> {
  authorizeInstituto(actor, 'sesiones.administrar')
  await inTransaction(async () => {
    const row = await selectRow<SesionRow>(
      `SELECT s.token_hash, s.usuario_id, u.usuario, s.agente, s.direccion
       FROM sesiones s JOIN usuarios u ON u.id = s.usuario_id WHERE s.id = $1`,
      [id],
    )
    if (!row) throw notFound('La sesión')
    if (row.token_hash === tokenHash) throw conflict('propia', 'Es la sesión con la que trabajas: usa Cerrar sesión.')
    await deleteSesion(row.token_hash)
    await logActo(actor, {
      acto: 'sesion.cerrar',
      objeto: 'usuario',
      objetoId: row.usuario_id,
      antes: { usuario: row.usuario, equipo: equipoTexto(row.agente), direccion: row.direccion },
    })
  })
}

/** Ends every session of a person at once, but for the one that asks; gives how many. 404 for nobody's id. */
export async function closeSesionesDe(actor: Actor, tokenHash: string, usuarioId: number): Promise<number> {
  authorizeInstituto(actor, 'sesiones.administrar')
  return inTransaction(async () => {
    const usuario = await findRow(UsuarioModel, { id: usuarioId }, ['usuario'])
    if (!usuario) throw notFound('El usuario')
    const open = await selectRows('SELECT id FROM sesiones WHERE usuario_id = $1 AND token_hash <> $2', [
      usuarioId,
      tokenHash,
    ])
    if (open.length === 0) return 0
    await endSesiones(usuarioId, tokenHash)
    await logActo(actor, {
      acto: 'sesiones.cerrar',
      objeto: 'usuario',
      objetoId: usuarioId,
      antes: { usuario: usuario.usuario, sesiones: open.length },
    })
    return open.length
  })
}
