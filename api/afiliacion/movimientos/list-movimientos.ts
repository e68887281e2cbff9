import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { ESPERAS, type Espera } from '#domain/afiliacion/actos/espera.ts'
import { ESTATUS_MOVIMIENTO } from '#domain/afiliacion/movimientos/estatus-movimiento.ts'
import { parseQuincenaCode } from '#domain/calendario/quincena.ts'
import { dateParts, parsePlainDate } from '#domain/plain-date.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { today } from '#api/clock.ts'
import type { Binds } from '#api/db/sql.ts'
import { defineList } from '#api/http/listas/define-list.ts'
import { filterBy, filterIn, inSql } from '#api/http/listas/list-filter.ts'
import { esperaSql, estatusSql } from '#api/afiliacion/padron/estatus-sql.ts'
import { ALCANCE_MOVIMIENTO, MOVIMIENTO_FROM, MOVIMIENTO_REGISTROS } from './movimiento-row.ts'
import { presentMovimientoRenglones } from './present-movimiento.ts'
import { columnaAlSql } from '#api/afiliacion/reloj/al-sql.ts'
import { busquedaSql } from '#api/afiliacion/padron/search-sql.ts'

const estatus = z.enum(ESTATUS_MOVIMIENTO)

const plainDay = z.iso.date()

/** Its four-character code, or its ordinal. */
const quincena = z.union([z.string().regex(/^\d{4}$/), z.int()])

const FOLIO_ENTERO = /^[a-z]-\d{2}-\d{6}$/i
const FOLIO = /^[a-z]-?\d{2}-?\d{1,6}$/i

/** Movements of people in the actor's scope. */
export const { list: listMovimientos, ids: listMovimientoIds } = defineList({
  authorize: (actor) => authorize(actor, 'movimientos.leer'),
  from: MOVIMIENTO_FROM,
  id: 'm.id',
  columns: {
    id: 'm.id',
    folio: 'm.folio',
    interno: 'a.interno',
    nombre: 'a.nombre_orden',
    apellidoPaterno: 'a.nombre_orden',
    curp: 'a.curp',
    tipo: 'm.tipo_id',
    tipoId: 'm.tipo_id',
    quincena: 'm.quincena',
    fecha: 'm.fecha',
    solicitadoAt: 'm.solicitado_at',
    desde: 'COALESCE(m.turno_desde, m.solicitado_at)',
  },
  hastaMil: true,
  defaultSort: ['solicitadoAt', 'DESC'],
  filters: {
    estatus: filterBy(z.union([estatus, z.array(estatus).max(6)]), (value) => estatusSql([value].flat())),
    tipoId: filterIn('m.tipo_id', z.int(), 50),
    quincena: filterBy(quincena, (value, binds) => {
      const number = ordinal(value)
      return inSql('m.quincena', number === null ? [] : [number], binds)
    }),
    /** Of that quincena or an earlier one. */
    hastaQuincena: filterBy(quincena, (value, binds) => `m.quincena + 0 <= ${binds.add(ordinal(value) ?? 0)}`),
    entidadId: filterIn('a.nivel0_id', z.int()),
    /** Of the people who are there, or were on the day `lugarAl`. */
    adscripcionId: filterBy(z.union([z.int(), z.array(z.int()).max(200)]), (value, binds, _actor, { lugarAl }) =>
      inSql(lugarSql(lugarAl, binds), [value].flat(), binds),
    ),
    lugarAl: filterBy(plainDay, () => '1 = 1'),
    dependenciaId: filterIn('a.nivel2_id', z.int()),
    afiliadoId: filterIn('m.afiliado_id', z.int()),
    /** Its effective date from that day on, and up to it. */
    desdeFecha: filterBy(plainDay, (day, binds) => `m.fecha >= ${binds.add(day)}`),
    hastaFecha: filterBy(plainDay, (day, binds) => `m.fecha <= ${binds.add(day)}`),
    /** Whose turn it is. */
    espera: filterBy(z.union([z.enum(ESPERAS), z.array(z.enum(ESPERAS)).max(ESPERAS.length)]), esperaFiltro),
    /** It has waited for them since that instant or before, ISO. */
    desdeAntesDe: filterBy(
      z.iso.datetime(),
      (at, binds) => `COALESCE(m.turno_desde, m.solicitado_at) <= ${binds.add(at)}`,
    ),
    solicitadoPor: filterBy(z.literal('yo'), (_yo, binds, actor) => `m.solicitado_por = ${binds.add(actor.id)}`),
  },
  periodo: ['desdeFecha', 'hastaFecha'],
  search: (q, binds) => qSql(q.trim(), binds),
  scope: (actor, binds) => alcanceSql(actor, ALCANCE_MOVIMIENTO, binds),
  registros: MOVIMIENTO_REGISTROS,
  presentAll: presentMovimientoRenglones,
})

function qSql(q: string, binds: Binds): string {
  if (FOLIO_ENTERO.test(q)) return `m.folio = ${binds.add(q.toUpperCase())}`
  return FOLIO.test(q) ? `m.folio LIKE ${binds.add(`${q.toUpperCase()}%`)}` : busquedaSql(q, binds)
}

function esperaFiltro(espera: Espera | readonly Espera[], _binds: Binds, actor: Actor): string {
  return esperaSql(actor, espera)
}

function lugarSql(lugarAl: unknown, binds: Binds): string {
  const day = typeof lugarAl === 'string' ? parsePlainDate(lugarAl) : null
  return day === null ? 'a.nivel1_id' : columnaAlSql('nivel1_id', day, binds)
}

function ordinal(quincena: string | number): number | null {
  return typeof quincena === 'number' ? quincena : parseQuincenaCode(quincena, dateParts(today()).year)
}
