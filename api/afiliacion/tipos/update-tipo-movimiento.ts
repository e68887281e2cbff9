import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import type { ReglasTipo } from '#domain/afiliacion/tipos/reglas-tipo.ts'
import type { TipoMovimientoPanel } from '#domain/afiliacion/tipos/tipo-panel.ts'
import { CLASES_ARCHIVO } from '#domain/documentos/archivo.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { TipoMovimientoModel } from '#api/afiliacion/models/TipoMovimientoModel.ts'
import { inTransaction } from '#api/db/database.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import { findRow } from '#api/db/find-row.ts'
import { selectRow } from '#api/db/sql.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { broken, notFound } from '#api/errors.ts'
import { listTiposMovimiento } from './list-tipos-movimiento.ts'
import { reglasOf } from './reglas-row.ts'

const papeles = z.array(z.enum(CLASES_ARCHIVO)).max(CLASES_ARCHIVO.length)

export const edicionTipoSchema = z.strictObject({
  version: z.int().min(1),
  nombre: z.string().trim().min(1).max(60),
  papeles: z.record(z.string().max(40), papeles),
  admite: papeles,
  formatos: z.array(z.string().min(1).max(60)).max(10),
})
export type EdicionTipoEntrada = z.output<typeof edicionTipoSchema>

/**
 * An administrator changes a type's name, papers and forms; its effects are not edited. Movements already approved keep
 * what they had. Throws 404, 409 `version`, 422 for a cause the type has not or a name another type bears.
 */
export async function updateTipoMovimiento(
  actor: Actor,
  id: number,
  input: EdicionTipoEntrada,
): Promise<TipoMovimientoPanel> {
  authorize(actor, 'tipos_movimiento.administrar')
  const nombre = normalizeText(input.nombre)
  await inTransaction(async () => {
    const row = await findRow(TipoMovimientoModel, { id }, ['nombre', 'reglas'])
    if (!row) throw notFound('El tipo de movimiento')
    await assertNombreLibre(id, nombre)
    const antes = reglasOf({ tipo_id: id, reglas: row.reglas })
    const reglas = JSON.stringify(edited(antes, input))
    if (!(await updateVersioned(TipoMovimientoModel, id, input.version, { nombre, reglas })))
      throw await staleVersion(
        { objeto: 'tipo_movimiento', objetoId: id },
        'cambió este tipo mientras lo tenías abierto. Revisa los datos actuales.',
      )
    await logActo(actor, {
      acto: 'tipo_movimiento.cambiar',
      objeto: 'tipo_movimiento',
      objetoId: id,
      antes: { nombre: row.nombre, reglas: JSON.stringify(antes) },
      despues: { nombre, reglas },
    })
  })
  const changed = (await listTiposMovimiento(actor)).find((tipo) => tipo.id === id)
  if (!changed) throw notFound('El tipo de movimiento')
  return changed
}

function edited(reglas: ReglasTipo, { papeles: nuevos, admite, formatos }: EdicionTipoEntrada): ReglasTipo {
  const unknown = Object.keys(nuevos).filter((clave) => !reglas.causas.some((causa) => causa.clave === clave))
  if (unknown.length > 0)
    throw broken(
      unknown.slice(0, 20).map((clave) => ({
        path: `papeles.${clave}`,
        code: 'no_existe',
        message: 'El tipo no tiene esa causa.',
      })),
    )
  const causas = reglas.causas.map((causa) => ({ ...causa, papeles: nuevos[causa.clave] ?? causa.papeles }))
  return { ...reglas, causas, admite, formatos }
}

async function assertNombreLibre(id: number, nombre: string): Promise<void> {
  await holdTurno('tipos')
  const taken = await selectRow('SELECT id FROM tipos_movimiento WHERE LOWER(nombre) = LOWER($1) AND id <> $2', [
    nombre,
    id,
  ])
  if (taken) throw broken([{ path: 'nombre', code: 'duplicado', message: 'Ya hay otro tipo con ese nombre.' }])
}
