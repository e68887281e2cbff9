import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { quincenaRange, quincenaShort } from '#domain/calendario/quincena.ts'
import { quincenasTranscurridas } from '#domain/fondos/prestamos/avance.ts'
import { liquidarPrestamo } from '#domain/fondos/prestamos/liquidar-prestamo.ts'
import { folioPrestamo, type PrestamoPanel } from '#domain/fondos/prestamos/retencion-panel.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import { today } from '#api/clock.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { selectRow } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { PrestamoModel } from '#api/fondos/models/PrestamoModel.ts'
import type { NombreDeAfiliado } from '#api/afiliacion/padron/nombre-de-afiliado.ts'
import { SALDO_SQL } from './saldo-sql.ts'

/** A loan as stored, with its person and its balance. */
export type PrestamoRow = Pick<RowOf<PrestamoModel>, 'id' | 'version' | 'tipo' | 'quincenas' | 'primera' | 'estado'> &
  RowAs<
    PrestamoModel,
    { afiliadoId: 'afiliado_id'; capital: 'capital_centavos'; interes: 'interes_centavos'; abono: 'abono_centavos' }
  > &
  Pick<RowOf<AfiliadoModel>, 'interno'> &
  NombreDeAfiliado & { readonly saldo: number }

export const PRESTAMOS_FROM = 'FROM prestamos p JOIN afiliados a ON a.id = p.afiliado_id'

export const PRESTAMO_COLUMNS = `p.id, p.version, p.afiliado_id AS "afiliadoId", p.tipo, a.interno, a.nombre AS nombres,
  a.apellido_paterno AS "apellidoPaterno", a.apellido_materno AS "apellidoMaterno", p.capital_centavos AS capital,
  p.interes_centavos AS interes, p.abono_centavos AS abono, p.quincenas, p.primera, p.estado, ${SALDO_SQL} AS saldo`

/** A loan with its balance. Throws 404. */
export async function getPrestamoRow(id: number): Promise<PrestamoPanel> {
  const row = await selectRow<PrestamoRow>(`SELECT ${PRESTAMO_COLUMNS} ${PRESTAMOS_FROM} WHERE p.id = $1`, [id])
  if (!row) throw notFound('El préstamo')
  return presentPrestamo(row)
}

/** A loan as lists and acts show it, today. */
export function presentPrestamo(row: PrestamoRow): PrestamoPanel {
  const { id, version, tipo, capital, interes, abono, quincenas, primera, estado, saldo } = row
  const transcurridas = quincenasTranscurridas(quincenaRange(primera).inicio, today(), quincenas)
  return {
    id,
    version,
    afiliadoId: row.afiliadoId,
    folio: folioPrestamo(id),
    tipo,
    interno: formatInterno(row.interno),
    nombre: displayName(row, 'lista'),
    capitalCentavos: capital,
    interesCentavos: interes,
    abonoCentavos: abono,
    quincenas,
    plazo: `${quincenaShort(primera)} a ${quincenaShort(primera + quincenas - 1)}`,
    estado,
    saldoCentavos: saldo,
    liquidaCentavos: liquidarPrestamo({ saldoCentavos: saldo, interesCentavos: interes, quincenas, transcurridas })
      .pagoCentavos,
  }
}
