import type { EstadoPrestamo } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { execute } from '#api/db/sql.ts'

/** Puts a loan in a state. What it was before it became `por_cobrar` or `liquidado` is kept beside: its person may come back, its last answer be corrected. */
export async function setEstado(id: number, estado: EstadoPrestamo): Promise<void> {
  await execute(
    `UPDATE prestamos SET estado = $1, version = version + 1,
       estado_previo = CASE WHEN estado IN ('activo', 'suspendido') THEN estado ELSE estado_previo END WHERE id = $2`,
    [estado, id],
  )
}
