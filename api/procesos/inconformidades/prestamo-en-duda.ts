import { quincenaChip } from '#domain/calendario/quincena.ts'
import { MOTIVOS_RETENCION } from '#domain/fondos/prestamos/retencion.ts'
import { folioPrestamo } from '#domain/fondos/prestamos/retencion-panel.ts'
import { ESTADOS_PRESTAMO } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { selectRow } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import type { RetencionModel } from '#api/fondos/models/RetencionModel.ts'
import { getPrestamoRow } from '#api/fondos/prestamos/prestamo-row.ts'
import type { EnDuda } from './en-duda.ts'

/** What a loan still owes, with its plan. Throws 404 for another person's. */
export async function saldoEnDuda(afiliadoId: number, prestamoId: number): Promise<EnDuda> {
  const prestamo = await getPrestamoRow(prestamoId)
  if (prestamo.afiliadoId !== afiliadoId) throw notFound('El importe')
  const { folio, estado, capitalCentavos, interesCentavos, abonoCentavos, saldoCentavos, quincenas, plazo } = prestamo
  return {
    titulo: `Saldo del préstamo ${folio}, ${formatPesos(saldoCentavos)}`,
    explicacion: [
      `${ESTADOS_PRESTAMO[estado]}. Capital ${formatPesos(capitalCentavos)} e intereses ${formatPesos(interesCentavos)}, en ${quincenas} quincenas (${plazo}) de ${formatPesos(abonoCentavos)}.`,
      `Se han cubierto ${formatPesos(capitalCentavos + interesCentavos - saldoCentavos)}.`,
    ],
  }
}

type Row = Pick<
  RowOf<RetencionModel>,
  'prestamo_id' | 'quincena' | 'ordenado_centavos' | 'retenido_centavos' | 'motivo' | 'nota'
>

/** What was ordered and withheld of a loan in a quincena. Throws 404 for another person's. */
export async function retencionEnDuda(afiliadoId: number, retencionId: number): Promise<EnDuda> {
  const row = await selectRow<Row>(
    `SELECT r.prestamo_id, r.quincena, r.ordenado_centavos, r.retenido_centavos, r.motivo, r.nota
     FROM retenciones r JOIN cierres k ON k.id = r.cierre_id
     WHERE r.id = $1 AND r.afiliado_id = $2 AND k.estado = 'cerrado'`,
    [retencionId, afiliadoId],
  )
  if (!row) throw notFound('El importe')
  const {
    prestamo_id: prestamoId,
    quincena,
    ordenado_centavos: ordenado,
    retenido_centavos: retenido,
    motivo,
    nota,
  } = row
  const retenidoTexto = retenido === null ? 'Sin respuesta de la entidad.' : `Se retuvieron ${formatPesos(retenido)}.`
  return {
    titulo: `Retención del préstamo ${folioPrestamo(prestamoId)}, ${quincenaChip(quincena)}, ${formatPesos(retenido ?? ordenado)}`,
    explicacion: [
      `Se ordenaron ${formatPesos(ordenado)}. ${retenidoTexto}`,
      ...(motivo === null ? [] : [`Motivo: ${MOTIVOS_RETENCION[motivo]}.${nota === '' ? '' : ` ${nota}`}`]),
    ],
  }
}
