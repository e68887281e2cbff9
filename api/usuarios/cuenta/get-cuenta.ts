import type { Actor } from '#domain/acceso/actor.ts'
import type { MiCuenta } from '#domain/usuarios/cuenta.ts'
import { accountId } from '#api/acceso/account-id.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { asBoolean, selectRow } from '#api/db/sql.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { unauthenticated } from '#api/errors.ts'
import { findCorreoPendiente } from '#api/usuarios/correo-nuevo/correo-pendiente.ts'
import { loadDosPasos } from '#api/usuarios/dos-pasos/load-dos-pasos.ts'
import { fotoUrl } from './foto-url.ts'

type Row = Pick<
  RowOf<UsuarioModel>,
  'correo' | 'foto' | 'clave_cambiada_at' | 'correo_resumen' | 'silencio_desde' | 'silencio_hasta'
>

/** The actor's own account, as the person sees and changes it. */
export async function getCuenta(actor: Actor): Promise<MiCuenta> {
  const id = accountId(actor)
  const [row, dosPasos, correoPendiente] = await Promise.all([
    selectRow<Row>(
      'SELECT correo, foto, clave_cambiada_at, correo_resumen, silencio_desde, silencio_hasta FROM usuarios WHERE id = $1',
      [id],
    ),
    loadDosPasos(id),
    findCorreoPendiente(id),
  ])
  if (!row) throw unauthenticated()
  return {
    correo: row.correo,
    correoPendiente,
    foto: fotoUrl(row.foto),
    claveCambiadaAt: row.clave_cambiada_at,
    dosPasos,
    avisos: {
      resumen: asBoolean(row.correo_resumen),
      silencioDesde: row.silencio_desde,
      silencioHasta: row.silencio_hasta,
    },
  }
}
