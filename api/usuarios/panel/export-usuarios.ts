import { stringify } from 'csv-stringify/sync'
import type { Actor } from '#domain/acceso/actor.ts'
import { COLUMNAS_CARGA } from '#domain/usuarios/carga.ts'
import { TEXTO_ESTADO_USUARIO, type UsuarioPanel } from '#domain/usuarios/usuario.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { listTodos } from './list-usuarios.ts'

/**
 * Every account that the question leaves, as CSV that the load reads again: UTF-8 with its mark. A cell that a spreadsheet
 * would take for a formula is made text by a leading apostrophe. Noted in the bitácora.
 */
export async function exportUsuarios(
  actor: Actor,
  query: { readonly sort?: unknown; readonly filter?: unknown },
): Promise<string> {
  const usuarios = await listTodos(actor, query)
  await auditRead(actor, {
    acto: 'usuarios.exportar',
    objeto: 'usuarios',
    objetoId: 'lista',
    despues: { usuarios: usuarios.length },
  })
  const titles = [...COLUMNAS_CARGA.map(({ titulo }) => titulo), 'Estado', 'Último acceso']
  const options = { bom: true, escape_formulas: true, record_delimiter: 'windows' } as const
  return stringify([titles, ...usuarios.map(toRow)], options)
}

function toRow(usuario: UsuarioPanel): string[] {
  const { nombre, correo, perfil, entidad, adscripcion, dependencia, estado, ultimoAccesoAt } = usuario
  const state = [TEXTO_ESTADO_USUARIO[estado], ultimoAccesoAt ?? '']
  return [usuario.usuario, nombre, correo, perfil, entidad, adscripcion, dependencia, ...state]
}
