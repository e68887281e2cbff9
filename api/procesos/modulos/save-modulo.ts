import type { Actor } from '#domain/acceso/actor.ts'
import {
  isUbicacion,
  moduloIssues,
  ORDEN_MAX,
  UBICACIONES,
  type Modulo,
  type ModuloEntrada,
  type ModuloNuevo,
} from '#domain/procesos/modulo.ts'
import { claveModulo } from '#domain/procesos/ruta-modulo.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { inTransaction } from '#api/db/database.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { selectRow } from '#api/db/sql.ts'
import { AppError, broken } from '#api/errors.ts'
import { ModuloModel } from '#api/procesos/models/ModuloModel.ts'
import { findModulo, findModuloDeClave } from './modulo-row.ts'

type Values = Pick<Modulo, 'nombre' | 'tipo' | 'icono' | 'orden'>

function assertModulo(entrada: ModuloEntrada): Values {
  const { tipo, orden } = entrada
  const issues = moduloIssues(entrada)
  if (issues.length > 0 || !isUbicacion(tipo)) throw broken(issues)
  return { nombre: entrada.nombre.trim(), tipo, icono: entrada.icono.trim(), orden }
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
function moduloJson({ nombre, tipo, icono, orden }: Values) {
  return { nombre, ubicacion: UBICACIONES[tipo], icono, orden }
}

async function ordenSiguiente(tipo: string): Promise<number> {
  const row = await selectRow<{ ultimo: number | null }>('SELECT MAX(orden) AS ultimo FROM modulos WHERE tipo = $1', [
    tipo,
  ])
  return Math.min((row?.ultimo ?? 0) + 1, ORDEN_MAX)
}

/** Throws 409 where another of that placement has the name, however it is written: both have one address. */
async function assertNombreLibre(modulo: Pick<Modulo, 'nombre' | 'tipo'>, id: number | null): Promise<void> {
  await holdTurno('modulos')
  const other = await findModuloDeClave(claveModulo(modulo))
  if (!other || other.id === id) return
  const message = `Ya hay un módulo «${other.nombre}» en esa ubicación.`
  throw new AppError(409, 'duplicado', message, [{ path: 'nombre', code: 'duplicado', message }])
}
