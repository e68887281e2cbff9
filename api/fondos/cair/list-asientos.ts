import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaChip } from '#domain/calendario/quincena.ts'
import type { PaginaCair, RenglonCair } from '#domain/fondos/cair/panel-cair.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { findAfiliadoInScope } from '#api/afiliacion/padron/afiliado-row.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import type { CairAsientoModel } from '#api/fondos/models/CairAsientoModel.ts'
import type { CairTramiteModel } from '#api/fondos/models/CairTramiteModel.ts'

/** Lines of a page of the ledger. */
export const RENGLONES_CAIR = 25

type Row = Pick<RowOf<CairAsientoModel>, 'id' | 'fecha' | 'clase' | 'cuenta' | 'quincena' | 'anio'> &
  RowAs<CairAsientoModel, { importeCentavos: 'importe_centavos' }> &
  LeftJoined<Pick<RowOf<CairTramiteModel>, 'folio'>> & { readonly saldoCentavos: number }

/** A page of a person's ledger, the newest first, each line with the balance after it. Throws 404 out of scope. */
export async function listAsientos(actor: Actor, id: number, pagina: number): Promise<PaginaCair> {
  authorize(actor, 'cair.leer')
  await findAfiliadoInScope(actor, id)
  const count = await selectRow<{ n: number }>(
    'SELECT CAST(COUNT(*) AS INTEGER) AS n FROM cair_asientos WHERE afiliado_id = $1',
    [id],
  )
  const binds = new Binds()
  const ledger = ledgerSql(id, binds)
  const rows = await selectRows<Row>(
    `${ledger} ORDER BY fecha DESC, id DESC LIMIT ${binds.add(RENGLONES_CAIR)} OFFSET ${binds.add((pagina - 1) * RENGLONES_CAIR)}`,
    binds.values,
  )
  const total = count?.n ?? 0
  return { renglones: rows.map(present), total, pagina, paginas: Math.max(1, Math.ceil(total / RENGLONES_CAIR)) }
}

/** Lines of a person from one day to another, the oldest first. */
export async function selectPeriodo(id: number, desde: string, hasta: string): Promise<RenglonCair[]> {
  const binds = new Binds()
  const ledger = ledgerSql(id, binds)
  const rows = await selectRows<Row>(
    `${ledger} WHERE fecha >= ${binds.add(desde)} AND fecha <= ${binds.add(hasta)} ORDER BY fecha, id`,
    binds.values,
  )
  return rows.map(present)
}

function ledgerSql(id: number, binds: Binds): string {
  return `SELECT * FROM (
    SELECT s.id, s.fecha, s.clase, s.cuenta, s.quincena, s.anio, t.folio, s.importe_centavos AS "importeCentavos",
           CAST(SUM(s.importe_centavos) OVER (ORDER BY s.fecha, s.id) AS BIGINT) AS "saldoCentavos"
    FROM cair_asientos s LEFT JOIN cair_tramites t ON t.id = s.tramite_id WHERE s.afiliado_id = ${binds.add(id)}) mayor`
}

function present({ quincena, anio, folio, ...renglon }: Row): RenglonCair {
  const detalle = quincena === null ? (folio ?? (anio === null ? '' : `Año ${anio}`)) : quincenaChip(quincena)
  return { ...renglon, detalle }
}
