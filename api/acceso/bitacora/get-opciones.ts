import type { Actor } from '#domain/acceso/actor.ts'
import type { CuentaBuscada, OpcionesBitacora } from '#domain/acceso/bitacora/bitacora.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { selectRows } from '#api/db/sql.ts'

/** The accounts that the bitácora can be narrowed to, those no longer active included. */
export async function getOpcionesBitacora(actor: Actor): Promise<OpcionesBitacora> {
  authorizeInstituto(actor, 'bitacora.leer')
  return { usuarios: await selectCuentas() }
}

/** Every account in the order of names as Spanish has it: Óscar after Ofelia, on both engines. */
export async function selectCuentas(): Promise<CuentaBuscada[]> {
  const collator = new Intl.Collator('es-MX')
  const rows = await selectRows<CuentaBuscada>('SELECT id, usuario, nombre FROM usuarios')
  return rows.sort((a, b) => collator.compare(a.nombre, b.nombre) || a.id - b.id)
}
