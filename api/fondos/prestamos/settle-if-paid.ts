import type { EstadoPrestamo } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { FOR_UPDATE, selectRow } from '#api/db/sql.ts'
import { SALDO_SQL } from './saldo-sql.ts'
import { setEstado } from './set-estado.ts'

/**
 * Settles a loan that owes nothing any more, also one suspended or of who left, inside the caller's transaction. One that was
 * settled and owes again is what it was before: `por_cobrar` while its person is gone, else active or suspended.
 */
export async function settleIfPaid(id: number): Promise<void> {
  await selectRow(`SELECT id FROM prestamos WHERE id = $1${FOR_UPDATE}`, [id])
  const prestamo = await selectRow<{
    estado: EstadoPrestamo
    previo: 'activo' | 'suspendido'
    situacion: string
    saldo: number
  }>(
    `SELECT p.estado, COALESCE(p.estado_previo, 'activo') AS previo, a.situacion, ${SALDO_SQL} AS saldo
     FROM prestamos p JOIN afiliados a ON a.id = p.afiliado_id WHERE p.id = $1`,
    [id],
  )
  if (!prestamo) throw new Error(`No loan ${id}`)
  const { estado, previo, situacion, saldo } = prestamo
  if (saldo <= 0 && estado !== 'liquidado') await setEstado(id, 'liquidado')
  else if (saldo > 0 && estado === 'liquidado')
    await setEstado(id, ['A', 'L', 'T'].includes(situacion) ? previo : 'por_cobrar')
}
