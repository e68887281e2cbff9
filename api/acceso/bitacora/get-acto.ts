import type { NombreObjeto } from '#domain/acceso/bitacora/objeto-bitacora.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import type { DetalleBitacora } from '#domain/acceso/bitacora/bitacora.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { GENESIS, hashFila } from '#api/acceso/bitacora.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { selectRow } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { nombrarCambios } from './nombres/nombrar-cambios.ts'
import { FILA_SQL, presentFila, type FilaConNombre } from './present-fila.ts'
import { nombrarRegistros } from './registros.ts'

/** Kinds of record whose before and after are a person's data: seeing them is a read of the person. */
const PERSONALES = new Set(['afiliado', 'movimiento', 'borrador', 'caso'])

/** One row with what changed field by field, its hash, and whether it still fits. 404 when there is none. */
export async function getActo(actor: Actor, id: number): Promise<DetalleBitacora> {
  authorizeInstituto(actor, 'bitacora.leer')
  const row = await selectRow<FilaConNombre>(`${FILA_SQL} WHERE b.id = $1`, [id])
  if (!row) throw notFound('El acto')
  const [cambios = []] = await nombrarCambios([row])
  if (PERSONALES.has(row.objeto) && cambios.length > 0)
    await auditRead(actor, { acto: 'bitacora.detalle', objeto: row.objeto as NombreObjeto, objetoId: row.objeto_id })
  const registroDe = await nombrarRegistros([row])
  const previa = await selectRow<{ hash: string }>('SELECT hash FROM bitacora WHERE id < $1 ORDER BY id DESC LIMIT 1', [
    id,
  ])
  return {
    ...presentFila(row, registroDe(row), cambios),
    cambios,
    hashPrevio: row.hash_previo,
    hash: row.hash,
    integra: row.hash_previo === (previa?.hash ?? GENESIS) && hashFila(row.hash_previo, row) === row.hash,
  }
}
