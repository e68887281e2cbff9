import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { ESTADOS_USUARIO, type UsuarioPanel } from '#domain/usuarios/usuario.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { defineRows } from '#api/http/listas/define-rows.ts'
import { findUsuario, selectUsuarios } from './usuario-row.ts'

/** Last sign-in: within 30 days, before that, or never. */
const ACCESOS = ['reciente', 'antiguo', 'nunca'] as const
type Acceso = (typeof ACCESOS)[number]

const RECENT_MS = 30 * 86_400_000

/** The accounts: a page of them, or every one that the question leaves. */
export const { list: listUsuarios, todos: listTodos } = defineRows({
  authorize: (actor) => authorizeInstituto(actor, 'usuarios.administrar'),
  rows: async (actor: Actor, { acceso }: { readonly acceso?: Acceso }) =>
    (await selectUsuarios(actor)).filter((row) => acceso === undefined || accesoOf(row) === acceso),
  columns: ['usuario', 'nombre', 'correo', 'perfil', 'adscripcion', 'estado', 'ultimoAccesoAt'],
  defaultSort: ['nombre', 'ASC'],
  filters: { perfilId: z.int(), estado: z.enum(ESTADOS_USUARIO), adscripcionId: z.int() },
  asked: { acceso: z.enum(ACCESOS) },
  search: ['usuario', 'nombre', 'correo'],
})

/** One account. 404 when there is none. */
export async function getUsuario(actor: Actor, id: number): Promise<UsuarioPanel> {
  authorizeInstituto(actor, 'usuarios.administrar')
  return findUsuario(actor, id)
}

function accesoOf({ ultimoAccesoAt }: UsuarioPanel): Acceso {
  if (ultimoAccesoAt === null) return 'nunca'
  return Date.now() - Date.parse(ultimoAccesoAt) <= RECENT_MS ? 'reciente' : 'antiguo'
}
