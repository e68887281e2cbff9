import type { Acto } from '#domain/acceso/acto.ts'
import { actosDe } from '#domain/acceso/capacidades/capacidad.ts'
import { CAPACIDADES } from '#domain/acceso/llamadas.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { SOLICITUDES_NOMBRADAS } from '#api/usuarios/delegaciones/solicitudes-en-espera.ts'

/** CAIR procedures that one of those accounts asked for and that wait for an approval by one of `actos`. */
export async function cairEnEspera(cuentas: readonly number[], actos: readonly Acto[]): Promise<string[]> {
  if (!actosDe(CAPACIDADES['cair.aprobar']).some((acto) => actos.includes(acto))) return []
  const binds = new Binds()
  const rows = await selectRows<{ folio: string }>(
    `SELECT folio FROM cair_tramites WHERE estado IN ('solicitado', 'aprobado_una')
       AND solicitado_por IN (${binds.addAll(cuentas)}) ORDER BY id LIMIT ${SOLICITUDES_NOMBRADAS + 1}`,
    binds.values,
  )
  return rows.map(({ folio }) => `trámite ${folio}`)
}
