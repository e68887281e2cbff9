import type { Actor } from '#domain/acceso/actor.ts'
import type { Borrador } from '#domain/afiliacion/borrador.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { BorradorModel } from '#api/afiliacion/models/BorradorModel.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { conflict } from '#api/errors.ts'
import { findBorradorInScope, venceAt, type BorradorRow } from './borrador-row.ts'
import type { GuardarBorradorEntrada } from './borrador-schema.ts'
import { getBorrador } from './get-borrador.ts'
import { loadArchivosBorrador } from './load-archivos-borrador.ts'
import { noCorregible } from './present-borrador.ts'
import { curpDeBorrador, nombreRegistrado, tituloOf } from './titulo-borrador.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'

/**
 * Keeps a draft as its author left it. 409 `version` with `actual` when it changed since it was read, or when a colleague
 * took it over: it is then theirs until taken back. 409 `estatus` once the movement that it corrects cannot be corrected.
 */
export async function saveBorrador(actor: Actor, id: string, input: GuardarBorradorEntrada): Promise<Borrador> {
  authorize(actor, 'borradores.usar')
  const row = await findBorradorInScope(actor, id)
  if (row.autor_id !== actor.id) throw await stale(actor, row)
  assertCorregible(row)
  const datos = JSON.stringify(input.datos)
  const { lecturas } = await loadArchivosBorrador(actor, { ...row, datos })
  const kept = await inTransaction(async () => {
    const values = {
      paso: input.paso,
      titulo: tituloOf(input.datos, lecturas, { corrige: row.corrige, registrado: registradoEn(row) }),
      curp: curpDeBorrador(input.datos, lecturas),
      datos,
      actualizado_at: nowAt(),
      vence_at: venceAt(),
    }
    if (!(await updateVersioned(BorradorModel, id, input.version, values))) return false
    await logActo(actor, { acto: 'borrador.guardar', objeto: 'borrador', objetoId: id, despues: { paso: input.paso } })
    return true
  })
  if (!kept) {
    const now = await findBorradorInScope(actor, id)
    if (!isKeptAlready(now, input, datos)) throw await stale(actor, now)
  }
  return getBorrador(actor, id)
}

/** The name on file, of a draft about somebody of the padrón. */
function registradoEn({
  nombre,
  apellido_paterno,
  apellido_materno,
}: BorradorRow): ReturnType<typeof nombreRegistrado> | null {
  if (nombre === null) return null
  return nombreRegistrado({
    nombre,
    apellido_paterno: apellido_paterno ?? '',
    apellido_materno: apellido_materno ?? '',
  })
}

function assertCorregible(row: BorradorRow): void {
  const estatus = noCorregible(row)
  if (estatus !== null)
    throw conflict('estatus', `El movimiento ${row.corrige ?? ''} está ${estatus}: ya no se puede corregir.`)
}

/** Whether this very save was kept and only its answer was lost: sending it again is no conflict. */
function isKeptAlready(now: BorradorRow, input: GuardarBorradorEntrada, datos: string): boolean {
  return now.version === input.version + 1 && now.paso === input.paso && now.datos === datos
}

/** 409 with the draft as it is now, to merge or take. */
export async function stale(actor: Actor, row: BorradorRow): Promise<Error> {
  const actual = await getBorrador(actor, row.id)
  const message = actual.propio
    ? 'Este borrador cambió en otra ventana. Revisa los datos actuales.'
    : `Ahora lo tiene ${actual.autor}. Tómalo para seguir.`
  return conflict('version', message, { actual })
}
