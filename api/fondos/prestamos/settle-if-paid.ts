import { estadoPorSaldo, sinMasOrdenes } from '#domain/fondos/prestamos/estado-prestamo.ts'
import type { EstadoPrestamo } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { Binds, FOR_UPDATE, selectRows } from '#api/db/sql.ts'
import { directoSql } from './directo-sql.ts'
import { ORDENADO_SQL, SALDO_SQL } from './saldo-sql.ts'
import { setEstado } from './set-estado.ts'

/**
 * Sets the state of a loan from its balance, in the caller's transaction. Without a balance the loan is settled, even if it was
 * suspended or its person left. With a balance that no close will order, it is `por_cobrar`. A settled loan that owes again returns to
 * its earlier state. Only a close moves a loan out of `por_cobrar`: it knows whether the person is still there.
 */
export function settleIfPaid(id: number): Promise<void> {
  return settleAllIfPaid([id])
}

/** The same for several loans, a thousand in two queries besides those of the loans whose state changes. */
export async function settleAllIfPaid(ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += JUNTOS) await settleSome(ids.slice(start, start + JUNTOS))
}

/** Loans of one read. */
const JUNTOS = 1_000

async function settleSome(ids: readonly number[]): Promise<void> {
  const own = new Binds()
  await selectRows(`SELECT id FROM prestamos WHERE id IN (${own.addAll(ids)}) ORDER BY id${FOR_UPDATE}`, own.values)
  const binds = new Binds()
  const prestamos = await selectRows<PrestamoConSaldo>(
    `SELECT p.id, p.estado, CASE WHEN p.estado IN ('activo', 'suspendido') THEN p.estado ELSE COALESCE(p.estado_previo, 'activo') END
              AS previo, a.situacion, ${SALDO_SQL} AS "saldoCentavos", ${ORDENADO_SQL} AS "ordenadoCentavos",
            ${directoSql()} AS "directoCentavos"
     FROM prestamos p JOIN afiliados a ON a.id = p.afiliado_id WHERE p.id IN (${binds.addAll(ids)}) ORDER BY p.id`,
    binds.values,
  )
  if (prestamos.length < new Set(ids).size) throw new Error(`No loan among ${ids.join(', ')}`)
  for (const prestamo of prestamos) await settle(prestamo)
}

interface PrestamoConSaldo {
  readonly id: number
  readonly estado: EstadoPrestamo
  readonly previo: 'activo' | 'suspendido'
  readonly situacion: string
  readonly saldoCentavos: number
  readonly ordenadoCentavos: number
  readonly directoCentavos: number
}

async function settle(prestamo: PrestamoConSaldo): Promise<void> {
  const { id, estado, situacion } = prestamo
  const ausente = estado === 'liquidado' && !['A', 'L', 'T'].includes(situacion)
  const hacia = estadoPorSaldo({ ...prestamo, ausente })
  const isAgotado = estado === 'activo' && sinMasOrdenes(prestamo)
  if (hacia !== estado && (hacia === 'liquidado' || estado === 'liquidado' || isAgotado)) await setEstado(id, hacia)
}
