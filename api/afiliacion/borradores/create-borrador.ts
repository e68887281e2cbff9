import { randomBytes } from 'node:crypto'
import type { Actor } from '#domain/acceso/actor.ts'
import { BORRADOR_ALTA_VACIO, type Borrador, type TipoBorrador } from '#domain/afiliacion/borrador.ts'
import { accountId } from '#api/acceso/account-id.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { BorradorModel } from '#api/afiliacion/models/BorradorModel.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertKeyed } from '#api/db/insert-row.ts'
import { selectRows } from '#api/db/sql.ts'
import { deleteBorradores, deleteStored } from './delete-borradores.ts'
import { venceAt } from './borrador-row.ts'
import { datosBorradorSchema, type DatosBorrador } from './borrador-schema.ts'
import { getBorrador } from './get-borrador.ts'
import { intentoOf, keepRespuesta, once } from '#api/afiliacion/alta/idempotencia.ts'
import { curpDeBorrador, nombreRegistrado, tituloOf } from './titulo-borrador.ts'
import { findPersonaDeTramite } from '#api/afiliacion/tramites/persona-tramite.ts'
import type { AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'

/** What a call brings of a new draft. */
export interface PedirBorrador {
  readonly tipo: TipoBorrador
  readonly interno?: number
  readonly datos?: DatosBorrador
}

/**
 * A new draft, of the actor's office; of a procedure for somebody on file it throws 404 out of scope. Drafts that expired are swept on the way. With a `key` (an
 * `Idempotency-Key`, optional here) the same call sent again gives the draft that it made: a lost answer makes no second one.
 */
export async function createBorrador(actor: Actor, nuevo: PedirBorrador, key?: string): Promise<Borrador> {
  authorize(actor, 'borradores.usar')
  const { tipo, interno } = nuevo
  const datos = nuevo.datos ?? datosBorradorSchema.parse(BORRADOR_ALTA_VACIO)
  const intento = key === undefined ? null : intentoOf(key, 'borradores', { tipo, interno: interno ?? null, datos })
  const persona = interno === undefined || tipo === 'alta' ? null : await findPersonaDeTramite(actor, tipo, interno)
  const make = async (): Promise<{ readonly id: string }> => {
    const made = { id: newBorradorId() }
    const stale = await inTransaction(async () => {
      const swept = await sweepExpired()
      await insertBorrador(actor, { id: made.id, tipo, persona, datos, corrige: null })
      if (intento) await keepRespuesta(actor, intento, made)
      return swept
    })
    await deleteStored(stale)
    return made
  }
  const { id } = await (intento ? once(actor, intento, make) : make())
  return getBorrador(actor, id)
}

export const newBorradorId = (): string => randomBytes(16).toString('base64url')

export interface NuevoBorrador {
  readonly id: string
  readonly tipo: TipoBorrador
  /** The person on file whom it is about. */
  readonly persona: AfiliadoRow | null
  readonly datos: DatosBorrador
  /** Folio of the movement that it corrects. */
  readonly corrige: string | null
}

/** Writes a draft of the actor's office and its row in the bitácora, inside the caller's transaction. */
export async function insertBorrador(
  actor: Actor,
  { id, tipo, persona, datos, corrige }: NuevoBorrador,
): Promise<void> {
  const { adscripcionId, dependenciaId } = actor.alcance
  const titulo = tituloOf(datos, {}, { corrige, registrado: persona && nombreRegistrado(persona) })
  const at = nowAt()
  await insertKeyed(BorradorModel, {
    id,
    tipo,
    afiliado_id: persona?.id ?? null,
    titulo,
    paso: 1,
    datos: JSON.stringify(datos),
    autor_id: accountId(actor),
    adscripcion_id: adscripcionId,
    dependencia_id: dependenciaId,
    corrige,
    curp: curpDeBorrador(datos),
    creado_at: at,
    actualizado_at: at,
    vence_at: venceAt(),
  })
  const despues = corrige === null ? {} : { despues: { corrige } }
  await logActo(actor, { acto: 'borrador.crear', objeto: 'borrador', objetoId: id, ...despues })
}

/** Removes drafts past their term; gives the storage keys of their files. */
export async function sweepExpired(): Promise<string[]> {
  const rows = await selectRows<{ id: string }>('SELECT id FROM borradores WHERE vence_at <= $1 LIMIT 100', [nowAt()])
  return deleteBorradores(rows.map((row) => row.id))
}
