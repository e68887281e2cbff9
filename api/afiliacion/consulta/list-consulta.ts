import type { PersonaConsulta, UltimoMovimiento } from '#domain/afiliacion/consulta.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { ALCANCE_AFILIADO, RESUMEN_REGISTROS, type ResumenRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { estatusOf, findMovimientosByIds } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { presentPersonaResumen } from '#api/afiliacion/padron/present-persona.ts'
import { alDe, FILTROS_AL } from '#api/afiliacion/reloj/filtros-al.ts'
import { rowsAsOf } from '#api/afiliacion/reloj/rows-as-of.ts'
import { caminoPadron } from '#api/afiliacion/padron/camino-padron.ts'
import { apellidoPrimeroSql, busquedaSql } from '#api/afiliacion/padron/search-sql.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { defineList } from '#api/http/listas/define-list.ts'
import { foldSql } from '#api/http/listas/fold-sql.ts'

/** People in the actor's scope with their latest movement, found by name, CURP, another key or entity; `al`: as on a day. */
export const { list: listConsulta } = defineList({
  authorize: (actor) => authorize(actor, 'padron.leer'),
  from: 'FROM afiliados a',
  id: 'a.id',
  columns: { id: 'a.id', nombre: 'a.nombre_orden', curp: 'a.curp', interno: 'a.interno' },
  hastaMil: true,
  defaultSort: ['nombre', 'ASC'],
  filters: FILTROS_AL,
  search: personaOEntidadSql,
  first: (q, { field, order }, binds) => (order === 'ASC' && field === 'nombre' ? apellidoPrimeroSql(q, binds) : ''),
  camino: async (ask) => (ask.q !== '' && (await isEntidad(ask.q)) ? null : caminoPadron(ask)),
  scope: (actor, binds) => alcanceSql(actor, ALCANCE_AFILIADO, binds),
  registros: RESUMEN_REGISTROS,
  presentAll: async (rows: readonly ResumenRow[], _actor, filtro) => {
    const al = alDe(filtro)
    const ultimos = await loadUltimos(
      rows.map(({ id }) => id),
      al,
    )
    const seen = al === null ? rows : await rowsAsOf(rows, al)
    return seen.map((row): PersonaConsulta => ({
      ...presentPersonaResumen(row),
      movimiento: ultimos.get(row.id) ?? null,
    }))
  },
})

/** Two reads by index, one of people and one of the entities called so: an OR would walk the whole padrón. */
function personaOEntidadSql(q: string, binds: Binds): string {
  return `a.id IN (SELECT a.id FROM afiliados a WHERE ${busquedaSql(q, binds)}
    UNION SELECT e.id FROM afiliados e WHERE e.nivel1_id IN (${entidadesSql(q, binds)}))`
}

/** Entities whose name has every word. */
function entidadesSql(q: string, binds: Binds): string {
  const words = foldText(q).split(' ').filter(Boolean).slice(0, 8)
  const called = words.map((word) => `${foldSql('u.nombre')} LIKE ${binds.add(`%${word}%`)}`).join(' AND ')
  return `SELECT u.id FROM unidades u WHERE u.nivel = 1 AND ${called === '' ? '1 = 0' : called}`
}

/** Whether some entity is called so: if none is, who is asked for is a person, as in the padrón. */
async function isEntidad(q: string): Promise<boolean> {
  const binds = new Binds()
  return (await selectRow(`${entidadesSql(q, binds)} LIMIT 1`, binds.values)) !== null
}

/** The latest movement of each person, of those in force by the day when there is one. */
async function loadUltimos(ids: readonly number[], al: PlainDate | null): Promise<Map<number, UltimoMovimiento>> {
  if (ids.length === 0) return new Map()
  const binds = new Binds()
  const personas = binds.addAll(ids)
  const hasta = al === null ? '' : `AND m.fecha <= ${binds.add(al)}`
  const last = await selectRows<{ id: number }>(
    `SELECT MAX(m.id) AS id FROM movimientos m WHERE m.afiliado_id IN (${personas}) ${hasta} GROUP BY m.afiliado_id`,
    binds.values,
  )
  const rows = await findMovimientosByIds(last.map(({ id }) => id))
  return new Map(
    rows.map((row) => [
      row.afiliado_id,
      { id: row.id, folio: row.folio, tipo: row.tipo, estatus: estatusOf(row), fecha: row.fecha },
    ]),
  )
}
