import { PERFIL_ADMINISTRADOR, type Actor } from '#domain/acceso/actor.ts'
import { isInAlcance, type Ubicacion } from '#domain/acceso/alcance.ts'
import { ACTOS_TRABAJAN } from '#domain/procesos/casos/caso-acciones.ts'
import type { ResponsablePosible } from '#domain/procesos/casos/caso.ts'
import { authorize } from '#api/acceso/authorize.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import type { PerfilModel } from '#api/acceso/models/PerfilModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { broken } from '#api/errors.ts'
import { ordenDeNombreSql } from '#api/http/listas/fold-sql.ts'
import { selectResponsables } from '#api/procesos/procesos/responsables.ts'
import { casoVisibleSql, findCasoInScope } from './caso-row.ts'
import { lugarDelCaso } from './lugar-caso.ts'
import { findProcesoDeActor } from './proceso-de-caso.ts'

interface Destino {
  readonly procesoId: number | null
  readonly ubicacion: Ubicacion
}

type Row = Pick<RowOf<UsuarioModel>, 'id' | 'nombre' | 'entidad_id' | 'adscripcion_id' | 'dependencia_id'> &
  Pick<RowOf<PerfilModel>, 'ambito'> & { readonly perfil: string }

/** Whom a case may be given to, by name, with how many active cases each has already among those that the actor sees. */
export async function listResponsables(
  actor: Actor,
  params: {
    readonly caso?: number | undefined
    readonly proceso?: number | undefined
    readonly entidad?: number | undefined
    readonly afiliado?: number | undefined
  },
): Promise<ResponsablePosible[]> {
  authorize(actor, 'casos.leer')
  const people = await selectPosibles(await destinoOf(actor, params))
  const counts = await countActivos(actor)
  return people.map(({ id, nombre, perfil }) => ({ id, nombre, perfil, activos: counts.get(id) ?? 0 }))
}

/** The person of `id` when the case may be given to it; 422 `responsable` otherwise. */
export async function findResponsable(destino: Destino, id: number): Promise<{ id: number; nombre: string }> {
  const found = (await selectPosibles(destino)).find((each) => each.id === id)
  if (found) return found
  const message = 'Esa persona no puede recibir este caso: elige otra de la lista.'
  throw broken([{ path: 'responsable', code: 'no_puede', message }])
}

/** Ids of the people in charge of a process whom a case of that place may be given to: who would not see it is not told of it. */
export async function selectEncargados(procesoId: number, ubicacion: Ubicacion): Promise<number[]> {
  const encargados = new Set((await selectResponsables(procesoId)).map(({ id }) => id))
  if (encargados.size === 0) return []
  return (await selectPosibles({ procesoId, ubicacion })).map(({ id }) => id).filter((id) => encargados.has(id))
}

async function destinoOf(
  actor: Actor,
  { caso, proceso, entidad, afiliado }: Parameters<typeof listResponsables>[1],
): Promise<Destino> {
  if (caso !== undefined) {
    const row = await findCasoInScope(actor, caso)
    return { procesoId: row.proceso_id, ubicacion: ubicacionDe(row) }
  }
  const procesoId = proceso === undefined ? null : (await findProcesoDeActor(actor, proceso)).id
  return { procesoId, ubicacion: await lugarDelCaso(actor, { afiliado: afiliado ?? null, entidad: entidad ?? null }) }
}

export function ubicacionDe(row: {
  readonly nivel0_id: number | null
  readonly nivel1_id: number | null
  readonly nivel2_id: number | null
}): Ubicacion {
  return { nivel0Id: row.nivel0_id, nivel1Id: row.nivel1_id, nivel2Id: row.nivel2_id }
}

/** Active accounts that work cases, whose profile has the process and whose part of the tree holds the case. */
async function selectPosibles({ procesoId, ubicacion }: Destino): Promise<Row[]> {
  const binds = new Binds()
  const admin = binds.add(PERFIL_ADMINISTRADOR)
  const acts = `EXISTS (SELECT 1 FROM perfil_actos pa WHERE pa.perfil_id = u.perfil_id AND pa.acto IN (${binds.addAll(ACTOS_TRABAJAN)}))`
  const has =
    procesoId === null
      ? `p.ambito = 'instituto'`
      : `EXISTS (SELECT 1 FROM perfil_procesos pp WHERE pp.perfil_id = u.perfil_id AND pp.proceso_id = ${binds.add(procesoId)})`
  const rows = await selectRows<Row>(
    `SELECT u.id, u.nombre, p.nombre AS perfil, p.ambito, u.entidad_id, u.adscripcion_id, u.dependencia_id
     FROM usuarios u JOIN perfiles p ON p.id = u.perfil_id
     WHERE u.activo AND (u.perfil_id = ${admin} OR (${acts} AND ${has})) ORDER BY ${ordenDeNombreSql('u.nombre')}, u.id`,
    binds.values,
  )
  return rows.filter(
    ({ ambito, entidad_id: entidadId, adscripcion_id: adscripcionId, dependencia_id: dependenciaId }) =>
      isInAlcance({ ambito, alcance: { entidadId, adscripcionId, dependenciaId } }, ubicacion),
  )
}

async function countActivos(actor: Actor): Promise<ReadonlyMap<number, number>> {
  const binds = new Binds()
  const rows = await selectRows<{ id: number; n: number }>(
    `SELECT c.responsable_id AS id, COUNT(*) AS n FROM casos c
     WHERE c.responsable_id IS NOT NULL AND c.estado <> 'completado' AND ${casoVisibleSql(actor, binds)}
     GROUP BY c.responsable_id`,
    binds.values,
  )
  return new Map(rows.map(({ id, n }) => [id, n]))
}
