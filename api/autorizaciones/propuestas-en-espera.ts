import type { Acto } from '#domain/acceso/acto.ts'
import { ACCION_IDS, actosQueAutorizan } from '#domain/autorizaciones/dos-manos.ts'
import { folioPropuesta } from '#domain/autorizaciones/propuesta.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { SOLICITUDES_NOMBRADAS } from '#api/usuarios/delegaciones/solicitudes-en-espera.ts'

/** Pending proposals of those accounts that one of `actos` can authorise. */
export async function propuestasEnEspera(cuentas: readonly number[], actos: readonly Acto[]): Promise<string[]> {
  const acciones = ACCION_IDS.filter((id) => actosQueAutorizan(id).some((acto) => actos.includes(acto)))
  if (acciones.length === 0) return []
  const binds = new Binds()
  const rows = await selectRows<{ id: number }>(
    `SELECT id FROM propuestas WHERE estado = 'pendiente' AND accion IN (${binds.addAll(acciones)})
       AND propuesta_por IN (${binds.addAll(cuentas)}) ORDER BY id LIMIT ${SOLICITUDES_NOMBRADAS + 1}`,
    binds.values,
  )
  return rows.map(({ id }) => `propuesta ${folioPropuesta(id)}`)
}
