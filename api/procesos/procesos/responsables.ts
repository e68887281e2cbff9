import { PERFIL_ADMINISTRADOR, type Actor } from '#domain/acceso/actor.ts'
import type { Responsable } from '#domain/procesos/ficha.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import { ordenDeNombreSql } from '#api/http/listas/fold-sql.ts'
import { ProcesoModel } from '#api/procesos/models/ProcesoModel.ts'
import { findProceso, staleProceso } from './proceso-row.ts'

const PERSONA_SQL = `SELECT u.id, u.nombre, pf.nombre AS perfil, COALESCE(a.nombre, '') AS lugar
  FROM usuarios u JOIN perfiles pf ON pf.id = u.perfil_id LEFT JOIN unidades a ON a.id = u.adscripcion_id`

/** People in charge of a process who still use the portal. */
export function selectResponsables(procesoId: number): Promise<Responsable[]> {
  return selectRows<Responsable>(
    `${PERSONA_SQL} JOIN proceso_responsables r ON r.usuario_id = u.id
     WHERE r.proceso_id = $1 AND u.activo ORDER BY ${ordenDeNombreSql('u.nombre')}, u.id`,
    [procesoId],
  )
}

/** Who can be put in charge: active people whose profile opens the process, so that they see what they answer for. */
export async function listCandidatos(actor: Actor, procesoId: number): Promise<Responsable[]> {
  authorize(actor, 'procesos.administrar')
  await findProceso(procesoId)
  return selectCandidatos(procesoId)
}

function selectCandidatos(procesoId: number): Promise<Responsable[]> {
  return selectRows<Responsable>(
    `${PERSONA_SQL} WHERE u.activo AND (u.perfil_id = $2
       OR u.perfil_id IN (SELECT pp.perfil_id FROM perfil_procesos pp WHERE pp.proceso_id = $1)
       OR u.perfil_id IN (SELECT pm.perfil_id FROM perfil_menus pm JOIN menus m ON m.id = pm.menu_id
         JOIN procesos p ON p.componente = m.componente WHERE p.id = $1))
     ORDER BY ${ordenDeNombreSql('u.nombre')}, u.id`,
    [procesoId, PERFIL_ADMINISTRADOR],
  )
}

/**
 * Puts exactly `usuarios` in charge of the process. 409 `version` when the process changed since it was read; 422 for somebody
 * who cannot open it.
 */
export async function saveResponsables(
  actor: Actor,
  procesoId: number,
  usuarios: readonly number[],
  version: number,
): Promise<Responsable[]> {
  authorize(actor, 'procesos.administrar')
  return inTransaction(async () => {
    const proceso = await findProceso(procesoId)
    const antes = await selectResponsables(procesoId)
    if (!(await updateVersioned(ProcesoModel, procesoId, version, { id_modulo: proceso.id_modulo })))
      throw await staleProceso(proceso, { actual: antes })
    const ids = [...new Set(usuarios)]
    await assertCandidatos(procesoId, ids)
    await execute('DELETE FROM proceso_responsables WHERE proceso_id = $1', [procesoId])
    const now = nowAt()
    await insertRows(
      'proceso_responsables',
      ['proceso_id', 'usuario_id', 'asignado_at'],
      ids.map((id) => [procesoId, id, now]),
    )
    const despues = await selectResponsables(procesoId)
    const names = (people: readonly Responsable[]) => people.map(({ nombre }) => nombre)
    await logActo(actor, {
      acto: 'proceso.responsables',
      objeto: 'proceso',
      objetoId: procesoId,
      antes: names(antes),
      despues: names(despues),
    })
    return despues
  })
}

async function assertCandidatos(procesoId: number, ids: readonly number[]): Promise<void> {
  const candidatos = new Set((await selectCandidatos(procesoId)).map(({ id }) => id))
  if (ids.every((id) => candidatos.has(id))) return
  throw broken([
    {
      path: 'usuarios',
      code: 'sin_acceso',
      message: 'Alguna de esas personas ya no usa el portal o su perfil no abre este proceso.',
    },
  ])
}
