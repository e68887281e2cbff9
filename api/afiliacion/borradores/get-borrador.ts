import type { Actor } from '#domain/acceso/actor.ts'
import type { Borrador } from '#domain/afiliacion/borrador.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { findBorradorInScope } from './borrador-row.ts'
import { loadArchivosBorrador } from './load-archivos-borrador.ts'
import { presentBorrador } from './present-borrador.ts'

/** A draft of the actor's office with its files and readings. */
export async function getBorrador(actor: Actor, id: string): Promise<Borrador> {
  authorize(actor, 'borradores.usar')
  const row = await findBorradorInScope(actor, id)
  return presentBorrador(actor, row, await loadArchivosBorrador(actor, row))
}
