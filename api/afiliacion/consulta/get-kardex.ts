import type { Actor } from '#domain/acceso/actor.ts'
import { folioKardex, type Kardex } from '#domain/afiliacion/consulta.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { NombreActo } from '#domain/acceso/bitacora/acto-bitacora.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { findAfiliadoInScope } from '#api/afiliacion/padron/afiliado-row.ts'
import { selectMovimientos } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { presentMovimientoResumen } from '#api/afiliacion/movimientos/present-movimiento.ts'
import { presentPersonaResumen } from '#api/afiliacion/padron/present-persona.ts'
import { rowsAsOf } from '#api/afiliacion/reloj/rows-as-of.ts'
import { today } from '#api/clock.ts'

/**
 * A person's kardex: who it is and every movement, newest first; with `al`, the person as it was on that day and the
 * movements in force by then. The read is noted in the bitácora under `acto`. 404 out of scope.
 */
export async function getKardex(
  actor: Actor,
  id: number,
  al: PlainDate | null,
  acto: NombreActo = 'afiliado.historial',
): Promise<Kardex> {
  authorize(actor, 'padron.leer')
  const row = await findAfiliadoInScope(actor, id)
  await auditRead(actor, { acto, objeto: 'afiliado', objetoId: id })
  const [was = row] = al === null ? [row] : await rowsAsOf([row], al)
  const movimientos =
    al === null
      ? await selectMovimientos('m.afiliado_id = $1 ORDER BY m.id DESC', [id])
      : await selectMovimientos('m.afiliado_id = $1 AND m.fecha <= $2 ORDER BY m.id DESC', [id, al])
  return {
    ...presentPersonaResumen(was),
    folio: folioKardex(row.interno, today()),
    al,
    movimientos: movimientos.map(presentMovimientoResumen),
  }
}
