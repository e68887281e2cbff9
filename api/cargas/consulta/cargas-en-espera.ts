import type { Acto } from '#domain/acceso/acto.ts'
import { actosDe } from '#domain/acceso/capacidades/capacidad.ts'
import { CAPACIDADES } from '#domain/acceso/llamadas.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { SOLICITUDES_NOMBRADAS } from '#api/usuarios/delegaciones/solicitudes-en-espera.ts'
import { folioDe, type CargaRow } from '#api/cargas/carga-row.ts'

/** Loads of those accounts that wait for their first approval, which one of `actos` gives. Later approvals are proposals. */
export async function cargasEnEspera(cuentas: readonly number[], actos: readonly Acto[]): Promise<string[]> {
  const validan = actosDe(CAPACIDADES['cargas.validar'])
  if (!actos.some((acto) => validan.includes(acto))) return []
  const binds = new Binds()
  const rows = await selectRows<Pick<CargaRow, 'id' | 'creadaAt'>>(
    `SELECT c.id, c.creada_at AS "creadaAt" FROM cargas c
     WHERE c.estado = 'por_validar' AND c.creada_por IN (${binds.addAll(cuentas)})
     ORDER BY c.id LIMIT ${SOLICITUDES_NOMBRADAS + 1}`,
    binds.values,
  )
  return rows.map((carga) => `carga ${folioDe(carga)}`)
}
