import type { Actor } from '#domain/acceso/actor.ts'
import {
  moduloIssues,
  ORDEN_MAX,
  UBICACIONES,
  type Modulo,
  type ModuloEntrada,
  type ModuloNuevo,
} from '#domain/procesos/modulo.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { selectRow } from '#api/db/sql.ts'
import { AppError, broken } from '#api/errors.ts'
import { ModuloModel } from '#api/procesos/models/ModuloModel.ts'
import { findModulo } from './modulo-row.ts'

function assertModulo(entrada: ModuloEntrada): { nombre: string; tipo: string; icono: string; orden: number } {
  const issues = moduloIssues(entrada)
  if (issues.length > 0) throw broken(issues)
  return { nombre: entrada.nombre.trim(), tipo: entrada.tipo, icono: entrada.icono.trim(), orden: entrada.orden }
}

/** A new module of the map; without an order it goes last in its placement. 422 with the fields that are wrong; 409 when another of its placement has the name. */
export async function createModulo(actor: Actor, entrada: ModuloNuevo): Promise<Modulo> {
  authorize(actor, 'procesos.administrar')
  return inTransaction(async () => {
    const values = assertModulo({ ...entrada, orden: entrada.orden ?? (await ordenSiguiente(entrada.tipo)) })
    await assertNombreLibre(values, null)
    const { nombre, tipo, icono, orden } = values
    const id = await insertRow(ModuloModel, { nombre, tipo, icono, orden })
    await logActo(actor, { acto: 'modulo.crear', objeto: 'modulo', objetoId: id, despues: moduloJson(values) })
    return findModulo(id)
  })
}

/** Changes a module. 409 `version` with `actual` when somebody changed it since it was read (`version` null: any). */
export async function updateModulo(
  actor: Actor,
  id: number,
  entrada: ModuloEntrada,
  version: number | null,
): Promise<Modulo> {
  authorize(actor, 'procesos.administrar')
  const values = assertModulo(entrada)
  return inTransaction(async () => {
    const before = await findModulo(id)
    await assertNombreLibre(values, id)
    if (!(await updateVersioned(ModuloModel, id, version, values)))
      throw await staleVersion(
        { objeto: 'modulo', objetoId: id },
        `cambió el módulo ${before.nombre} mientras lo editabas.`,
        { actual: before, enviado: values },
      )
    const [antes, despues] = [moduloJson(before), moduloJson(values)]
    await logActo(actor, { acto: 'modulo.editar', objeto: 'modulo', objetoId: id, antes, despues })
    return findModulo(id)
  })
}

/** What of a module the bitácora keeps: its placement by the word that the form has. */
function moduloJson({ nombre, tipo, icono, orden }: Pick<Modulo, 'nombre' | 'icono' | 'orden'> & { tipo: string }) {
  const ubicacion = Object.hasOwn(UBICACIONES, tipo) ? UBICACIONES[tipo as keyof typeof UBICACIONES] : tipo
  return { nombre, ubicacion, icono, orden }
}

async function ordenSiguiente(tipo: string): Promise<number> {
  const row = await selectRow<{ ultimo: number | null }>('SELECT MAX(orden) AS ultimo FROM modulos WHERE tipo = $1', [
    tipo,
  ])
  return Math.min((row?.ultimo ?? 0) + 1, ORDEN_MAX)
}

async function assertNombreLibre({ nombre, tipo }: { nombre: string; tipo: string }, id: number | null): Promise<void> {
  const other = await selectRow('SELECT id FROM modulos WHERE tipo = $1 AND nombre = $2 AND id <> $3', [
    tipo,
    nombre,
    id ?? 0,
  ])
  if (!other) return
  const message = `Ya hay un módulo «${nombre}» en esa ubicación.`
  throw new AppError(409, 'duplicado', message, [{ path: 'nombre', code: 'duplicado', message }])
}
