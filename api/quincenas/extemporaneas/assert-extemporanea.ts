import { extemporaneaIssues, type PedidoExtemporanea } from '#domain/fondos/extemporaneas/extemporanea.ts'
import type { Issue } from '#domain/issue.ts'
import type { AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import { diferenciaDe, type DiferenciaExtemporanea } from './calcular-extemporanea.ts'
import { periodoPedido } from './periodo-pedido.ts'

/** Days of a person in an entity; by default the person's own entity. */
export interface PeriodoPedido extends PedidoExtemporanea {
  readonly afiliadoId: number
  readonly entidadId?: number | undefined
}

/** Returns the entity that pays: the requested one, or the person's own. Throws 422 if the person has none. */
export function entidadOf(row: AfiliadoRow, { entidadId }: PeriodoPedido): number {
  const id = entidadId ?? row.nivel1_id
  if (id !== null) return id
  const message = 'La persona no está en ninguna entidad: elige por cuál se aporta.'
  throw broken([{ path: 'entidadId', code: 'requerido', message }])
}

/** Validates a late contribution and returns what it charges. Throws 422 by field, with the issues `more` included. */
export async function assertExtemporanea(
  row: AfiliadoRow,
  pedido: PeriodoPedido,
  more: readonly Issue[] = [],
): Promise<DiferenciaExtemporanea> {
  const entidadId = entidadOf(row, pedido)
  const cerradas = await selectRows<{ quincena: number }>(
    `SELECT quincena FROM cierres WHERE entidad_id = $1 AND estado = 'cerrado'`,
    [entidadId],
  )
  const { situacion } = row
  const first = extemporaneaIssues(pedido, { situacion, cerradas: new Set(cerradas.map(({ quincena }) => quincena)) })
  if (first.length > 0) throw broken([...first, ...more])
  const reemplaza = await findReemplazable(row.id, pedido.reemplaza)
  const diferencia = await diferenciaDe(row.id, periodoPedido(entidadId, pedido), reemplaza?.folio ?? '')
  const wrong = [...diferencia.issues, ...more]
  if (wrong.length > 0) throw broken(wrong)
  return diferencia
}

/** The late contribution in force that is named; null when none is. Throws 422 for another's, one not approved or already replaced. */
export async function findReemplazable(
  afiliadoId: number,
  folio: string | null | undefined,
): Promise<{ readonly id: number; readonly folio: string } | null> {
  const named = (folio ?? '').trim().toUpperCase()
  if (named === '') return null
  const row = await selectRow<{ id: number; folio: string; estado: string; otra: string | null }>(
    `SELECT e.id, e.folio, e.estado, (SELECT r.folio FROM extemporaneas r
       WHERE r.reemplaza_id = e.id AND r.estado = 'aprobado') AS otra
     FROM extemporaneas e WHERE e.folio = $1 AND e.afiliado_id = $2`,
    [named, afiliadoId],
  )
  if (row?.estado === 'aprobado' && row.otra === null) return { id: row.id, folio: row.folio }
  const why = row?.otra ? `ya la reemplazó ${row.otra}` : 'no es una aportación extemporánea aprobada de esta persona'
  throw broken([{ path: 'reemplaza', code: 'no_existe', message: `${named} ${why}.` }])
}
