import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { ESTADOS_TRAMITE } from '#domain/fondos/dos-aprobaciones.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import { ALCANCE_AFILIADO } from '#api/afiliacion/padron/afiliado-row.ts'
import { busquedaSql } from '#api/afiliacion/padron/search-sql.ts'
import { defineList, type DefinedList } from '#api/http/listas/define-list.ts'
import { filterIn, type ListFilter } from '#api/http/listas/list-filter.ts'

interface TramitesDeDos<Row extends object, Item> {
  readonly authorize: (actor: Actor) => void
  /** The table as `t`, and its person as `a`. */
  readonly from: string
  readonly select: string
  /** What it sorts by as its amount: "t.importe_centavos". */
  readonly importe: string
  /** By what it is. */
  readonly filters: Readonly<Record<string, ListFilter>>
  readonly present: (row: Row, actor: Actor) => Item
}

/** A list of procedures that two people approve, of people in the actor's scope, the newest first. */
export function defineTramites<Row extends object, Item>(of: TramitesDeDos<Row, Item>): DefinedList<Item> {
  const { authorize, from, select, importe, filters, present } = of
  return defineList({
    authorize,
    from,
    id: 't.id',
    columns: {
      id: 't.id',
      folio: 't.folio',
      nombre: 'a.nombre_orden',
      importe,
      estado: `CASE t.estado WHEN 'solicitado' THEN 0 WHEN 'aprobado_una' THEN 1 ELSE 2 END`,
    },
    defaultSort: ['id', 'DESC'],
    filters: {
      estado: filterIn('t.estado', z.enum(Object.keys(ESTADOS_TRAMITE) as [keyof typeof ESTADOS_TRAMITE])),
      afiliadoId: filterIn('t.afiliado_id', z.int()),
      ...filters,
    },
    search: busquedaSql,
    scope: (actor, binds) => alcanceSql(actor, ALCANCE_AFILIADO, binds),
    select,
    present,
  })
}
