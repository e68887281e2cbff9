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
import { getBorrador } from './get-borrador.ts'
import { tituloOf } from './titulo-borrador.ts'

/** A new draft of an alta, of the actor's office. Drafts that expired are swept on the way. */
export async function createBorrador(actor: Actor, datos?: DatosBorrador): Promise<Borrador> {
  authorize(actor, 'borradores.usar')
  const id = randomBytes(16).toString('base64url')
  const stale = await inTransaction(async () => {
    const swept = await sweepExpired()
    await insertBorrador(actor, id, datos ?? datosBorradorSchema.parse(BORRADOR_ALTA_VACIO))
    await logActo(actor, { acto: 'borrador.crear', objeto: 'borrador', objetoId: id })
    return swept
  })
  await deleteStored(stale)
  return getBorrador(actor, id)
}

async function insertBorrador(actor: Actor, id: string, datos: DatosBorrador): Promise<void> {
  const { adscripcionId, dependenciaId } = actor.alcance
  await execute(
    `INSERT INTO borradores (id, tipo, titulo, paso, datos, autor_id, adscripcion_id, dependencia_id, creado_at, actualizado_at, vence_at)
     VALUES ($1, 'alta', $2, 1, $3, $4, $5, $6, $7, $7, $8)`,
    [id, tituloOf(datos), JSON.stringify(datos), actor.id, adscripcionId, dependenciaId, nowAt(), venceAt()],
  )
}

async function sweepExpired(): Promise<string[]> {
  const rows = await selectRows<{ id: string }>('SELECT id FROM borradores WHERE vence_at <= $1 LIMIT 100', [nowAt()])
  return deleteBorradores(rows.map((row) => row.id))
}
