import { retiroIssues, type PedidoRetiro } from '#domain/fondos/cair/retiro.ts'
import { saldoCair } from '#domain/fondos/cair/saldo.ts'
import { voluntariaIssues } from '#domain/fondos/cair/voluntaria.ts'
import type { Issue } from '#domain/issue.ts'
import type { AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { today } from '#api/clock.ts'
import { selectRow } from '#api/db/sql.ts'
import { loadAsientos } from './asiento-row.ts'
import { loadEdadMinima } from './edad-minima.ts'
import { personaCair } from './get-cuenta.ts'

/** What is wrong with a withdrawal of the account as it is now. */
export async function issuesDeRetiro(row: AfiliadoRow, pedido: PedidoRetiro): Promise<Issue[]> {
  const saldo = saldoCair((await loadAsientos([row.id])).get(row.id) ?? [])
  return retiroIssues(pedido, personaCair(row), { saldoCentavos: saldo.total, edadMinima: await loadEdadMinima() })
}

/** What is wrong with a contribution today. */
export async function issuesDeVoluntaria(
  row: AfiliadoRow,
  pedido: { readonly importeCentavos: number; readonly fecha: string },
): Promise<Issue[]> {
  const last = await selectRow<{ anio: number | null }>(
    `SELECT MAX(anio) AS anio FROM cair_rendimientos WHERE cuenta = 'voluntaria'`,
  )
  return voluntariaIssues(pedido, personaCair(row), { hoy: today(), cerradoHasta: last?.anio ?? 0 })
}
