import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { equipoTexto } from '#domain/usuarios/equipo.ts'
import type { SesionAbierta } from '#domain/usuarios/sesion-abierta.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { selectRows } from '#api/db/sql.ts'
import type { SesionModel } from '#api/usuarios/models/SesionModel.ts'
import { env } from '#api/env.ts'
import { parseListQuery, type ListSpec, type Pagina } from '#api/http/listas/list-query.ts'
import { idsOf, pageOf, searchOf, sortRows } from '#api/http/listas/rows-list.ts'

const SORTABLE = ['id', 'nombre', 'perfil', 'equipo', 'direccion', 'creadaAt', 'ultimoUsoAt', 'venceAt'] as const
type CampoSesion = (typeof SORTABLE)[number]

const filterSchema = z.strictObject({
  q: z.string().max(100).optional(),
  id: z.union([z.int(), z.array(z.int()).max(1000)]).optional(),
})

const SPEC: ListSpec<CampoSesion, z.infer<typeof filterSchema>> = {
  sortable: SORTABLE,
  defaultSort: ['ultimoUsoAt', 'DESC'],
  filter: filterSchema,
}

type Row = Omit<SesionAbierta, 'actual' | 'equipo'> & Pick<RowOf<SesionModel>, 'agente' | 'token_hash'>

/** A page of everybody's open sessions: some hundreds at most, searched and sorted here. */
export async function listSesionesAbiertas(
  actor: Actor,
  tokenHash: string,
  raw: { readonly sort?: unknown; readonly range?: unknown; readonly filter?: unknown },
): Promise<Pagina<SesionAbierta>> {
  authorizeInstituto(actor, 'sesiones.administrar')
  const { sort, offset, limit, filter } = parseListQuery(raw, SPEC)
  const isFound = searchOf(filter.q)
  const isAsked = idsOf(filter.id)
  const sesiones = (await selectAbiertas())
    .map((row) => present(row, tokenHash))
    .filter(({ id }) => isAsked(id))
    .filter((one) => isFound(`${one.nombre} ${one.usuario} ${one.perfil} ${one.direccion} ${one.equipo}`))
  const sorted = sortRows(
    sesiones,
    sort.order,
    (one) => one[sort.field],
    ({ id }) => id,
  )
  return pageOf(sorted, { offset, limit })
}

/** Those that would still be let in: within their term, and used within the time of idleness. */
function selectAbiertas(): Promise<Row[]> {
  const now = Date.now()
  return selectRows(
    `SELECT s.id, s.token_hash, s.usuario_id AS "usuarioId", u.usuario, u.nombre, p.nombre AS perfil, s.agente, s.direccion,
       s.creada_at AS "creadaAt", s.ultimo_uso_at AS "ultimoUsoAt", s.vence_at AS "venceAt"
     FROM sesiones s JOIN usuarios u ON u.id = s.usuario_id JOIN perfiles p ON p.id = u.perfil_id
     WHERE s.vence_at > $1 AND s.ultimo_uso_at > $2`,
    [new Date(now).toISOString(), new Date(now - env.SESSION_IDLE_MINUTES * 60_000).toISOString()],
  )
}

function present({ agente, token_hash, ...row }: Row, tokenHash: string): SesionAbierta {
  return { ...row, equipo: equipoTexto(agente), actual: token_hash === tokenHash }
}
