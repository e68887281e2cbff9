import { setTimeout as pause } from 'node:timers/promises'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import { Binds, execute, selectRow } from '#api/db/sql.ts'
import { folioDe, type CargaRow } from '#api/cargas/carga-row.ts'
import type { MarchaCarga } from './marcha-carga.ts'

/** Milliseconds after which a load that wrote nothing is no longer under way. */
const VIVA_MS = 15_000
const ESPERA_MS = 500

/** Waits until no other load of the entity, or of the kind if it is of the whole institute, is being read or written, in any process, and takes the turn. */
export async function esperarTurno(carga: CargaRow, { signal, onEspera }: MarchaCarga): Promise<void> {
  for (;;) {
    signal?.throwIfAborted()
    const otra = await tomarTurno(carga)
    if (!otra) return
    onEspera?.(folioDe(otra))
    await pause(ESPERA_MS, undefined, { signal })
  }
}

/** Takes the turn, or gives the load that has it. */
function tomarTurno({ id, tipo, entidadId }: CargaRow): Promise<Pick<CargaRow, 'id' | 'creadaAt'> | null> {
  return inTransaction(async () => {
    await holdTurno('cargas')
    const binds = new Binds()
    const suyas = entidadId === null ? `tipo = ${binds.add(tipo)}` : `entidad_id = ${binds.add(entidadId)}`
    const viva = binds.add(new Date(Date.now() - VIVA_MS).toISOString())
    const otra = await selectRow<Pick<CargaRow, 'id' | 'creadaAt'>>(
      `SELECT id, creada_at AS "creadaAt" FROM cargas
       WHERE ${suyas} AND id <> ${binds.add(id)} AND estado IN ('leyendo', 'aplicando') AND pulso_at > ${viva} ORDER BY id`,
      binds.values,
    )
    if (!otra) await execute('UPDATE cargas SET pulso_at = $1 WHERE id = $2', [nowAt(), id])
    return otra
  })
}
