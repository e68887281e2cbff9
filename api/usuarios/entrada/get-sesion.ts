import type { Actor } from '#domain/acceso/actor.ts'
import type { RespuestaSesion } from '#domain/usuarios/sesion.ts'
import { findRow } from '#api/db/find-row.ts'
import { SesionModel } from '#api/usuarios/models/SesionModel.ts'
import { env } from '#api/env.ts'
import { unauthenticated } from '#api/errors.ts'
import { getPreferencias } from '#api/usuarios/preferencias/get-preferencias.ts'
import { loadUsuario } from '#api/usuarios/load-usuario.ts'
import { loadMenus } from './menu-tree.ts'
import { busquedasDe } from '#api/usuarios/preferencias/save-busqueda.ts'
import { presentVerComo } from '#api/usuarios/panel/ver-como.ts'

export const HOME = { instituto: '/inicio', dependencia: '/dependenciaVentanilla' } as const

/** Everything a screen needs to know about who is looking. */
export async function getSesion(
  actor: Actor,
  tokenHash: string,
  debeActivarDosPasos: boolean,
): Promise<RespuestaSesion> {
  const [usuario, menus, preferencias, verComo, busquedas, row] = await Promise.all([
    loadUsuario(actor),
    loadMenus(actor),
    getPreferencias(actor),
    presentVerComo(actor),
    busquedasDe(tokenHash),
    findRow(SesionModel, { token_hash: tokenHash }, ['ultimo_uso_at', 'vence_at']),
  ])
  if (!row) throw unauthenticated()
  const idle = Date.parse(row.ultimo_uso_at) + env.SESSION_IDLE_MINUTES * 60_000
  return {
    user: usuario.user,
    perfil: { id: actor.perfilId, nombre: usuario.perfil, ambito: actor.ambito, actos: [...actor.actos].sort() },
    verComo,
    vistas: [...actor.vistas].sort(),
    menus,
    inicio: HOME[actor.ambito],
    preferencias,
    busquedas,
    debeCambiarClave: usuario.debeCambiarClave,
    debeActivarDosPasos,
    foto: usuario.foto,
    inactividadAt: new Date(Math.min(idle, Date.parse(row.vence_at))).toISOString(),
    venceAt: row.vence_at,
  }
}
