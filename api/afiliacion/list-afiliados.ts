import { z } from 'zod'
import { SITUACIONES } from '#domain/afiliacion/situacion.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { defineList } from '#api/http/define-list.ts'
import { filterIn } from '#api/http/list-filter.ts'
import { ALCANCE_AFILIADO, findAfiliadosByIds } from './afiliado-row.ts'
import { presentPersonaResumen } from './present-persona.ts'
import { apellidoPrimeroSql, busquedaSql } from './search-sql.ts'

/** The padrón within the actor's scope. */
export const { list: listAfiliados, ids: listAfiliadoIds } = defineList({
  authorize: (actor) => authorize(actor, 'padron.leer'),
  from: 'FROM afiliados a',
  id: 'a.id',
  columns: {
    id: 'a.id',
    interno: 'a.interno',
    nombre: 'a.nombre_plegado',
    apellidoPaterno: 'a.nombre_plegado',
    curp: 'a.curp',
    situacion: 'a.situacion',
    fechaAlta: 'a.fecha_alta',
    sueldoCentavos: 'a.sueldo_centavos',
  },
  defaultSort: ['nombre', 'ASC'],
  filters: {
    situacion: filterIn('a.situacion', z.enum(SITUACIONES), SITUACIONES.length),
    entidadId: filterIn('a.nivel0_id', z.int()),
    adscripcionId: filterIn('a.nivel1_id', z.int()),
    dependenciaId: filterIn('a.nivel2_id', z.int()),
  },
  search: busquedaSql,
  // By surname, those whose surname was typed come first.
  first: (q, { field, order }, binds) =>
    order === 'ASC' && (field === 'nombre' || field === 'apellidoPaterno') ? apellidoPrimeroSql(q, binds) : '',
  scope: (actor, binds) => alcanceSql(actor, ALCANCE_AFILIADO, binds),
  byIds: async (ids) => (await findAfiliadosByIds(ids)).map(presentPersonaResumen),
})
