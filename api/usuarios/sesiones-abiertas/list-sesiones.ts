import type { Actor } from '#domain/acceso/actor.ts'
import { equipoTexto } from '#domain/usuarios/equipo.ts'
import type { SesionAbierta } from '#domain/usuarios/sesion-abierta.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { selectRows } from '#api/db/sql.ts'
import type { SesionModel } from '#api/usuarios/models/SesionModel.ts'
import { env } from '#api/env.ts'
import { defineRows } from '#api/http/listas/define-rows.ts'
import type { Pagina, RawListQuery } from '#api/http/listas/list-query.ts'

type Stored = Omit<SesionAbierta, 'actual' | 'equipo'> & Pick<RowOf<SesionModel>, 'agente' | 'token_hash'>

const { list } = defineRows({
  authorize: (actor) => authorizeInstituto(actor, 'sesiones.administrar'),
  rows: selectAbiertas,
  columns: ['nombre', 'perfil', 'equipo', 'direccion', 'creadaAt', 'ultimoUsoAt', 'venceAt'],
  defaultSort: ['ultimoUsoAt', 'DESC'],
  search: ['nombre', 'usuario', 'perfil', 'direccion', 'equipo'],
})

/** A page of everybody's open sessions; `tokenHash` marks the one that asks. */
export async function listSesionesAbiertas(
  actor: Actor,
  raw: RawListQuery,
  tokenHash: string,
): Promise<Pagina<SesionAbierta>> {
  const page = await list(actor, raw)
  return { ...page, rows: page.rows.map(({ token_hash, ...row }) => ({ ...row, actual: token_hash === tokenHash })) }
}

/** Those that would still be let in: within their term, and used within the time of idleness. */
async function selectAbiertas() {
  const now = Date.now()
  const rows = await selectRows<Stored>(
    `SELECT s.id, s.token_hash, s.usuario_id AS "usuarioId", u.usuario, u.nombre, p.nombre AS perfil, s.agente, s.direccion,
       s.creada_at AS "creadaAt", s.ultimo_uso_at AS "ultimoUsoAt", s.vence_at AS "venceAt"
     FROM sesiones s JOIN usuarios u ON u.id = s.usuario_id JOIN perfiles p ON p.id = u.perfil_id
     WHERE s.vence_at > $1 AND s.ultimo_uso_at > $2`,
    [new Date(now).toISOString(), new Date(now - env.SESSION_IDLE_MINUTES * 60_000).toISOString()],
  )
  return rows.map(({ agente, ...row }) => ({ ...row, equipo: equipoTexto(agente) }))
}
