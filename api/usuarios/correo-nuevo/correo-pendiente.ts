import type { CorreoPendiente } from '#domain/usuarios/cuenta.ts'
import { nowAt } from '#api/clock.ts'
import { selectRow } from '#api/db/sql.ts'

interface Row {
  readonly correo: string
  readonly creado_at: string
  readonly vence_at: string
}

/** The address that an account asked for and nobody confirmed yet; null when none waits. */
export async function findCorreoPendiente(usuarioId: number): Promise<CorreoPendiente | null> {
  const row = await selectRow<Row>('SELECT correo, creado_at, vence_at FROM correos_pendientes WHERE usuario_id = $1', [
    usuarioId,
  ])
  if (!row) return null
  return { correo: row.correo, enviadoAt: row.creado_at, venceAt: row.vence_at, vencido: row.vence_at <= nowAt() }
}
