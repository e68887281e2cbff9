import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import { equipoTexto } from '#domain/usuarios/equipo.ts'
import type { SesionAbierta } from '#domain/usuarios/sesion-abierta.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { selectRows } from '#api/db/sql.ts'
import { env } from '#api/env.ts'
import { parseListQuery, type ListSpec } from '#api/http/list-query.ts'

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

export interface PaginaSesiones {
  readonly rows: readonly SesionAbierta[]
  readonly total: number
  readonly offset: number
}

interface Row extends Omit<SesionAbierta, 'actual' | 'equipo'> {
  readonly agente: string
  readonly token_hash: string
}

/** A page of everybody's open sessions: some hundreds at most, searched and sorted here. */
export async function listSesionesAbiertas(
  actor: Actor,
  tokenHash: string,
  raw: { readonly sort?: unknown; readonly range?: unknown; readonly filter?: unknown },
): Promise<PaginaSesiones> {
  authorizeInstituto(actor, 'sesiones.administrar')
  const { sort, offset, limit, filter } = parseListQuery(raw, SPEC)
  const words = foldText(filter.q ?? '').split(' ')
  const ids = filter.id === undefined ? null : new Set([filter.id].flat())
  const sesiones = (await selectAbiertas())
    .map((row) => present(row, tokenHash))
    .filter(({ id }) => ids === null || ids.has(id))
    .filter((one) => {
      const text = foldText(`${one.nombre} ${one.usuario} ${one.perfil} ${one.direccion} ${one.equipo}`)
      return words.every((word) => text.includes(word))
    })
    .sort(comparator(sort.field, sort.order === 'ASC' ? 1 : -1))
  return { rows: sesiones.slice(offset, offset + limit), total: sesiones.length, offset }
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

function comparator(field: CampoSesion, direction: 1 | -1): (a: SesionAbierta, b: SesionAbierta) => number {
  const collator = new Intl.Collator('es', { numeric: true })
  return (a, b) => direction * (collator.compare(String(a[field]), String(b[field])) || a.id - b.id)
}
