import type { Actor } from '#domain/acceso/actor.ts'
import { displayedStatus, type EstatusMovimiento } from '#domain/afiliacion/estatus-movimiento.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import { asBoolean, Binds, selectRow, selectRows, type Bind } from '#api/db/sql.ts'
import { columnasSql, type Registros } from '#api/db/registros.ts'
import { notFound } from '#api/errors.ts'

/** One movement with its person, its organisation link and the names of those who acted on it. */
export interface MovimientoRow {
  readonly id: number
  readonly folio: string
  readonly tipo_id: number
  readonly tipo: string
  readonly abreviatura: string
  /** JSON of the type's rules. */
  readonly reglas: string
  readonly tramite: string
  readonly causa: string
  readonly fecha_autorizacion: PlainDate | null
  readonly fecha_fin: PlainDate | null
  /** Since when it waits for whom it waits; null before the acts were kept one by one. */
  readonly turno_desde: string | null
  readonly afiliado_id: number
  readonly afiliado_org_id: number | null
  readonly quincena: number
  readonly fecha: PlainDate
  readonly observaciones: string
  readonly activo: unknown
  readonly aplicar: unknown
  readonly aplicado: unknown
  readonly regresado: unknown
  readonly nota: string
  readonly solicitado_por: number | null
  readonly solicitado_at: string
  readonly movimiento_fecha: string | null
  readonly validado_por: number | null
  readonly revisado_at: string | null
  readonly revisado_por: number | null
  readonly aprobado_por: number | null
  readonly aprobado_at: string | null
  readonly aplicado_at: string | null
  readonly cancelado_at: string | null
  readonly motivo_cancelacion: string
  readonly cancelado_por: number | null
  readonly datos: string
  readonly version: number
  /** Version of the privacy notice in force when it was requested; null for what asked no data. */
  readonly aviso_privacidad: number | null
  readonly aviso_desde: PlainDate | null
  readonly solicitante: string | null
  readonly validador: string | null
  readonly revisor: string | null
  readonly aprobador: string | null
  readonly cancelador: string | null
  readonly interno: number
  readonly nombre: string
  readonly apellido_paterno: string
  readonly apellido_materno: string
  readonly curp: string
  readonly rfc: string
  readonly nss: string | null
  readonly nivel0_id: number | null
  readonly nivel1_id: number | null
  readonly nivel2_id: number | null
  readonly nivel3_id: number | null
  readonly orgs1: string | null
  readonly orgs2: string | null
  readonly orgs3: string | null
  readonly orgs4: string | null
  readonly sueldo_centavos: number | null
  readonly otros_prestaciones_centavos: number | null
  readonly quinquenios_centavos: number | null
  readonly porcentaje: number | null
  readonly categoria: string | null
  readonly nombre_categoria: string | null
}

/** What a list needs to join to count and filter. */
const PERSONA_JOIN = 'JOIN afiliados a ON a.id = m.afiliado_id'
export const MOVIMIENTO_FROM = `FROM movimientos m ${PERSONA_JOIN}`
/** The scope is the person's, whose place the database keeps beside each movement. */
export const ALCANCE_MOVIMIENTO = [
  'm.lugar_nivel0',
  'm.lugar_nivel1',
  'm.lugar_nivel2',
] as const satisfies readonly string[]

/** Whole movements with their page (`defineList`). */
export const MOVIMIENTO_REGISTROS: Registros<MovimientoRow> = {
  columns: {
    id: 'm.id',
    folio: 'm.folio',
    tipo_id: 'm.tipo_id',
    tipo: 't.nombre',
    abreviatura: 't.abreviatura',
    reglas: 't.reglas',
    tramite: 'm.tramite',
    causa: 'm.causa',
    fecha_autorizacion: 'm.fecha_autorizacion',
    fecha_fin: 'm.fecha_fin',
    turno_desde: 'm.turno_desde',
    validado_por: 'm.validado_por',
    revisado_por: 'm.revisado_por',
    aprobado_por: 'm.aprobado_por',
    afiliado_id: 'm.afiliado_id',
    afiliado_org_id: 'm.afiliado_org_id',
    quincena: 'm.quincena',
    fecha: 'm.fecha',
    observaciones: 'm.observaciones',
    activo: 'm.activo',
    aplicar: 'm.aplicar',
    aplicado: 'm.aplicado',
    regresado: 'm.regresado',
    nota: 'm.nota',
    solicitado_por: 'm.solicitado_por',
    solicitado_at: 'm.solicitado_at',
    movimiento_fecha: 'm.movimiento_fecha',
    revisado_at: 'm.revisado_at',
    aprobado_at: 'm.aprobado_at',
    aplicado_at: 'm.aplicado_at',
    cancelado_at: 'm.cancelado_at',
    cancelado_por: 'm.cancelado_por',
    motivo_cancelacion: 'm.motivo_cancelacion',
    datos: 'm.datos',
    version: 'm.version',
    aviso_privacidad: 'm.aviso_privacidad',
    aviso_desde: 'ap.vigente_desde',
    solicitante: 'us.nombre',
    validador: 'uv.nombre',
    revisor: 'ur.nombre',
    aprobador: 'ua.nombre',
    cancelador: 'uc.nombre',
    interno: 'a.interno',
    nombre: 'a.nombre',
    apellido_paterno: 'a.apellido_paterno',
    apellido_materno: 'a.apellido_materno',
    curp: 'a.curp',
    rfc: 'a.rfc',
    nss: 'a.nss',
    nivel0_id: 'g.nivel0_id',
    nivel1_id: 'g.nivel1_id',
    nivel2_id: 'g.nivel2_id',
    nivel3_id: 'g.nivel3_id',
    orgs1: 'g.orgs1',
    orgs2: 'g.orgs2',
    orgs3: 'g.orgs3',
    orgs4: 'g.orgs4',
    sueldo_centavos: 'g.sueldo_centavos',
    otros_prestaciones_centavos: 'g.otros_prestaciones_centavos',
    quinquenios_centavos: 'g.quinquenios_centavos',
    porcentaje: 'g.porcentaje',
    categoria: 'c.clave',
    nombre_categoria: 'c.nombre',
  },
  table: 'movimientos m',
  joins: `${PERSONA_JOIN}
  JOIN tipos_movimiento t ON t.id = m.tipo_id
  LEFT JOIN afiliado_org g ON g.id = m.afiliado_org_id
  LEFT JOIN categorias c ON c.id = g.categoria_id
  LEFT JOIN avisos_privacidad ap ON ap.version = m.aviso_privacidad
  LEFT JOIN usuarios us ON us.id = m.solicitado_por
  LEFT JOIN usuarios uv ON uv.id = m.validado_por
  LEFT JOIN usuarios ur ON ur.id = m.revisado_por
  LEFT JOIN usuarios ua ON ua.id = m.aprobado_por
  LEFT JOIN usuarios uc ON uc.id = m.cancelado_por`,
}

const MOVIMIENTO_SELECT = `SELECT ${columnasSql(MOVIMIENTO_REGISTROS.columns)} FROM ${MOVIMIENTO_REGISTROS.table} ${MOVIMIENTO_REGISTROS.joins}`

/** The movement with that id or folio in the actor's scope; another's answers 404. */
export async function findMovimientoInScope(
  actor: Actor,
  by: { readonly id: number } | { readonly folio: string },
): Promise<MovimientoRow> {
  const binds = new Binds()
  const which = 'id' in by ? `m.id = ${binds.add(by.id)}` : `m.folio = ${binds.add(by.folio)}`
  const scope = alcanceSql(actor, ALCANCE_MOVIMIENTO, binds)
  const row = await selectRow<MovimientoRow>(`${MOVIMIENTO_SELECT} WHERE ${which} AND ${scope}`, binds.values)
  if (!row) throw notFound('El movimiento')
  return row
}

/** Movements of the given ids, in that order. */
export async function findMovimientosByIds(ids: readonly number[]): Promise<MovimientoRow[]> {
  if (ids.length === 0) return []
  const binds = new Binds()
  const rows = await selectMovimientos(`m.id IN (${binds.addAll(ids)})`, binds.values)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}

/** Movements that keep `where`, a condition of our own words with bound values. */
export function selectMovimientos(where: string, values: readonly Bind[]): Promise<MovimientoRow[]> {
  return selectRows<MovimientoRow>(`${MOVIMIENTO_SELECT} WHERE ${where}`, values)
}

/** The displayed status of a stored movement. */
export function estatusOf(
  row: Pick<MovimientoRow, 'activo' | 'aplicado' | 'aplicar' | 'movimiento_fecha' | 'regresado'>,
): EstatusMovimiento {
  return displayedStatus({
    activo: asBoolean(row.activo),
    aplicado: asBoolean(row.aplicado),
    aplicar: asBoolean(row.aplicar),
    movimientoFecha: row.movimiento_fecha,
    regresado: asBoolean(row.regresado),
  })
}
