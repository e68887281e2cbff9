import type { Actor } from '#domain/acceso/actor.ts'
import type { DatosPersonales } from '#domain/afiliacion/datos-personales.ts'
import type { ActoBitacora } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { Binds, execute, selectRows, SQL_FALSE, SQL_TRUE } from '#api/db/sql.ts'
import { insertRow } from './insert-row.ts'
import { validadoPor, type Papel } from './papeles.ts'

interface VigenteRow {
  readonly id: number
  readonly tipo: string
  readonly archivo_id: string
}

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
  for (const papel of fresh) await addPapel(actor, afiliadoId, papel, datos)
  await releaseFromDraft(fresh.map((papel) => papel.archivoId))
  return fresh.map(({ tipo, archivoId }) => ({
    acto: 'expediente.agregar',
    objeto: 'afiliado',
    objetoId: afiliadoId,
    despues: { tipo, archivo: archivoId },
  }))
}

function addPapel(actor: Actor, afiliadoId: number, papel: Papel, datos: DatosPersonales): Promise<number> {
  return insertRow('expediente', {
    afiliado_id: afiliadoId,
    tipo: papel.tipo,
    archivo_id: papel.archivoId,
    por: validadoPor(papel, datos),
    agregado_por: actor.id,
    agregado_at: nowAt(),
    vigente: true,
  })
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
