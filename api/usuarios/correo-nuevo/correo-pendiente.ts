import type { CorreoPendiente } from '#domain/usuarios/cuenta.ts'
import { nowAt } from '#api/clock.ts'
import { findRow } from '#api/db/find-row.ts'
import { CorreoPendienteModel } from '#api/usuarios/models/CorreoPendienteModel.ts'

/** The address that an account asked for and nobody confirmed yet; null when none waits. */
export async function findCorreoPendiente(usuarioId: number): Promise<CorreoPendiente | null> {
  const row = await findRow(CorreoPendienteModel, { usuario_id: usuarioId }, ['correo', 'creado_at', 'vence_at'])
  if (!row) return null
  return { correo: row.correo, enviadoAt: row.creado_at, venceAt: row.vence_at, vencido: row.vence_at <= nowAt() }
}
