import { randomBytes } from 'node:crypto'
import type { Actor } from '#domain/acceso/actor.ts'
import { BORRADOR_ALTA_VACIO, type Borrador } from '#domain/afiliacion/borrador.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { deleteBorradores, deleteStored } from './delete-borradores.ts'
import { venceAt } from './borrador-row.ts'
import { datosBorradorSchema, type DatosBorrador } from './borrador-schema.ts'
import { lockPadron } from './consecutivos.ts'
import { getBorrador } from './get-borrador.ts'
import { findRespuesta, intentoOf, keepRespuesta } from './idempotencia.ts'
import { tituloOf } from './titulo-borrador.ts'

/**
 * A new draft of an alta, of the actor's office. Drafts that expired are swept on the way. With a `key` (an
 * `Idempotency-Key`, optional here) the same call sent again gives the draft that it made: a lost answer makes no second one.
 */
export async function createBorrador(actor: Actor, datos?: DatosBorrador, key?: string): Promise<Borrador> {
  authorize(actor, 'borradores.usar')
  const vacio = datosBorradorSchema.parse(BORRADOR_ALTA_VACIO)
  const intento = key === undefined ? null : intentoOf(key, 'borradores', { datos: datos ?? vacio })
  const { id, stale } = await inTransaction(async () => {
    if (intento) await lockPadron()
    const made = intento && (await findRespuesta<{ readonly id: string }>(actor, intento))
    if (made) return { id: made.id, stale: [] }
    const swept = await sweepExpired()
    const fresh = newBorradorId()
    await insertBorrador(actor, { id: fresh, datos: datos ?? vacio, corrige: null })
    if (intento) await keepRespuesta(actor, intento, { id: fresh })
    return { id: fresh, stale: swept }
  })
  await deleteStored(stale)
  return getBorrador(actor, id)
}

export const newBorradorId = (): string => randomBytes(16).toString('base64url')

export interface NuevoBorrador {
  readonly id: string
  readonly datos: DatosBorrador
  /** Folio of the alta that it corrects. */
  readonly corrige: string | null
}

/** Writes a draft of the actor's office and its row in the bitácora, inside the caller's transaction. */
export async function insertBorrador(actor: Actor, { id, datos, corrige }: NuevoBorrador): Promise<void> {
  const { adscripcionId, dependenciaId } = actor.alcance
  const titulo = tituloOf(datos, {}, corrige)
  await execute(
    `INSERT INTO borradores (id, tipo, titulo, paso, datos, autor_id, adscripcion_id, dependencia_id, corrige, creado_at, actualizado_at, vence_at)
     VALUES ($1, 'alta', $2, 1, $3, $4, $5, $6, $7, $8, $8, $9)`,
    [id, titulo, JSON.stringify(datos), actor.id, adscripcionId, dependenciaId, corrige, nowAt(), venceAt()],
  )
  const despues = corrige === null ? {} : { despues: { corrige } }
  await logActo(actor, { acto: 'borrador.crear', objeto: 'borrador', objetoId: id, ...despues })
}

/** Removes drafts past their term; gives the storage keys of their files. */
export async function sweepExpired(): Promise<string[]> {
  const rows = await selectRows<{ id: string }>('SELECT id FROM borradores WHERE vence_at <= $1 LIMIT 100', [nowAt()])
  return deleteBorradores(rows.map((row) => row.id))
}
