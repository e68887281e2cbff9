import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { defineList } from '#api/http/listas/define-list.ts'
import { ALCANCE_AFILIADO, RESUMEN_REGISTROS, type ResumenRow } from './afiliado-row.ts'
import { presentPersonaResumen } from './present-persona.ts'
import { alDe, FILTROS_AL, organizacionDe } from '#api/afiliacion/reloj/filtros-al.ts'
import { rowsAsOf } from '#api/afiliacion/reloj/rows-as-of.ts'
import { caminoPadron, ORDENES_PADRON } from './camino-padron.ts'
import { apellidoPrimeroSql, busquedaSql } from './search-sql.ts'

/** The padrón within the actor's scope; `al`: as it was on a day. */
export const { list: listAfiliados, ids: listAfiliadoIds } = defineList({
  authorize: (actor) => authorize(actor, 'padron.leer'),
  from: 'FROM afiliados a',
  id: 'a.id',
  columns: ORDENES_PADRON,
  hastaMil: true,
  defaultSort: ['nombre', 'ASC'],
  filters: FILTROS_AL,
  search: busquedaSql,
  // By surname, those whose surname was typed come first.
  first: (q, sort, binds) => (isByName(sort) && sort.order === 'ASC' ? apellidoPrimeroSql(q, binds) : ''),
  camino: caminoPadron,
  scope: (actor, binds) => alcanceSql(actor, ALCANCE_AFILIADO, binds),
  registros: RESUMEN_REGISTROS,
  presentAll: async (rows: readonly ResumenRow[], _actor, filtro) => {
    const al = alDe(filtro)
    return (al === null ? rows : await rowsAsOf(rows, al, organizacionDe(filtro))).map(presentPersonaResumen)
  },
})

function isByName({ field }: { readonly field: string }): boolean {
  return field === 'nombre' || field === 'apellidoPaterno'
}
