import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { quincenaChip } from '#domain/calendario/quincena.ts'
import { actosDeCobro, estadoDeCobro, type CobroPersonal } from '#domain/fondos/prestamos/cobro-personal.ts'
import { folioPrestamo } from '#domain/fondos/prestamos/retencion-panel.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import { today } from '#api/clock.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import type { NombreDeAfiliado } from '#api/afiliacion/padron/nombre-de-afiliado.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { CargoModel } from '#api/fondos/models/CargoModel.ts'
import type { CobroModel } from '#api/fondos/models/CobroModel.ts'
import type { RetencionModel } from '#api/fondos/models/RetencionModel.ts'
import { selectCargos } from '#api/fondos/pagos/cargos-con-cuenta.ts'
import { directoSql } from '#api/fondos/prestamos/directo-sql.ts'
import { EMITIDO_SQL } from './emitido-sql.ts'

/** A collection as stored, with its order, its person and what its loan owes directly. */
export type CobroRow = Pick<RowOf<CobroModel>, 'id' | 'version' | 'plazo'> &
  RowAs<
    CobroModel,
    {
      prestamoId: 'prestamo_id'
      afiliadoId: 'afiliado_id'
      importeCentavos: 'importe_centavos'
      avisadoEl: 'avisado_el'
      canceladoAt: 'cancelado_at'
    }
  > &
  Pick<RowOf<RetencionModel>, 'quincena'> &
  RowAs<RetencionModel, { cierreId: 'cierre_id'; entidadId: 'entidad_id' }> &
  Pick<RowOf<AfiliadoModel>, 'interno'> &
  NombreDeAfiliado &
  LeftJoined<RowAs<CargoModel, { cargoId: 'id' }>> & {
    /** What the loan owes directly, and of it what charges that were issued ask for. */
    readonly directoCentavos: number
    readonly emitidoCentavos: number
  }

/** Collections that `condition` (over `b`) keeps, the newest first. */
export function selectCobros(condition: string, binds: Binds): Promise<CobroRow[]> {
  return selectRows<CobroRow>(
    `SELECT b.id, b.version, b.plazo, b.prestamo_id AS "prestamoId", b.afiliado_id AS "afiliadoId",
            b.importe_centavos AS "importeCentavos", b.avisado_el AS "avisadoEl", b.cancelado_at AS "canceladoAt",
            r.quincena, r.cierre_id AS "cierreId", r.entidad_id AS "entidadId", a.interno, a.nombre AS nombres,
            a.apellido_paterno AS "apellidoPaterno", a.apellido_materno AS "apellidoMaterno", g.id AS "cargoId",
            ${directoSql()} AS "directoCentavos",
            ${EMITIDO_SQL} AS "emitidoCentavos"
     FROM cobros b JOIN retenciones r ON r.id = b.retencion_id JOIN prestamos p ON p.id = b.prestamo_id
     JOIN afiliados a ON a.id = b.afiliado_id LEFT JOIN cargos g ON g.cobro_id = b.id
     WHERE ${condition} ORDER BY r.quincena DESC, b.id DESC`,
    binds.values,
  )
}

/** The collections of a person or of a loan, as screens show them. */
export async function loadCobros(
  actor: Actor,
  column: 'afiliado_id' | 'prestamo_id',
  id: number,
): Promise<CobroPersonal[]> {
  const binds = new Binds()
  return presentCobros(actor, await selectCobros(`b.${column} = ${binds.add(id)}`, binds))
}

/** What is still to be charged of a collection, in centavos: what was paid directly counts first. */
export function porEmitir({ importeCentavos, directoCentavos, emitidoCentavos }: CobroRow): number {
  return Math.max(0, Math.min(importeCentavos, directoCentavos - emitidoCentavos))
}

/** Collections as screens show them, with the reference and state of their charges. */
export async function presentCobros(actor: Actor, rows: readonly CobroRow[]): Promise<CobroPersonal[]> {
  if (rows.length === 0) return []
  const binds = new Binds()
  const cargos = await selectCargos(`c.cobro_id IN (${binds.addAll(rows.map(({ id }) => id))})`, binds)
  const hoy = today()
  const mayAct = actor.ambito === 'instituto' && can(actor, 'prestamos.administrar')
  return rows.map((row) => {
    const cargo = cargos.find(({ id }) => id === row.cargoId)
    const porPagarCentavos = cargo ? cargo.cuenta.capitalCentavos + cargo.cuenta.interesCentavos : null
    const estado = estadoDeCobro(
      { cancelado: row.canceladoAt !== null, plazo: row.plazo, debeCentavos: porEmitir(row), porPagarCentavos },
      hoy,
    )
    return {
      id: row.id,
      version: row.version,
      prestamo: folioPrestamo(row.prestamoId),
      interno: formatInterno(row.interno),
      nombre: displayName(row, 'lista'),
      chip: quincenaChip(row.quincena),
      importeCentavos: row.importeCentavos,
      porPagarCentavos: estado === 'cancelado' ? 0 : (porPagarCentavos ?? porEmitir(row)),
      estado,
      avisadoEl: row.avisadoEl,
      plazo: row.plazo,
      referencia: cargo?.enVigor?.referencia ?? '',
      limite: cargo?.limite ?? null,
      actions: mayAct ? actosDeCobro(estado) : [],
    }
  })
}
