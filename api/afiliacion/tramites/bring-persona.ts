import type { Actor } from '#domain/acceso/actor.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { findPersonaRow, keepOrigen, loadEntradas } from '#api/afiliacion/aplicar/historia-row.ts'
import { nowAt } from '#api/clock.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import type { PlanTramite } from './plan-tramite.ts'

const NIVELES = ['nivel0_id', 'nivel1_id', 'nivel2_id', 'nivel3_id'] as const

/** The four levels at which somebody stood. */
export type LugarPersona = Readonly<Record<(typeof NIVELES)[number], number | null>>

/**
 * Somebody of another office, without a payer there, comes to the office that asks for the alta, so that its validators see
 * the movement; the place of before is kept in the movement and in the line of life. In the transaction of the request.
 */
export async function bringPersona(actor: Actor, row: AfiliadoRow, plan: PlanTramite): Promise<LugarPersona> {
  const persona = await findPersonaRow(row.id)
  if ((await loadEntradas(persona)).some(({ id }) => id === 0)) await keepOrigen(persona)
  const origen = placeOf((nivel) => row[nivel])
  const destino = placeOf((nivel) => Number(plan.columnas[nivel] ?? row[nivel]))
  await movePersona(actor, row.id, origen, destino)
  return origen
}

/** Takes a person from one place to another. */
export async function movePersona(
  actor: Actor,
  afiliadoId: number,
  antes: LugarPersona,
  despues: LugarPersona,
): Promise<void> {
  await updateVersioned(AfiliadoModel, afiliadoId, null, { ...despues, actualizado_at: nowAt() })
  await logActo(actor, { acto: 'afiliado.corregir', objeto: 'afiliado', objetoId: afiliadoId, antes, despues })
}

function placeOf(read: (nivel: (typeof NIVELES)[number]) => number | null): LugarPersona {
  return {
    nivel0_id: read('nivel0_id'),
    nivel1_id: read('nivel1_id'),
    nivel2_id: read('nivel2_id'),
    nivel3_id: read('nivel3_id'),
  }
}
