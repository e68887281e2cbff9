import type { Actor } from '#domain/acceso/actor.ts'
import type { MiCuenta } from '#domain/usuarios/cuenta.ts'
import { accountId } from '#api/acceso/account-id.ts'
import { findRow } from '#api/db/find-row.ts'
import { asBoolean } from '#api/db/sql.ts'
import { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { unauthenticated } from '#api/errors.ts'
import { findCorreoPendiente } from '#api/usuarios/correo-nuevo/correo-pendiente.ts'
import { loadDosPasos } from '#api/usuarios/dos-pasos/load-dos-pasos.ts'
import { fotoUrl } from './foto-url.ts'

/** The actor's own account, as the person sees and changes it. */
export async function getCuenta(actor: Actor): Promise<MiCuenta> {
  const id = accountId(actor)
  const [row, dosPasos, correoPendiente] = await Promise.all([
    findRow(UsuarioModel, { id }, [
      'correo',
      'foto',
      'clave_cambiada_at',
      'correo_resumen',
      'silencio_desde',
      'silencio_hasta',
    ]),
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
