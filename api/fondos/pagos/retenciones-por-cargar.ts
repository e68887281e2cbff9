import { retencionPorCargar } from '#domain/fondos/prestamos/retencion-en-linea.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { listAbsorbidas } from '#api/fondos/entidades-visibles.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { RetencionModel } from '#api/fondos/models/RetencionModel.ts'

/** A withholding that the lines of a close take, and how much of it: negative where less was withheld than was charged. */
export interface RetencionPorCargar {
  readonly retencionId: number
  /** Who owes it on leave, outside the entity's line (decision 10.20); null for the entity. */
  readonly persona: { readonly id: number; readonly interno: number } | null
  readonly importeCentavos: number
}

type Row = Pick<RowOf<RetencionModel>, 'id' | 'obligado'> &
  RowAs<RetencionModel, { afiliadoId: 'afiliado_id'; ordenado: 'ordenado_centavos'; retenido: 'retenido_centavos' }> &
  Pick<RowOf<AfiliadoModel>, 'interno'> & { readonly aFavor: number; readonly cargado: number }

/**
 * The withholdings that the lines of a close take (decision 10.21): those it orders, and of the entity's earlier quincenas what
 * was answered after a line took it. What a void line took counts as not taken. An entity that went into this one has no next
 * line: this one adjusts what it charged (decision 10.16).
 */
export async function retencionesPorCargar(cierreId: number, entidadId: number): Promise<RetencionPorCargar[]> {
  const binds = new Binds()
  const cierre = binds.add(cierreId)
  const entidades = binds.addAll([entidadId, ...(await listAbsorbidas(entidadId)).map(({ id }) => id)])
  const rows = await selectRows<Row>(
    `SELECT r.id, r.obligado, r.afiliado_id AS "afiliadoId", a.interno, r.ordenado_centavos AS ordenado,
            r.retenido_centavos AS retenido,
            CAST(COALESCE((SELECT f.importe_centavos FROM saldos_favor f WHERE f.retencion_id = r.id), 0) AS BIGINT) AS "aFavor",
            CAST(COALESCE((SELECT SUM(x.importe_centavos) FROM cargo_retenciones x JOIN cargos c ON c.id = x.cargo_id
              WHERE x.retencion_id = r.id AND c.anulado_at IS NULL), 0) AS BIGINT) AS cargado
     FROM retenciones r JOIN cierres k ON k.id = r.cierre_id JOIN afiliados a ON a.id = r.afiliado_id
     WHERE r.entidad_id IN (${entidades}) AND (r.cierre_id = ${cierre} OR (k.estado = 'cerrado' AND r.obligado = 'entidad'))
     ORDER BY r.id`,
    binds.values,
  )
  return rows.flatMap(({ id, obligado, afiliadoId, interno, ordenado, retenido, aFavor, cargado }) => {
    const importeCentavos = retencionPorCargar({
      ordenadoCentavos: ordenado,
      retenidoCentavos: retenido,
      aFavorCentavos: aFavor,
      cargadoCentavos: cargado,
    })
    if (importeCentavos === 0) return []
    return [
      {
        retencionId: id,
        persona: obligado === 'afiliado' ? { id: afiliadoId, interno } : null,
        importeCentavos,
      },
    ]
  })
}
