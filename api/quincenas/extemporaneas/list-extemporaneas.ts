import { z } from 'zod'
import { ESTADOS_TRAMITE } from '#domain/fondos/dos-aprobaciones.ts'
import { CLASE_EXTEMPORANEA_IDS } from '#domain/fondos/extemporaneas/extemporanea.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { ALCANCE_AFILIADO } from '#api/afiliacion/padron/afiliado-row.ts'
import { busquedaSql } from '#api/afiliacion/padron/search-sql.ts'
import { defineList } from '#api/http/listas/define-list.ts'
import { filterIn } from '#api/http/listas/list-filter.ts'
import {
  EXTEMPORANEA_FROM,
  EXTEMPORANEA_SELECT,
  presentExtemporanea,
  type ExtemporaneaRow,
} from './extemporanea-row.ts'

/** Late contributions of people in the actor's scope, the newest first. */
export const { list: listExtemporaneas } = defineList({
  authorize: (actor) => authorize(actor, 'extemporaneas.leer'),
  from: EXTEMPORANEA_FROM,
  id: 't.id',
  columns: {
    id: 't.id',
    folio: 't.folio',
    nombre: 'a.nombre_plegado',
    importe: 't.principal_centavos',
    estado: `CASE t.estado WHEN 'solicitado' THEN 0 WHEN 'aprobado_una' THEN 1 ELSE 2 END`,
  },
  defaultSort: ['id', 'DESC'],
  filters: {
    estado: filterIn('t.estado', z.enum(Object.keys(ESTADOS_TRAMITE) as [keyof typeof ESTADOS_TRAMITE])),
    clase: filterIn('t.clase', z.enum(CLASE_EXTEMPORANEA_IDS)),
    afiliadoId: filterIn('t.afiliado_id', z.int()),
  },
  search: busquedaSql,
  scope: (actor, binds) => alcanceSql(actor, ALCANCE_AFILIADO, binds),
  select: EXTEMPORANEA_SELECT,
  present: (row: ExtemporaneaRow, actor) => presentExtemporanea(row, actor),
})
