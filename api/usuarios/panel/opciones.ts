import type { Actor } from '#domain/acceso/actor.ts'
import type { OpcionesUsuario, UnidadLugar } from '#domain/usuarios/usuario.ts'
import { loadImpedimentos } from '#api/acceso/perfiles/assert-puede-dar.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { selectRows } from '#api/db/sql.ts'
import { perfilesDeDos } from './firmante.ts'

/** Profiles and the units in use: what an account can have. */
export async function loadOpciones(): Promise<OpcionesUsuario> {
  // One after the other: in a transaction PostgreSQL has one connection for them.
  const perfiles = await selectRows<OpcionesUsuario['perfiles'][number]>(
    'SELECT id, nombre, ambito FROM perfiles ORDER BY id',
  )
  const unidades = await selectRows<UnidadLugar>(
    `SELECT id, nivel, parent_id AS "parentId", nombre FROM unidades WHERE nivel <= 2 AND activo ORDER BY nombre, id`,
  )
  return { perfiles, unidades }
}

/** `GET /api/panel/usuarios/opciones`: each profile says why the actor may not give it, and whether a second person has to authorise it. */
export async function getOpciones(actor: Actor): Promise<OpcionesUsuario> {
  authorizeInstituto(actor, 'usuarios.administrar')
  const { perfiles, unidades } = await loadOpciones()
  const impedimentos = await loadImpedimentos(actor)
  const deDos = await perfilesDeDos(actor, 'usuario.alta')
  const marked = perfiles.map((perfil) => {
    const impedimento = impedimentos.get(perfil.id)
    return {
      ...perfil,
      ...(impedimento !== undefined && { impedimento }),
      ...(deDos.has(perfil.id) && { dosManos: true as const }),
    }
  })
  return { perfiles: marked, unidades }
}
