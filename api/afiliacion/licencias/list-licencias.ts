import { z } from 'zod'
import {
  diasHasta,
  PLAZOS_LICENCIA,
  plazoDe,
  type LicenciaPorVencer,
  type PlazoLicencia,
} from '#domain/afiliacion/movimientos/licencia-por-vencer.ts'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { ALCANCE_AFILIADO, findAfiliadosByIds } from '#api/afiliacion/padron/afiliado-row.ts'
import { presentPersonaResumen } from '#api/afiliacion/padron/present-persona.ts'
import { busquedaSql } from '#api/afiliacion/padron/search-sql.ts'
import { loadAbiertos } from '#api/afiliacion/movimientos/movimientos-abiertos.ts'
import { today } from '#api/clock.ts'
import type { NotNull, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows, type Bind } from '#api/db/sql.ts'
import { defineList } from '#api/http/listas/define-list.ts'
import { filterBy, filterIn } from '#api/http/listas/list-filter.ts'
import type { MovimientoModel } from '#api/afiliacion/models/MovimientoModel.ts'
import { LICENCIA_VIGENTE_SQL } from './licencia-vigente-sql.ts'

/** Days of Fecha de Reingreso of each part, both in it; null has no end. */
function rangoDe(plazo: PlazoLicencia, hoy: PlainDate): readonly [PlainDate | null, PlainDate] {
  if (plazo === 'vencida') return [null, addDays(hoy, -1)]
  const [desde, hasta] = { '5': [0, 5], '15': [6, 15], '30': [16, 30] }[plazo] as [number, number]
  return [addDays(hoy, desde), addDays(hoy, hasta)]
}

function plazoSql(plazo: PlazoLicencia, binds: Binds): string {
  const [desde, hasta] = rangoDe(plazo, today())
  const until = `m.fecha_fin <= ${binds.add(hasta)}`
  return desde === null ? until : `(m.fecha_fin >= ${binds.add(desde)} AND ${until})`
}

/** Leaves in force whose end comes within thirty days or went by, of people in the actor's scope; the most urgent first. */
export const { list: listLicencias } = defineList({
  authorize: (actor) => authorize(actor, 'padron.leer'),
  from: `FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id AND ${LICENCIA_VIGENTE_SQL}`,
  id: 'a.id',
  columns: { id: 'a.id', fin: 'm.fecha_fin', nombre: 'a.nombre_orden', interno: 'a.interno' },
  defaultSort: ['fin', 'ASC'],
  filters: {
    plazo: filterBy(z.enum(PLAZOS_LICENCIA), (plazo, binds) => plazoSql(plazo, binds)),
    adscripcionId: filterIn('a.nivel1_id', z.int()),
  },
  search: busquedaSql,
  scope: (actor, binds) =>
    `${alcanceSql(actor, ALCANCE_AFILIADO, binds)} AND m.fecha_fin <= ${binds.add(addDays(today(), 30))}`,
  byIds: loadLicencias,
})

type LicenciaRow = Pick<RowOf<MovimientoModel>, 'afiliado_id' | 'id' | 'folio'> &
  NotNull<Pick<RowOf<MovimientoModel>, 'fecha_fin'>>

async function loadLicencias(ids: readonly number[]): Promise<LicenciaPorVencer[]> {
  const rows = await findAfiliadosByIds(ids)
  const abiertos = await loadAbiertos(ids)
  const licencias = new Map((await selectLicencias(ids)).map((row) => [row.afiliado_id, row]))
  const hoy = today()
  return rows.flatMap((row) => {
    const licencia = licencias.get(row.id)
    const dias = licencia ? diasHasta(licencia.fecha_fin, hoy) : 0
    const plazo = plazoDe(dias)
    if (!licencia || plazo === null) return []
    const { id: movimientoId, folio, fecha_fin: fin } = licencia
    const movimientoAbierto = abiertos.get(row.id)?.folio ?? ''
    return [{ ...presentPersonaResumen(row), movimientoId, folio, fin, dias, plazo, movimientoAbierto }]
  })
}

async function selectLicencias(ids: readonly number[]): Promise<LicenciaRow[]> {
  if (ids.length === 0) return []
  const binds = new Binds()
  const values: readonly Bind[] = ids
  return selectRows<LicenciaRow>(
    `SELECT m.afiliado_id, m.id, m.folio, m.fecha_fin FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id
     WHERE ${LICENCIA_VIGENTE_SQL} AND a.id IN (${binds.addAll(values)})`,
    binds.values,
  )
}
