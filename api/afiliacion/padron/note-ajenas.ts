import type { Actor } from '#domain/acceso/actor.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import type { AfiliadoRow } from './afiliado-row.ts'
import { isPropia } from './coincidencia.ts'

/** Notes in the bitácora each person of another office whom an exact key told the actor of (decisions §11.22). */
export function noteAjenas(actor: Actor, rows: readonly AfiliadoRow[]): Promise<void> {
  const ajenas = rows.filter((row) => !isPropia(actor, row))
  return auditRead(
    actor,
    ...ajenas.map(({ id }) => ({
      acto: 'afiliado.coincidencia' as const,
      objeto: 'afiliado' as const,
      objetoId: id,
    })),
  )
}
