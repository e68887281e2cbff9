import { isActo } from '#domain/acceso/acto.ts'
import type { Ambito } from '#domain/acceso/acto.ts'
import {
  PERFIL_ADMINISTRADOR,
  type Actor,
  type ActorConCuenta,
  type Alcance,
  type VerComo,
} from '#domain/acceso/actor.ts'
import { aperturasOf } from '#domain/acceso/apertura.ts'
import { findRow } from '#api/db/find-row.ts'
import { PerfilModel } from '#api/acceso/models/PerfilModel.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import type { UsuarioModel } from './models/UsuarioModel.ts'
import { loadDelegaciones } from './delegaciones/load-delegaciones.ts'

type UsuarioRow = LugarRow &
  Pick<RowOf<UsuarioModel>, 'id' | 'usuario' | 'nombre' | 'perfil_id'> & { readonly ambito: Ambito }

type LugarRow = Pick<RowOf<UsuarioModel>, 'entidad_id' | 'adscripcion_id' | 'dependencia_id'>

const USUARIO_SQL = `SELECT u.id, u.usuario, u.nombre, u.perfil_id, p.ambito, u.entidad_id, u.adscripcion_id, u.dependencia_id
  FROM usuarios u JOIN perfiles p ON p.id = u.perfil_id WHERE u.activo AND u.id = $1`

/** A unit as somebody's place: itself and what is above it. */
const LUGAR_SQL = `SELECT CASE u.nivel WHEN 0 THEN u.id WHEN 1 THEN p.id ELSE g.id END AS entidad_id,
    CASE u.nivel WHEN 1 THEN u.id WHEN 2 THEN p.id END AS adscripcion_id,
    CASE u.nivel WHEN 2 THEN u.id END AS dependencia_id
  FROM unidades u LEFT JOIN unidades p ON p.id = u.parent_id LEFT JOIN unidades g ON g.id = p.parent_id
  WHERE u.id = $1 AND u.nivel <= 2`

/**
 * The actor of an active user, with the acts and views of the profile; null when there is none. With `verComo` an
 * administrator has those of another profile instead, seen from a unit; anybody else keeps the own ones.
 */
export async function loadActor(
  usuarioId: number,
  origen: Actor['origen'],
  verComo: VerComo | null = null,
): Promise<Actor | null> {
  const row = await selectRow<UsuarioRow>(USUARIO_SQL, [usuarioId])
  if (!row) return null
  const seen = verComo && row.perfil_id === PERFIL_ADMINISTRADOR ? await loadVisto(verComo) : null
  const { perfilId, ambito, lugar } = seen ?? { perfilId: row.perfil_id, ambito: row.ambito, lugar: row }
  const [actos, vistas] = await Promise.all([loadActos(perfilId), loadVistas(perfilId, ambito)])
  const { id, usuario, nombre } = row
  const actor = { id, usuario, nombre, perfilId, ambito, actos, vistas, alcance: alcanceOf(lugar), origen }
  return seen && verComo ? { ...actor, verComo } : withDelegaciones(actor)
}

/** The actor with what is lent to it today: the acts of who lends them, and the views in which they are done. */
async function withDelegaciones(actor: ActorConCuenta): Promise<Actor> {
  const lent = await loadDelegaciones(actor.id, actor.actos)
  const delegaciones = lent.filter(({ actos }) => actos.size > 0)
  if (delegaciones.length === 0) return actor
  const vistas = await Promise.all(delegaciones.map(({ perfilId }) => loadVistas(perfilId, actor.ambito)))
  return {
    ...actor,
    actos: new Set([...actor.actos, ...delegaciones.flatMap(({ actos }) => [...actos])]),
    vistas: new Set([...actor.vistas, ...vistas.flatMap((names) => [...names])]),
    delegaciones: delegaciones.map(({ deId, deNombre, actos }, i) => ({
      deId,
      deNombre,
      actos,
      vistas: vistas[i] ?? new Set(),
    })),
    propios: { actos: actor.actos, vistas: actor.vistas },
  }
}

/** The profile to look as; null when it was deleted meanwhile. */
async function loadVisto({ perfilId, unidadId }: VerComo): Promise<{
  readonly perfilId: number
  readonly ambito: Ambito
  readonly lugar: LugarRow | null
} | null> {
  const [perfil, lugar] = await Promise.all([
    findRow(PerfilModel, { id: perfilId }, ['ambito']),
    unidadId === null ? null : selectRow<LugarRow>(LUGAR_SQL, [unidadId]),
  ])
  return perfil && { perfilId, ambito: perfil.ambito, lugar }
}

function alcanceOf(lugar: LugarRow | null): Alcance {
  return {
    entidadId: lugar?.entidad_id ?? null,
    adscripcionId: lugar?.adscripcion_id ?? null,
    dependenciaId: lugar?.dependencia_id ?? null,
  }
}

async function loadActos(perfilId: number): Promise<Actor['actos']> {
  const rows = await selectRows<{ acto: string }>('SELECT acto FROM perfil_actos WHERE perfil_id = $1', [perfilId])
  return new Set(rows.map((row) => row.acto).filter(isActo))
}

/** A view opens when a menu or a process of the profile names it (decisions §2). */
async function loadVistas(perfilId: number, ambito: Ambito): Promise<ReadonlySet<string>> {
  const rows = await selectRows<{ componente: string }>(
    `SELECT m.componente FROM perfil_menus pm JOIN menus m ON m.id = pm.menu_id
      WHERE pm.perfil_id = $1 AND m.componente IS NOT NULL
     UNION
     SELECT p.componente FROM perfil_procesos pp JOIN procesos p ON p.id = pp.proceso_id
      WHERE pp.perfil_id = $1 AND p.componente IS NOT NULL`,
    [perfilId],
  )
  const concedidos = rows.map(({ componente }) => ({ por: 'menu', id: 0, nombre: '', componente }) as const)
  return new Set(aperturasOf({ id: perfilId, ambito }, concedidos).map(({ vista }) => vista))
}
