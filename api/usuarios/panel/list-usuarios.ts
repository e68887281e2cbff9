import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { ESTADOS_USUARIO, type UsuarioPanel } from '#domain/usuarios/usuario.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { parseListQuery, type ListSpec, type Pagina } from '#api/http/listas/list-query.ts'
import { idsOf, pageOf, searchOf, sortRows } from '#api/http/listas/rows-list.ts'
import { findUsuario, selectUsuarios } from './usuario-row.ts'

const SORTABLE = ['id', 'usuario', 'nombre', 'correo', 'perfil', 'adscripcion', 'estado', 'ultimoAccesoAt'] as const
type CampoUsuario = (typeof SORTABLE)[number]

const filterSchema = z.strictObject({
  q: z.string().max(200).optional(),
  perfilId: z.int().optional(),
  estado: z.enum(ESTADOS_USUARIO).optional(),
  adscripcionId: z.int().optional(),
  /** Last sign-in: within 30 days, before that, or never. */
  acceso: z.enum(['reciente', 'antiguo', 'nunca']).optional(),
  id: z.union([z.int(), z.array(z.int()).max(1000)]).optional(),
})
type FiltroUsuarios = z.infer<typeof filterSchema>

const SPEC: ListSpec<CampoUsuario, FiltroUsuarios> = {
  sortable: SORTABLE,
  defaultSort: ['nombre', 'ASC'],
  filter: filterSchema,
}

const RECENT_MS = 30 * 86_400_000

interface Raw {
  readonly sort?: unknown
  readonly range?: unknown
  readonly filter?: unknown
}

/** A page of the accounts. Some hundreds: filtered without accents and sorted here, alike on both engines. */
export async function listUsuarios(actor: Actor, raw: Raw): Promise<Pagina<UsuarioPanel>> {
  authorizeInstituto(actor, 'usuarios.administrar')
  return pageOf(await listTodos(actor, raw), parseListQuery(raw, SPEC))
}

/** Every account that the question leaves, in its order. */
export async function listTodos(actor: Actor, raw: Raw): Promise<UsuarioPanel[]> {
  authorizeInstituto(actor, 'usuarios.administrar')
  const { sort, filter } = parseListQuery(raw, SPEC)
  const isFound = searchOf(filter.q)
  const isAsked = idsOf(filter.id)
  const rows = (await selectUsuarios(actor))
    .filter((row) => isWanted(row, filter) && isAsked(row.id))
    .filter(({ usuario, nombre, correo }) => isFound(`${usuario} ${nombre} ${correo}`))
  return sortRows(
    rows,
    sort.order,
    (row) => row[sort.field],
    ({ id }) => id,
  )
}

/** One account. 404 when there is none. */
export async function getUsuario(actor: Actor, id: number): Promise<UsuarioPanel> {
  authorizeInstituto(actor, 'usuarios.administrar')
  return findUsuario(actor, id)
}

function isWanted(row: UsuarioPanel, { perfilId, estado, adscripcionId, acceso }: FiltroUsuarios): boolean {
  if (perfilId !== undefined && row.perfilId !== perfilId) return false
  if (estado !== undefined && row.estado !== estado) return false
  if (adscripcionId !== undefined && row.adscripcionId !== adscripcionId) return false
  return acceso === undefined || accesoOf(row) === acceso
}

function accesoOf({ ultimoAccesoAt }: UsuarioPanel): NonNullable<FiltroUsuarios['acceso']> {
  if (ultimoAccesoAt === null) return 'nunca'
  return Date.now() - Date.parse(ultimoAccesoAt) <= RECENT_MS ? 'reciente' : 'antiguo'
}
