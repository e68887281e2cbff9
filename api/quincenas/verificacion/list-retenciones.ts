import type { Actor } from '#domain/acceso/actor.ts'
import type { RetencionVerificada } from '#domain/quincenas/verificacion.ts'
import { authorize } from '#api/acceso/authorize.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { RETENCIONES_FROM, retencionVisibleSql } from '#api/fondos/retenciones/retencion-row.ts'
import { defineList } from '#api/http/listas/define-list.ts'
import { ENTIDAD_CLAVE_SQL } from '#api/fondos/entidades-visibles.ts'
import type { UnidadModel } from '#api/organica/models/UnidadModel.ts'
import type { CierreModel } from '#api/quincenas/models/CierreModel.ts'
import {
  CIERRES_COLUMNS,
  CIERRES_FILTROS,
  CIERRES_FROM,
  cierreSearchSql,
  inOrder,
  quincenaTextos,
} from './cierres-list.ts'

type Row = Pick<RowOf<CierreModel>, 'id' | 'quincena'> &
  RowAs<CierreModel, { entidadId: 'entidad_id' }> &
  RowAs<UnidadModel, { entidad: 'nombre' }> & { readonly entidadClave: string } & Readonly<
    Record<'personas' | 'ordenado' | 'retenido' | 'sinResponder' | 'diferencias', number>
  >

/** "Historial de Retenciones": each closed quincena with orders of people whom the actor sees, and what was answered to them. */
export const { list: listRetencionesVerificadas } = defineList({
  authorize: (actor) => authorize(actor, 'verificacion.leer'),
  from: CIERRES_FROM,
  id: 'k.id',
  columns: CIERRES_COLUMNS,
  defaultSort: ['quincena', 'DESC'],
  filters: CIERRES_FILTROS,
  search: cierreSearchSql,
  scope: (actor, binds) =>
    `EXISTS (SELECT 1 FROM retenciones r JOIN afiliados a ON a.id = r.afiliado_id
       WHERE r.cierre_id = k.id AND ${retencionVisibleSql(actor, binds)})`,
  byIds: async (ids, actor, filtro) => (await inOrder(ids, await selectByIds(actor, ids), filtro)).map(present),
})

function selectByIds(actor: Actor, ids: readonly number[]): Promise<Row[]> {
  if (ids.length === 0) return Promise.resolve([])
  const binds = new Binds()
  return selectRows<Row>(
    `SELECT k.id, k.quincena, k.entidad_id AS "entidadId", ${ENTIDAD_CLAVE_SQL} AS "entidadClave", u.nombre AS entidad,
            CAST(COUNT(DISTINCT r.afiliado_id) AS INTEGER) AS personas,
            CAST(SUM(r.ordenado_centavos) AS BIGINT) AS ordenado,
            CAST(COALESCE(SUM(r.retenido_centavos), 0) AS BIGINT) AS retenido,
            CAST(SUM(CASE WHEN r.retenido_centavos IS NULL THEN 1 ELSE 0 END) AS INTEGER) AS "sinResponder",
            CAST(SUM(CASE WHEN r.retenido_centavos < r.ordenado_centavos AND r.decision IS NULL THEN 1 ELSE 0 END) AS INTEGER)
              AS diferencias
     ${RETENCIONES_FROM} WHERE k.id IN (${binds.addAll(ids)}) AND ${retencionVisibleSql(actor, binds)}
     GROUP BY k.id, k.quincena, k.entidad_id, u.organica_id, u.nombre`,
    binds.values,
  )
}

function present(row: Row): RetencionVerificada {
  const { id, entidadClave, entidad, personas, sinResponder, diferencias } = row
  return {
    id,
    entidadClave,
    entidad,
    ...quincenaTextos(row.quincena),
    personas,
    ordenadoCentavos: row.ordenado,
    retenidoCentavos: row.retenido,
    sinResponder,
    diferencias,
  }
}
