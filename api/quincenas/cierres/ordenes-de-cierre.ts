import { quincenaOf } from '#domain/calendario/quincena.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { OrdenEntidad } from '#domain/quincenas/orden-cierre.ts'
import { Binds, selectRows } from '#api/db/sql.ts'

type Row = Omit<OrdenEntidad, 'vigente'> & { readonly id: number; readonly desde: PlainDate | null }

/** What decides which quincena each entity closes next, by entity id. */
export async function loadOrdenes(entidadIds: readonly number[]): Promise<ReadonlyMap<number, OrdenEntidad>> {
  if (entidadIds.length === 0) return new Map()
  const binds = new Binds()
  const rows = await selectRows<Row>(
    `SELECT u.id, (SELECT MAX(quincena) FROM cierres WHERE entidad_id = u.id AND estado = 'cerrado') AS ultima,
            (SELECT MIN(quincena) FROM cierres WHERE entidad_id = u.id AND estado <> 'abierto') AS primera,
            (SELECT MIN(quincena) FROM cierres WHERE estado <> 'abierto') AS "delInstituto",
            (SELECT MIN(desde) FROM unidad_vigencias WHERE unidad_id = u.id) AS desde
     FROM unidades u WHERE u.id IN (${binds.addAll(entidadIds)})`,
    binds.values,
  )
  return new Map(
    rows.map(({ id, desde, ...orden }) => [id, { ...orden, vigente: desde === null ? 0 : quincenaOf(desde) }]),
  )
}
