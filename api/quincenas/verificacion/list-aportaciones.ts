import type { AportacionVerificada } from '#domain/quincenas/verificacion.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { today } from '#api/clock.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { ENTIDAD_CLAVE_SQL, entidadVisibleSql } from '#api/fondos/entidades-visibles.ts'
import { estadoDeCargos, saldosSql } from '#api/fondos/aportaciones/saldos-de-cierre.ts'
import { defineList } from '#api/http/listas/define-list.ts'
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

type Row = Pick<RowOf<CierreModel>, 'id' | 'quincena' | 'personas'> &
  RowAs<CierreModel, { entidadId: 'entidad_id' }> &
  RowAs<UnidadModel, { entidad: 'nombre' }> & { readonly entidadClave: string } & Readonly<
    Record<'monto' | 'cargos' | 'pendientes' | 'multas', number>
  >

/** "Historial de Aportaciones": each closed quincena of the entities that the actor sees whole, with what it ordered. */
export const { list: listAportacionesVerificadas } = defineList({
  authorize: (actor) => authorize(actor, 'verificacion.leer'),
  from: CIERRES_FROM,
  id: 'k.id',
  columns: { ...CIERRES_COLUMNS, personas: 'k.personas' },
  defaultSort: ['quincena', 'DESC'],
  filters: CIERRES_FILTROS,
  search: cierreSearchSql,
  scope: (actor, binds) => `k.estado = 'cerrado' AND ${entidadVisibleSql(actor, binds)}`,
  byIds: async (ids, _actor, filtro) => (await inOrder(ids, await selectByIds(ids), filtro)).map(present),
})

function selectByIds(ids: readonly number[]): Promise<Row[]> {
  if (ids.length === 0) return Promise.resolve([])
  const binds = new Binds()
  const hoy = binds.add(today())
  return selectRows<Row>(
    `SELECT k.id, k.quincena, k.entidad_id AS "entidadId", ${ENTIDAD_CLAVE_SQL} AS "entidadClave", u.nombre AS entidad, k.personas,
            CAST(COALESCE((SELECT SUM(t.importe_centavos) FROM cierre_totales t WHERE t.cierre_id = k.id), 0) AS BIGINT) AS monto,
            COALESCE(s.debia, 0) AS cargos, COALESCE(s.debe, 0) AS pendientes, COALESCE(s.multa, 0) AS multas
     ${CIERRES_FROM} LEFT JOIN (${saldosSql(hoy)}) s ON s.cierre_id = k.id
     WHERE k.id IN (${binds.addAll(ids)})`,
    binds.values,
  )
}

function present({
  id,
  quincena,
  entidadClave,
  entidad,
  personas,
  monto,
  multas,
  ...cuenta
}: Row): AportacionVerificada {
  return {
    id,
    entidadClave,
    entidad,
    ...quincenaTextos(quincena),
    personas,
    montoCentavos: monto,
    estado: estadoDeCargos(cuenta),
    multa: multas > 0,
  }
}
