import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { ESTADOS_TRAMITE } from '#domain/fondos/dos-aprobaciones.ts'
import { TIPOS_TRAMITE_CAIR, type TramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { ALCANCE_AFILIADO } from '#api/afiliacion/padron/afiliado-row.ts'
import { busquedaSql } from '#api/afiliacion/padron/search-sql.ts'
import { defineList } from '#api/http/listas/define-list.ts'
import { filterIn } from '#api/http/listas/list-filter.ts'
import { findTramite, presentTramite, TRAMITE_FROM, TRAMITE_SELECT, type TramiteRow } from './tramite-row.ts'

const keysOf = <Key extends string>(table: Readonly<Record<Key, string>>) =>
  z.enum(Object.keys(table) as [Key, ...Key[]])

/** Withdrawals and voluntary contributions of people in the actor's scope; what waits for somebody first. */
export const { list: listTramitesCair } = defineList({
  authorize: (actor) => authorize(actor, 'cair.leer'),
  from: TRAMITE_FROM,
  id: 't.id',
  columns: {
    id: 't.id',
    folio: 't.folio',
    nombre: 'a.nombre_plegado',
    importe: 't.importe_centavos',
    estado: `CASE t.estado WHEN 'solicitado' THEN 0 WHEN 'aprobado_una' THEN 1 ELSE 2 END`,
  },
  defaultSort: ['id', 'DESC'],
  filters: {
    estado: filterIn('t.estado', keysOf(ESTADOS_TRAMITE)),
    tipo: filterIn('t.tipo', keysOf(TIPOS_TRAMITE_CAIR)),
    afiliadoId: filterIn('t.afiliado_id', z.int()),
  },
  search: busquedaSql,
  scope: (actor, binds) => alcanceSql(actor, ALCANCE_AFILIADO, binds),
  select: TRAMITE_SELECT,
  present: (row: TramiteRow, actor) => presentTramite(row, actor),
})

/** One procedure. Throws 404 out of scope. */
export async function getTramiteCair(actor: Actor, id: number): Promise<TramiteCair> {
  authorize(actor, 'cair.leer')
  return presentTramite(await findTramite(actor, id), actor)
}
