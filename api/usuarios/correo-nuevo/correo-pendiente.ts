import type { CorreoPendiente } from '#domain/usuarios/cuenta.ts'
import { nowAt } from '#api/clock.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { selectRow } from '#api/db/sql.ts'
import type { CorreoPendienteModel } from '#api/usuarios/models/CorreoPendienteModel.ts'

type Row = Pick<RowOf<CorreoPendienteModel>, 'correo' | 'creado_at' | 'vence_at'>

/** The address that an account asked for and nobody confirmed yet; null when none waits. */
export async function findCorreoPendiente(usuarioId: number): Promise<CorreoPendiente | null> {
  const row = await selectRow<Row>('SELECT correo, creado_at, vence_at FROM correos_pendientes WHERE usuario_id = $1', [
    usuarioId,
  ])
  if (!row) return null
  return { correo: row.correo, enviadoAt: row.creado_at, venceAt: row.vence_at, vencido: row.vence_at <= nowAt() }
}
