import { ordenDe } from '#domain/fondos/prestamos/orden.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { prestamosDelCierre, type PrestamoDelCierre } from './prestamos-del-cierre.ts'
import { setEstado } from './set-estado.ts'

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
 * left become `por_cobrar`, with their balance kept (10.22); those of who is back are what they were before, a suspended one suspended.
 */
export async function ordenarRetenciones(cierreId: number): Promise<void> {
  const prestamos = await prestamosDelCierre(cierreId)
  for (const prestamo of prestamos) {
    const estado = estadoDe(prestamo)
    if (estado !== prestamo.estado) await setEstado(prestamo.id, estado)
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
function estadoDe({ estado, previo, situacion, hoy }: PrestamoDelCierre): PrestamoDelCierre['estado'] {
  if (estado === 'por_cobrar') return situacion !== null && hoy === 'presente' ? previo : estado
  return situacion === null && hoy === 'ausente' ? 'por_cobrar' : estado
}

function isPorOrdenar(prestamo: PrestamoDelCierre): boolean {
  const { estado, previo, situacion, isEmpezado, isOrdenado, porOrdenarCentavos } = prestamo
  const vigente = estado === 'por_cobrar' ? previo : estado
  return situacion !== null && vigente === 'activo' && isEmpezado && !isOrdenado && porOrdenarCentavos > 0
}
