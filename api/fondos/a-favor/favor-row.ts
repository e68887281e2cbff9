import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { quincenaChip } from '#domain/calendario/quincena.ts'
import { folioPrestamo } from '#domain/fondos/prestamos/retencion-panel.ts'
import {
  aplicableAlPrestamo,
  estadoAFavor,
  pendienteDe,
  type SaldoAFavor,
} from '#domain/fondos/prestamos/saldo-a-favor.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { asBoolean, Binds, selectRows } from '#api/db/sql.ts'
import { EMITIDO_SQL } from '#api/fondos/cobros/emitido-sql.ts'
import { ORDENADO_SQL, SALDO_SQL } from '#api/fondos/prestamos/saldo-sql.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { NombreDeAfiliado } from '#api/afiliacion/padron/nombre-de-afiliado.ts'
import type { RetencionModel } from '#api/fondos/models/RetencionModel.ts'
import type { SaldoFavorModel } from '#api/fondos/models/SaldoFavorModel.ts'

/** A balance as stored, with its person and what its loan owes. */
export type FavorRow = Pick<RowOf<SaldoFavorModel>, 'id' | 'version' | 'nota'> &
  RowAs<
    SaldoFavorModel,
    {
      retencionId: 'retencion_id'
      prestamoId: 'prestamo_id'
      afiliadoId: 'afiliado_id'
      importeCentavos: 'importe_centavos'
      aplicadoCentavos: 'aplicado_centavos'
      devueltoCentavos: 'devuelto_centavos'
    }
  > &
  Pick<RowOf<RetencionModel>, 'quincena'> &
  Pick<RowOf<AfiliadoModel>, 'interno'> &
  NombreDeAfiliado &
  Readonly<Record<'saldoCentavos' | 'ordenadoCentavos' | 'emitidoCentavos', number>> & { readonly enterado: unknown }

/** Whether paid lines took the whole answer of order `r`, with its balance `f`. */
const ENTERADO_SQL = `(r.retenido_centavos + f.importe_centavos <= COALESCE((SELECT SUM(x.importe_centavos)
  FROM cargo_retenciones x JOIN cargos c ON c.id = x.cargo_id
  WHERE x.retencion_id = r.id AND c.anulado_at IS NULL AND c.principal_centavos - c.credito_centavos
    - COALESCE((SELECT SUM(g.capital_centavos) FROM pagos g WHERE g.cargo_id = c.id), 0) <= 0), 0))`

/** Balances that `condition` (over `f` and its person `a`) keeps, the newest first. Those of reopened closes are left out. */
export function selectFavores(condition: string, binds: Binds): Promise<FavorRow[]> {
  return selectRows<FavorRow>(
    `SELECT f.id, f.version, f.nota, f.retencion_id AS "retencionId", f.prestamo_id AS "prestamoId",
            f.afiliado_id AS "afiliadoId", f.importe_centavos AS "importeCentavos",
            f.aplicado_centavos AS "aplicadoCentavos", f.devuelto_centavos AS "devueltoCentavos", r.quincena, a.interno,
            a.nombre AS nombres, a.apellido_paterno AS "apellidoPaterno", a.apellido_materno AS "apellidoMaterno",
            ${SALDO_SQL} AS "saldoCentavos", ${ORDENADO_SQL} AS "ordenadoCentavos", ${EMITIDO_SQL} AS "emitidoCentavos",
            ${ENTERADO_SQL} AS enterado
     FROM saldos_favor f JOIN retenciones r ON r.id = f.retencion_id JOIN cierres k ON k.id = r.cierre_id
     JOIN prestamos p ON p.id = f.prestamo_id JOIN afiliados a ON a.id = f.afiliado_id
     WHERE k.estado = 'cerrado' AND f.importe_centavos > 0 AND ${condition} ORDER BY r.quincena DESC, f.id DESC`,
    binds.values,
  )
}

/** The balances of a person or of a loan, as screens show them. */
export async function loadFavores(
  actor: Actor,
  column: 'afiliado_id' | 'prestamo_id',
  id: number,
): Promise<SaldoAFavor[]> {
  const binds = new Binds()
  return (await selectFavores(`f.${column} = ${binds.add(id)}`, binds)).map((row) => presentFavor(actor, row))
}

export function presentFavor(actor: Actor, row: FavorRow): SaldoAFavor {
  const { id, version, nota, importeCentavos, aplicadoCentavos, devueltoCentavos } = row
  const pendienteCentavos = pendienteDe(row)
  const mayAct = actor.ambito === 'instituto' && can(actor, 'retenciones.decidir')
  return {
    id,
    version,
    prestamo: folioPrestamo(row.prestamoId),
    interno: formatInterno(row.interno),
    nombre: displayName(row, 'lista'),
    chip: quincenaChip(row.quincena),
    importeCentavos,
    aplicadoCentavos,
    devueltoCentavos,
    pendienteCentavos,
    aplicableCentavos: aplicableAlPrestamo({ ...row, pendienteCentavos }),
    enterado: asBoolean(row.enterado),
    estado: estadoAFavor(row),
    nota,
    actions: mayAct && pendienteCentavos > 0 ? ['decidir'] : [],
  }
}
