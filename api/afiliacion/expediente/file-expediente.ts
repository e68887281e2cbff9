import type { Actor } from '#domain/acceso/actor.ts'
import type { DatosPersonales } from '#domain/afiliacion/datos/datos-personales.ts'
import type { ActoBitacora } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { Binds, execute, selectRows, SQL_FALSE, SQL_TRUE } from '#api/db/sql.ts'
import type { ExpedienteModel } from '#api/afiliacion/models/ExpedienteModel.ts'
import { validadoPor, type Papel } from './papeles.ts'

type VigenteRow = Pick<RowOf<ExpedienteModel>, 'id' | 'tipo' | 'archivo_id'>

/**
 * Makes `papeles` the papers in force of a person's expediente: what is new is filed, what it replaces (or is no longer
 * sent) stays as not in force. Files leave their draft. Gives the rows of the bitácora.
 */
export async function fileExpediente(
  actor: Actor,
  afiliadoId: number,
  papeles: readonly Papel[],
  datos: DatosPersonales,
): Promise<ActoBitacora[]> {
  const vigentes = await selectRows<VigenteRow>(
    `SELECT id, tipo, archivo_id FROM expediente WHERE afiliado_id = $1 AND vigente = ${SQL_TRUE}`,
    [afiliadoId],
  )
  const isSame = (row: VigenteRow, papel: Papel) => row.tipo === papel.tipo && row.archivo_id === papel.archivoId
  const gone = vigentes.filter((row) => !papeles.some((papel) => isSame(row, papel)))
  const fresh = papeles.filter((papel) => !vigentes.some((row) => isSame(row, papel)))
  await retire(gone.map((row) => row.id))
  await addPapeles(actor, afiliadoId, fresh, datos)
  await releaseFromDraft(fresh.map((papel) => papel.archivoId))
  return fresh.map(({ tipo, archivoId }) => ({
    acto: 'expediente.agregar',
    objeto: 'afiliado',
    objetoId: afiliadoId,
    despues: { tipo, archivo: archivoId },
  }))
}

const COLUMNAS = ['afiliado_id', 'tipo', 'archivo_id', 'por', 'agregado_por', 'agregado_at', 'vigente'] as const

function addPapeles(
  actor: Actor,
  afiliadoId: number,
  papeles: readonly Papel[],
  datos: DatosPersonales,
): Promise<void> {
  const rows = papeles.map((papel) => [
    afiliadoId,
    papel.tipo,
    papel.archivoId,
    validadoPor(papel, datos),
    actor.id,
    nowAt(),
    true,
  ])
  return insertRows('expediente', COLUMNAS, rows)
}

async function retire(ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const binds = new Binds()
  await execute(`UPDATE expediente SET vigente = ${SQL_FALSE} WHERE id IN (${binds.addAll(ids)})`, binds.values)
}

/** A filed file is the person's, no longer the draft's. */
export async function releaseFromDraft(archivoIds: readonly string[]): Promise<void> {
  if (archivoIds.length === 0) return
  const binds = new Binds()
  await execute(`UPDATE archivos SET borrador_id = NULL WHERE id IN (${binds.addAll(archivoIds)})`, binds.values)
}
