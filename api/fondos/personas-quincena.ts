import { displayName } from '#domain/identidad/nombre.ts'
import { causaDe } from '#domain/afiliacion/tipos/reglas-de.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { quincenaRange } from '#domain/calendario/quincena.ts'
import {
  hechosDe,
  type CamposLaborales,
  type EntradaLaboral,
  type HechoDePersona,
  type Percepciones,
} from '#domain/fondos/hechos.ts'
import type { PeriodoReconocido } from '#domain/fondos/extemporaneas/periodo-reconocido.ts'
import { entradasDeAumentos, type AumentoPendiente } from '#domain/fondos/aumentos/con-aumentos.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { reglasOf } from '#api/afiliacion/tipos/reglas-row.ts'
import { datosOf } from '#api/afiliacion/tramites/datos/datos-movimiento.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows, SQL_FALSE, SQL_TRUE } from '#api/db/sql.ts'
import { aumentosPendientes } from '#api/fondos/aumentos/aumentos-pendientes.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { AfiliadoOrgModel } from '#api/afiliacion/models/AfiliadoOrgModel.ts'
import type { HistoriaAfiliadoModel } from '#api/afiliacion/models/HistoriaAfiliadoModel.ts'
import type { MovimientoModel } from '#api/afiliacion/models/MovimientoModel.ts'
import type { TipoMovimientoModel } from '#api/afiliacion/models/TipoMovimientoModel.ts'
import type { CategoriaModel } from '#api/organica/models/CategoriaModel.ts'
import type { NombreDeAfiliado } from '#api/afiliacion/padron/nombre-de-afiliado.ts'

/** A person as of a quincena: what its contributions are computed from. */
export interface PersonaQuincena {
  readonly afiliadoId: number
  readonly interno: string
  readonly nombre: string
  /** Folded, for lists in order of names. */
  readonly nombreOrden: string
  readonly hechos: readonly HechoDePersona[]
  /** The facts with other monthly amounts of payroll: a closed quincena keeps its own. */
  hechosCon(percepciones: Percepciones): HechoDePersona[]
  /** Days that late contributions recognised, in the order of their approval; closed quincenas are corrected with them. */
  readonly reconocidos: readonly PeriodoReconocido[]
  /** The earliest day that something recorded since `conocidoDesde`, or still to be applied, changes; null when nothing does. */
  readonly cambiaDesde: PlainDate | null
}

/** Whose contributions are asked for. */
export interface AlcanceQuincena {
  /** Unit of level 1; null: any. */
  readonly entidadId: number | null
  /** Ordinal. */
  readonly quincena: number
  /** One person alone, whatever the situation. */
  readonly afiliadoId?: number
  /** Those whose id is after this one, to read on from there. */
  readonly despues?: number
  /** Instant of the entity's last close: what was recorded later may correct closed quincenas. */
  readonly conocidoDesde?: string | null
}

type RawPersona = Pick<
  RowOf<AfiliadoModel>,
  'id' | 'interno' | 'situacion' | 'nivel1_id' | 'nivel2_id' | 'nivel3_id' | 'categoria_id' | 'sueldo_centavos'
> &
  NombreDeAfiliado &
  RowAs<AfiliadoModel, { nombreOrden: 'nombre_orden'; fechaAlta: 'fecha_alta' }> &
  LeftJoined<RowAs<CategoriaModel, { categoria: 'clave' }>> &
  RowAs<AfiliadoOrgModel, { otrosCentavos: 'otros_prestaciones_centavos'; quinqueniosCentavos: 'quinquenios_centavos' }>

/** An entry of somebody, and whether closed quincenas may not know it yet. */
interface Entrada extends EntradaLaboral {
  readonly isNueva: boolean
}

/** People of one read; one page is held at a time. */
const PAGINA = 1_000

/** People given at once: few enough to be done with before they are old, and for a desk to get its turn after them. */
const PARTE = 250

/**
 * Movements that a close of the quincena that follows makes facts: Por aplicar, not later than it. Written as the index of open
 * movements has it, with a sum that keeps the engine from the index of quincenas: open ones are few, and all the others past.
 */
export const POR_APLICAR_SQL = `m.activo = ${SQL_TRUE} AND m.aplicado = ${SQL_FALSE} AND m.aplicar = ${SQL_TRUE} AND m.quincena + 0 <=`

/**
 * The people who may contribute through an entity in a quincena, in pages by id: those on its roster in A or L, those whom a
 * movement Por aplicar brings, and those whose history changes since the quincena began or, being recorded since the last
 * close, before it. Their facts are their history's with those movements applied, as of no day: the caller cuts them.
 */
export async function* personasDeQuincena(alcance: AlcanceQuincena): AsyncGenerator<PersonaQuincena[]> {
  const aumentos = await aumentosPendientes(alcance.quincena)
  for (let after = alcance.despues ?? 0; ;) {
    const people = await selectPersonas(alcance, after)
    const last = people.at(-1)
    if (!last) return
    for (let start = 0; start < people.length; start += PARTE)
      yield await presentParte(alcance, people.slice(start, start + PARTE), aumentos)
    if (people.length < PAGINA) return
    after = last.id
  }
}

async function presentParte(
  { conocidoDesde, quincena }: AlcanceQuincena,
  people: readonly RawPersona[],
  aumentos: readonly AumentoPendiente[],
): Promise<PersonaQuincena[]> {
  const own = people.map(({ id }) => id)
  const ids = [Math.min(...own), Math.max(...own)] as const
  const kept = await selectHistoria(ids, conocidoDesde ?? null)
  const pending = await selectPorAplicar(ids, quincena)
  const reconocidos = await selectReconocidos(ids)
  return people.map((person) => ({
    ...present(person, kept.get(person.id), pending.get(person.id) ?? [], aumentos),
    reconocidos: reconocidos.get(person.id) ?? [],
  }))
}

function selectPersonas(alcance: AlcanceQuincena, after: number): Promise<RawPersona[]> {
  const binds = new Binds()
  const { afiliadoId } = alcance
  const who = afiliadoId === undefined ? whoContributes(binds, alcance) : `a.id = ${binds.add(afiliadoId)}`
  return selectRows<RawPersona>(
    `SELECT a.id, a.interno, a.nombre AS nombres, a.apellido_paterno AS "apellidoPaterno",
            a.apellido_materno AS "apellidoMaterno", a.nombre_orden AS "nombreOrden", a.situacion, a.fecha_alta AS "fechaAlta",
            a.nivel1_id, a.nivel2_id, a.nivel3_id, a.categoria_id, c.clave AS categoria, a.sueldo_centavos,
            COALESCE(o.otros_prestaciones_centavos, 0) AS "otrosCentavos",
            COALESCE(o.quinquenios_centavos, 0) AS "quinqueniosCentavos"
     FROM afiliados a LEFT JOIN categorias c ON c.id = a.categoria_id
     LEFT JOIN afiliado_org o ON o.id = (SELECT MAX(id) FROM afiliado_org WHERE afiliado_id = a.id)
     WHERE ${who} AND a.id > ${binds.add(after)} ORDER BY a.id LIMIT ${PAGINA}`,
    binds.values,
  )
}

/** Of one entity or of all; who it brings besides has no days in the entity and makes no line. */
function whoContributes(binds: Binds, { entidadId, quincena, conocidoDesde }: AlcanceQuincena): string {
  const { inicio } = quincenaRange(quincena)
  const roster = `a.situacion IN ('A', 'L')${entidadId === null ? '' : ` AND a.nivel1_id = ${binds.add(entidadId)}`}`
  // A transfer names the entity that it leads to among its columns, as JSON.
  const toward = (end: string): string => binds.add(`%"nivel1_id":${entidadId}${end}%`)
  const here =
    entidadId === null
      ? ''
      : `AND (a.nivel1_id = ${binds.add(entidadId)} OR m.datos LIKE ${toward(',')} OR m.datos LIKE ${toward('}')})`
  const brought = `EXISTS (SELECT 1 FROM movimientos m WHERE m.afiliado_id = a.id
      AND ${POR_APLICAR_SQL} ${binds.add(quincena)} ${here})`
  const late = conocidoDesde ? ` OR h.registrado_at >= ${binds.add(conocidoDesde)}` : ''
  const changed = `a.id IN (SELECT h.afiliado_id FROM historia_afiliado h
      WHERE h.movimiento_id IS NOT NULL AND (h.desde >= ${binds.add(inicio)}${late}))`
  return `((${roster}) OR ${brought} OR ${changed})`
}

type HistoriaRow = RowAs<HistoriaAfiliadoModel, { afiliadoId: 'afiliado_id'; registradoAt: 'registrado_at' }> &
  Pick<RowOf<HistoriaAfiliadoModel>, 'desde' | 'campos'> &
  LeftJoined<Pick<RowOf<MovimientoModel>, 'folio'>>

async function selectHistoria(
  [first, last]: readonly [number, number],
  conocidoDesde: string | null,
): Promise<ReadonlyMap<number, Entrada[]>> {
  const rows = await selectRows<HistoriaRow>(
    `SELECT h.afiliado_id AS "afiliadoId", h.desde, h.campos, m.folio, h.registrado_at AS "registradoAt"
     FROM historia_afiliado h LEFT JOIN movimientos m ON m.id = h.movimiento_id
     WHERE h.afiliado_id BETWEEN $1 AND $2 ORDER BY h.afiliado_id, h.id`,
    [first, last],
  )
  return groupBy(rows, ({ desde, campos, folio, registradoAt }) => ({
    desde,
    campos: JSON.parse(campos) as CamposLaborales,
    fuente: folio === null ? 'Padrón' : `Movimiento ${folio}`,
    isNueva: folio !== null && conocidoDesde !== null && registradoAt >= conocidoDesde,
  }))
}

/** Periods of approved late contributions, by person. */
async function selectReconocidos([first, last]: readonly [number, number]): Promise<
  ReadonlyMap<number, PeriodoReconocido[]>
> {
  const rows = await selectRows<PeriodoReconocido & { readonly afiliadoId: number }>(
    `SELECT afiliado_id AS "afiliadoId", entidad_id AS "entidadId", desde, hasta, sueldo_centavos AS "sueldoCentavos",
            folio AS fuente
     FROM extemporaneas WHERE estado = 'aprobado' AND afiliado_id BETWEEN $1 AND $2 ORDER BY afiliado_id, resuelto_at, id`,
    [first, last],
  )
  return groupBy(rows, (row) => row)
}

type PorAplicarRow = RowAs<MovimientoModel, { afiliadoId: 'afiliado_id' }> &
  Pick<RowOf<MovimientoModel>, 'folio' | 'tipo_id' | 'causa' | 'fecha' | 'datos'> &
  Pick<RowOf<TipoMovimientoModel>, 'reglas'>

async function selectPorAplicar(
  [first, last]: readonly [number, number],
  quincena: number,
): Promise<ReadonlyMap<number, Entrada[]>> {
  const rows = await selectRows<PorAplicarRow>(
    `SELECT m.afiliado_id AS "afiliadoId", m.folio, m.tipo_id, t.reglas, m.causa, m.fecha, m.datos
     FROM movimientos m JOIN tipos_movimiento t ON t.id = m.tipo_id
     WHERE ${POR_APLICAR_SQL} $1 AND m.afiliado_id BETWEEN $2 AND $3 ORDER BY m.afiliado_id, m.fecha, m.id`,
    [quincena, first, last],
  )
  return groupBy(rows, (row) => {
    const hacia = causaDe(reglasOf(row), row.causa)?.hacia ?? null
    const campos = { ...datosOf(row).columnas, ...(hacia !== null && { situacion: hacia }) }
    return { desde: row.fecha, campos, fuente: `Movimiento ${row.folio}`, isNueva: true }
  })
}

function groupBy<T extends { readonly afiliadoId: number }, Item>(
  rows: readonly T[],
  toItem: (row: T) => Item,
): ReadonlyMap<number, Item[]> {
  const byPerson = new Map<number, Item[]>()
  for (const row of rows) {
    const own = byPerson.get(row.afiliadoId)
    if (own) own.push(toItem(row))
    else byPerson.set(row.afiliadoId, [toItem(row)])
  }
  return byPerson
}

function present(
  person: RawPersona,
  kept: Entrada[] | undefined,
  pending: readonly Entrada[],
  aumentos: readonly AumentoPendiente[],
): Omit<PersonaQuincena, 'reconocidos'> {
  const sinAumentos =
    person.situacion === 'T' ? bringWhole(person, pending) : [...(kept ?? [origin(person)]), ...pending]
  const subidas = entradasDeAumentos(sinAumentos, aumentos).map((entrada) => ({ ...entrada, isNueva: true }))
  const onFile = [...sinAumentos, ...subidas]
  const hechosCon = (percepciones: Percepciones) => hechosDe(onFile, percepciones)
  const nuevas = onFile.filter(({ isNueva }) => isNueva).map(({ desde }) => desde)
  return {
    afiliadoId: person.id,
    interno: formatInterno(person.interno),
    nombre: displayName(person, 'lista'),
    nombreOrden: person.nombreOrden,
    hechos: hechosCon(person),
    hechosCon,
    cambiaDesde: nuevas.reduce<PlainDate | null>((min, day) => (min === null || day < min ? day : min), null),
  }
}

/** Somebody whom no movement changed since entries are kept is, from FECHA_ALTA on, what the roster says. */
function origin(person: RawPersona): Entrada {
  const { fechaAlta, categoria } = person
  const fuente = categoria === null ? 'Padrón' : `Padrón, categoría ${categoria}`
  return { desde: fechaAlta, campos: rosterOf(person), fuente, isNueva: false }
}

/** The first movement of a person in trámite brings everything that is on file. */
function bringWhole(person: RawPersona, pending: readonly Entrada[]): Entrada[] {
  return pending.map((entrada, i) =>
    i === 0 ? { ...entrada, campos: { ...rosterOf(person), ...entrada.campos } } : entrada,
  )
}

function rosterOf({ situacion, nivel1_id, nivel2_id, nivel3_id, categoria_id, sueldo_centavos }: RawPersona) {
  return { situacion, nivel1_id, nivel2_id, nivel3_id, categoria_id, sueldo_centavos } satisfies CamposLaborales
}
