import type { Actor } from '#domain/acceso/actor.ts'
import type { KardexAbierto } from '#domain/afiliacion/consulta.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { loadAbiertos } from '#api/afiliacion/movimientos/movimientos-abiertos.ts'
import { findAfiliadoInScope } from '#api/afiliacion/padron/afiliado-row.ts'
import { tramitesPosibles } from '#api/afiliacion/tramites/tramites-posibles.ts'
import { getKardex } from './get-kardex.ts'

/** The kardex as the screen opens it, with what may be asked for the person today. 404 out of scope. */
export async function openKardex(actor: Actor, id: number, al: PlainDate | null): Promise<KardexAbierto> {
  const kardex = await getKardex(actor, id, al)
  if (al !== null) return { ...kardex, tramites: [] }
  const [row, abiertos] = await Promise.all([findAfiliadoInScope(actor, id), loadAbiertos([id])])
  return { ...kardex, tramites: await tramitesPosibles(actor, row, abiertos.get(id) ?? null) }
}
