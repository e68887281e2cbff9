import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { quincenaRange } from '#domain/calendario/quincena.ts'
import { avanceTexto } from '#domain/fondos/prestamos/avance.ts'
import { folioPrestamo, type RenglonRetencion } from '#domain/fondos/prestamos/retencion-panel.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { asBoolean, Binds, FOR_UPDATE, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { deEntidadSql, type EntidadPedida } from '#api/fondos/entidades-visibles.ts'
import { SALDO_SQL } from '#api/fondos/prestamos/saldo-sql.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { PrestamoModel } from '#api/fondos/models/PrestamoModel.ts'
import type { RetencionModel } from '#api/fondos/models/RetencionModel.ts'
import type { UnidadModel } from '#api/organica/models/UnidadModel.ts'
import type { NombreDeAfiliado } from '#api/afiliacion/padron/nombre-de-afiliado.ts'

/** An order as stored, with its loan and its person. */
export type RetencionRow = Pick<
  RowOf<RetencionModel>,
  'id' | 'version' | 'tipo' | 'obligado' | 'quincena' | 'motivo' | 'nota' | 'decision' | 'causa'
> &
  RowAs<
    RetencionModel,
    {
      prestamoId: 'prestamo_id'
      entidadId: 'entidad_id'
      afiliadoId: 'afiliado_id'
      ordenado: 'ordenado_centavos'
      retenido: 'retenido_centavos'
    }
  > &
  /** What the entity is called today, whether it goes on or not. */
  RowAs<UnidadModel, { entidad: 'nombre' }> &
  Pick<RowOf<AfiliadoModel>, 'interno'> &
  NombreDeAfiliado &
  RowAs<PrestamoModel, { capital: 'capital_centavos' }> &
  Pick<RowOf<PrestamoModel>, 'primera' | 'quincenas'> & {
    readonly saldo: number
    /** Collections of the person whose charge is not issued. */
    readonly cobros: number
    /** Withheld beyond the order, and what of it was applied or returned; centavos. */
    readonly aFavor: number
    readonly aFavorDecidido: number
    /** Whether the line that took it is paid. */
    readonly remitida: boolean | number
  }

/** SQL condition of the published orders that the actor sees, over `r`, its close `k`, its unit `u` and its person `a`. */
export function retencionVisibleSql(actor: Actor, binds: Binds): string {
  return `k.estado = 'cerrado' AND ${alcanceSql(actor, ['u.parent_id', 'r.entidad_id', 'a.nivel2_id'], binds)}`
}

export const RETENCIONES_FROM = `FROM retenciones r JOIN cierres k ON k.id = r.cierre_id
  JOIN unidades u ON u.id = r.entidad_id JOIN afiliados a ON a.id = r.afiliado_id`

const COLUMNS = `r.id, r.version, r.prestamo_id AS "prestamoId", r.tipo, r.obligado, r.quincena, r.entidad_id AS "entidadId", r.afiliado_id AS "afiliadoId",
  u.nombre AS entidad, a.interno, a.nombre AS nombres,
  a.apellido_paterno AS "apellidoPaterno", a.apellido_materno AS "apellidoMaterno", p.capital_centavos AS capital,
  p.primera, p.quincenas, r.ordenado_centavos AS ordenado, r.retenido_centavos AS retenido, r.motivo, r.nota, r.decision, r.causa,
  (SELECT CAST(COUNT(*) AS INTEGER) FROM cobros b WHERE b.retencion_id = r.id AND b.cancelado_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM cargos g WHERE g.cobro_id = b.id)) AS cobros,
  CAST(COALESCE((SELECT f.importe_centavos FROM saldos_favor f WHERE f.retencion_id = r.id), 0) AS BIGINT) AS "aFavor",
  CAST(COALESCE((SELECT f.aplicado_centavos + f.devuelto_centavos FROM saldos_favor f WHERE f.retencion_id = r.id), 0) AS BIGINT)
    AS "aFavorDecidido",
  ${SALDO_SQL} AS saldo,
  EXISTS (SELECT 1 FROM cargo_retenciones x JOIN cargos c ON c.id = x.cargo_id
    WHERE x.retencion_id = r.id AND c.cierre_id = r.cierre_id AND c.anulado_at IS NULL
      AND c.principal_centavos - c.credito_centavos
        - COALESCE((SELECT SUM(g.capital_centavos) FROM pagos g WHERE g.cargo_id = c.id), 0) <= 0) AS remitida`

/** The orders of a quincena that the actor sees, by name: one entity's (and what went into it), or all. */
export function selectRetenciones(actor: Actor, quincena: number, pedida: EntidadPedida): Promise<RetencionRow[]> {
  const binds = new Binds()
  return selectRows<RetencionRow>(
    `SELECT ${COLUMNS} ${RETENCIONES_FROM} JOIN prestamos p ON p.id = r.prestamo_id
     WHERE r.quincena = ${binds.add(quincena)} AND ${deEntidadSql('r.entidad_id', pedida, binds)}
       AND ${retencionVisibleSql(actor, binds)}
     ORDER BY a.nombre_orden, r.id`,
    binds.values,
  )
}

/** One order that the actor sees, held until the transaction ends. Throws 404. */
export async function holdRetencion(actor: Actor, id: number): Promise<RetencionRow> {
  const [row] = await holdRetenciones(actor, [id])
  if (!row) throw notFound('La retención')
  return row
}

/** Some orders that the actor sees, held until the transaction ends. Those of a close that was reopened are left out. */
export async function holdRetenciones(actor: Actor, ids: readonly number[]): Promise<RetencionRow[]> {
  if (ids.length === 0) return []
  const own = new Binds()
  await selectRows(`SELECT id FROM retenciones WHERE id IN (${own.addAll(ids)}) ORDER BY id${FOR_UPDATE}`, own.values)
  const binds = new Binds()
  return selectRows<RetencionRow>(
    `SELECT ${COLUMNS} ${RETENCIONES_FROM} JOIN prestamos p ON p.id = r.prestamo_id
     WHERE r.id IN (${binds.addAll(ids)}) AND ${retencionVisibleSql(actor, binds)}`,
    binds.values,
  )
}

/** A difference that nobody decided yet. */
export const isSinDecidir = ({ retenido, ordenado, decision }: RetencionRow): boolean =>
  retenido !== null && retenido < ordenado && decision === null

/** Whether its person owes the difference and the charge is not issued: a payslip still makes it the entity's. */
export const hasCobroAbierto = ({ cobros }: RetencionRow): boolean => cobros > 0

/** An order as a row of its table, on `hoy`. */
export function presentRetencion(actor: Actor, row: RetencionRow, hoy: PlainDate): RenglonRetencion {
  const { id, version, tipo, primera, quincenas, capital, ordenado, retenido, saldo, motivo, nota, decision } = row
  const { inicio } = quincenaRange(primera)
  return {
    id,
    version,
    prestamo: folioPrestamo(row.prestamoId),
    tipo,
    enLicencia: row.obligado === 'afiliado',
    interno: formatInterno(row.interno),
    nombre: displayName(row, 'lista'),
    entidad: row.entidad,
    inicio,
    fin: quincenaRange(primera + quincenas - 1).fin,
    montoCentavos: capital,
    abonoCentavos: ordenado,
    quincenas: avanceTexto(inicio, hoy, quincenas),
    retenidoCentavos: retenido,
    aFavorCentavos: row.aFavor,
    saldoCentavos: saldo,
    motivo,
    nota,
    decision,
    causa: row.causa,
    cobroAbierto: hasCobroAbierto(row),
    remitida: asBoolean(row.remitida),
    actions: [
      ...(decision === null &&
      row.aFavorDecidido === 0 &&
      row.obligado === 'entidad' &&
      can(actor, 'retenciones.responder')
        ? (['responder'] as const)
        : []),
      ...((isSinDecidir(row) || hasCobroAbierto(row)) && can(actor, 'retenciones.decidir')
        ? (['decidir'] as const)
        : []),
    ],
  }
}
