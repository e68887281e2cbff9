import { ordenDe } from '#domain/fondos/prestamos/orden.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { execute } from '#api/db/sql.ts'
import { prestamosDelCierre, type PrestamoDelCierre } from './prestamos-del-cierre.ts'

const ORDEN = [
  'cierre_id',
  'entidad_id',
  'quincena',
  'prestamo_id',
  'afiliado_id',
  'tipo',
  'obligado',
  'ordenado_centavos',
] as const

/**
 * Orders the withholdings of a close, inside its open transaction, after its people were sealed and its movements applied: of
 * each loan of who was there at the quincena's end, its abono or what it still owes beside what was ordered before and what is
 * collected directly; once in a quincena, whichever entities close it. On leave the person owes it (decision 10.20). Loans of who
 * left become `por_cobrar`, with their balance kept (10.22); those of who is back are ordered again.
 */
export async function ordenarRetenciones(cierreId: number): Promise<void> {
  const prestamos = await prestamosDelCierre(cierreId)
  for (const prestamo of prestamos) {
    const estado = estadoDe(prestamo)
    if (estado === prestamo.estado) continue
    await execute('UPDATE prestamos SET estado = $1, version = version + 1 WHERE id = $2', [estado, prestamo.id])
  }
  await insertRows(
    'retenciones',
    ORDEN,
    prestamos
      .filter(isPorOrdenar)
      .map((prestamo) => [
        cierreId,
        prestamo.entidadId,
        prestamo.quincena,
        prestamo.id,
        prestamo.afiliadoId,
        prestamo.tipo,
        prestamo.situacion === 'L' ? 'afiliado' : 'entidad',
        ordenDe({ saldoCentavos: prestamo.porOrdenarCentavos, abonoCentavos: prestamo.abonoCentavos }),
      ]),
  )
}

/** Where what the close sealed is also what the roster says today, the loan follows it; elsewhere it stays. */
function estadoDe({ estado, situacion, hoy }: PrestamoDelCierre): PrestamoDelCierre['estado'] {
  if (estado === 'por_cobrar') return situacion !== null && hoy === 'presente' ? 'activo' : estado
  return situacion === null && hoy === 'ausente' ? 'por_cobrar' : estado
}

function isPorOrdenar({ estado, situacion, isEmpezado, isOrdenado, porOrdenarCentavos }: PrestamoDelCierre): boolean {
  return situacion !== null && estado !== 'suspendido' && isEmpezado && !isOrdenado && porOrdenarCentavos > 0
}
