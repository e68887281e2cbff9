import type { Actor } from '#domain/acceso/actor.ts'
import type { Issue } from '#domain/issue.ts'
import { isTipoProceso, procesoIssues, type Proceso } from '#domain/procesos/modulo.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { assertPuedeAbrir } from '#api/acceso/perfiles/assert-puede-dar.ts'
import { derechosCambiados } from '#api/acceso/derechos-cambiados.ts'
import { findRow } from '#api/db/find-row.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { FOR_NO_KEY_UPDATE, selectRows } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import { findModulo } from '#api/procesos/modulos/modulo-row.ts'
import { ProcesoModel } from '#api/procesos/models/ProcesoModel.ts'
import { findProceso, staleProceso } from './proceso-row.ts'

/** What a call may say of a process; what it leaves out (`undefined`) keeps its value. */
export interface ProcesoCambio {
  readonly nombre: string
  readonly componente: string
  readonly tipo: string
  readonly orden: number
  readonly id_modulo: number
  readonly parent_id?: number | null | undefined
  readonly descripcion?: string | undefined
  readonly grupo?: boolean | undefined
}

type Values = Omit<Proceso, 'id' | 'version'>

/** A new process of a module; nobody but the administrator has it until a profile is given it. 422 with the fields. */
export async function createProceso(actor: Actor, cambio: ProcesoCambio): Promise<Proceso> {
  authorize(actor, 'procesos.administrar')
  return inTransaction(async () => {
    const values = await valuesOf(cambio, null)
    const id = await insertRow(ProcesoModel, values)
    await logActo(actor, { acto: 'proceso.crear', objeto: 'proceso', objetoId: id, despues: values })
    return findProceso(id)
  })
}

/**
 * Changes a process; one that moves to another module takes those inside it along. 409 `version` with `actual` when somebody
 * changed it since it was read (`version` null: any). What it opens is a right: sessions learn of it at once.
 */
export async function updateProceso(
  actor: Actor,
  id: number,
  cambio: ProcesoCambio,
  version: number | null,
): Promise<Proceso> {
  authorize(actor, 'procesos.administrar')
  return inTransaction(async () => {
    const before = await findProceso(id)
    const values = await valuesOf(cambio, before)
    if (values.componente !== before.componente) assertPuedeAbrir(actor, values.componente)
    if (!(await updateVersioned(ProcesoModel, id, version, values)))
      throw await staleProceso(before, { actual: before, enviado: values })
    if (values.id_modulo !== before.id_modulo)
      for (const below of await descendants(id))
        await updateVersioned(ProcesoModel, below, null, { id_modulo: values.id_modulo })
    const { nombre, componente, id_modulo, parent_id, orden, tipo, descripcion } = before
    const antes = { nombre, componente, id_modulo, parent_id, orden, tipo, descripcion }
    await derechosCambiados()
    await logActo(actor, { acto: 'proceso.editar', objeto: 'proceso', objetoId: id, antes, despues: values })
    return findProceso(id)
  })
}

async function valuesOf(cambio: ProcesoCambio, before: Proceso | null): Promise<Values> {
  const grupo = cambio.grupo ?? (before !== null && before.componente === null && cambio.componente.trim() === '')
  const descripcion = (cambio.descripcion ?? before?.descripcion ?? '').trim()
  const { tipo } = cambio
  const issues = procesoIssues({ ...cambio, descripcion, grupo })
  if (issues.length > 0 || !isTipoProceso(tipo)) throw broken(issues)
  await findModulo(cambio.id_modulo)
  const kept = before?.id_modulo === cambio.id_modulo ? before.parent_id : null
  const parentId = cambio.parent_id === undefined ? kept : cambio.parent_id
  const parentIssue = await parentIssueOf(parentId, cambio.id_modulo, before?.id ?? null)
  if (parentIssue) throw broken([parentIssue])
  if (!grupo && before !== null && (await descendants(before.id)).length > 0)
    throw broken([
      { path: 'grupo', code: 'grupo', message: 'Este grupo reúne otros procesos: muévelos antes de cambiarlo.' },
    ])
  return {
    nombre: cambio.nombre.trim(),
    tipo,
    descripcion,
    orden: cambio.orden,
    id_modulo: cambio.id_modulo,
    componente: grupo ? null : cambio.componente.trim(),
    parent_id: parentId,
  }
}

/** A process stands inside a group of its own module, and never inside itself. */
async function parentIssueOf(parentId: number | null, moduloId: number, id: number | null): Promise<Issue | null> {
  if (parentId === null) return null
  const issue = (message: string): Issue => ({ path: 'parent_id', code: 'grupo', message })
  // Two groups put inside each other at once would make a ring.
  await selectRows(`SELECT id FROM modulos WHERE id = $1${FOR_NO_KEY_UPDATE}`, [moduloId])
  const parent = await findRow(ProcesoModel, { id: parentId }, ['id_modulo', 'componente'])
  if (!parent || parent.componente !== null || parent.id_modulo !== moduloId)
    return issue('Elige un grupo del mismo módulo.')
  if (id !== null && (parentId === id || (await descendants(id)).includes(parentId)))
    return issue('Un grupo no puede quedar dentro de sí mismo.')
  return null
}

/** Ids of everything inside a group, however deep. */
export async function descendants(id: number): Promise<number[]> {
  const rows = await selectRows<{ id: number; parent_id: number }>(
    'SELECT id, parent_id FROM procesos WHERE parent_id IS NOT NULL',
  )
  const found: number[] = []
  let level = [id]
  while (level.length > 0) {
    const next = rows.filter(({ id: own, parent_id }) => level.includes(parent_id) && !found.includes(own))
    level = next.map(({ id: own }) => own)
    found.push(...level)
  }
  return found
}
