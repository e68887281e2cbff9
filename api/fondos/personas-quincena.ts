import { quincenaOf } from '#domain/calendario/quincena.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import { camposDePercepciones } from '#domain/afiliacion/historia/campos-de-percepciones.ts'
import { altaConActos, type ActoEnTramite } from '#domain/afiliacion/historia/actos-en-tramite.ts'
import { causaDe } from '#domain/afiliacion/tipos/reglas-de.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { hechosDe, type CamposLaborales, type HechoDePersona, type Percepciones } from '#domain/fondos/hechos.ts'
import type { PagoDeNomina } from '#domain/fondos/nomina.ts'
import { conReorganizaciones, type Reorganizacion } from '#domain/fondos/reorganizaciones.ts'
import {
  hechosReconocidos,
  type EntradaRegistrada,
  type PeriodoReconocido,
} from '#domain/fondos/extemporaneas/periodo-reconocido.ts'
import { entradasDeAumentos, type AumentoPendiente } from '#domain/fondos/aumentos/con-aumentos.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { loadActosEnTramite } from '#api/afiliacion/organizacion/tramites-reorganizados.ts'
import { reglasOf } from '#api/afiliacion/tipos/reglas-row.ts'
import { datosOf } from '#api/afiliacion/tramites/datos/datos-movimiento.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { aumentosPendientes } from '#api/fondos/aumentos/aumentos-pendientes.ts'
import { selectCambiosDeNomina, selectPagosDeNomina } from '#api/fondos/pagos-de-nomina.ts'
import { porPersona } from '#api/fondos/por-persona.ts'
import { selectReconocidos, selectReemplazos } from '#api/fondos/extemporaneas-de-personas.ts'
import { personasSql, POR_APLICAR_SQL, type AlcanceQuincena } from '#api/fondos/personas-sql.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { AfiliadoOrgModel } from '#api/afiliacion/models/AfiliadoOrgModel.ts'
import type { HistoriaAfiliadoModel } from '#api/afiliacion/models/HistoriaAfiliadoModel.ts'
import type { MovimientoModel } from '#api/afiliacion/models/MovimientoModel.ts'
import type { TipoMovimientoModel } from '#api/afiliacion/models/TipoMovimientoModel.ts'
import type { CategoriaModel } from '#api/organica/models/CategoriaModel.ts'
import { LIGA_SQL } from '#api/afiliacion/alta/insert-liga.ts'
import type { NombreDeAfiliado } from '#api/afiliacion/padron/nombre-de-afiliado.ts'

/** A person as of a quincena: what its contributions are computed from. */
export interface PersonaQuincena {
  readonly afiliadoId: number
  readonly interno: string
  readonly nombre: string
  /** Folded, for lists in order of names. */
  readonly nombreOrden: string
  readonly hechos: readonly HechoDePersona[]
  /** The facts with recognised periods, and other monthly amounts of payroll if a closed quincena keeps its own. */
  hechosCon(periodos: readonly PeriodoReconocido[], percepciones?: Percepciones): HechoDePersona[]
  /** Days that late contributions recognise, in the order of their approval; closed quincenas are corrected with them. */
  readonly reconocidos: readonly PeriodoReconocido[]
  /** Acts on the tree that took the person from one entity to another, in the order of their recording. */
  readonly reorganizaciones: readonly Reorganizacion[]
  /** Payroll lines that pay for this quincena, or for closed ones that are corrected. */
  readonly pagos: readonly PagoDeNomina[]
  /** The earliest day that something recorded since `conocidoDesde`, or still to be applied, changes; null when nothing does. */
  readonly cambiaDesde: PlainDate | null
}

type RawPersona = Pick<
  RowOf<AfiliadoModel>,
  'id' | 'interno' | 'situacion' | 'nivel1_id' | 'nivel2_id' | 'nivel3_id' | 'categoria_id' | 'sueldo_centavos'
> &
  NombreDeAfiliado &
  RowAs<AfiliadoModel, { nombreOrden: 'nombre_orden'; fechaAlta: 'fecha_alta' }> &
  LeftJoined<RowAs<CategoriaModel, { categoria: 'clave' }>> &
  RowAs<
    AfiliadoOrgModel,
    {
      entidadId: 'nivel1_id'
      otrosCentavos: 'otros_prestaciones_centavos'
      quinqueniosCentavos: 'quinquenios_centavos'
    }
  >

/** An entry of somebody, and whether closed quincenas may not know it yet. */
interface Entrada extends EntradaRegistrada {
  readonly porActo: boolean
  readonly isNueva: boolean
}

/** People of one read; one page is held at a time. */
const PAGINA = 1_000

/** People given at once: few enough to be done with before they are old, and for a desk to get its turn after them. */
const PARTE = 250

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
  { conocidoDesde, quincena, nominaSupuesta }: AlcanceQuincena,
  people: readonly RawPersona[],
  aumentos: readonly AumentoPendiente[],
): Promise<PersonaQuincena[]> {
  const own = people.map(({ id }) => id)
  const ids = [Math.min(...own), Math.max(...own)] as const
  const kept = await selectHistoria(ids, conocidoDesde ?? null)
  const pending = await selectPorAplicar(ids, quincena)
  const enTramite = await loadActosEnTramite(...ids)
  const reconocidos = await selectReconocidos(ids)
  const reemplazos = await selectReemplazos(ids, conocidoDesde ?? null)
  const nominas = await selectCambiosDeNomina(ids, conocidoDesde ?? null)
  const sinPagos = people.map((person) => {
    const { cambiaDesde, ...persona } = present(
      person,
      kept.get(person.id),
      { pending: pending.get(person.id) ?? [], enTramite: enTramite.get(person.id) ?? [] },
      aumentos,
    )
    const nomina = nominas.get(person.id) ?? null
    return {
      ...persona,
      reconocidos: reconocidos.get(person.id) ?? [],
      cambiaDesde: primero([cambiaDesde, nomina, ...(reemplazos.get(person.id) ?? [])]),
    }
  })
  const desde = primero(sinPagos.map(({ cambiaDesde }) => cambiaDesde))
  const primera = Math.min(quincena, desde === null ? quincena : quincenaOf(desde))
  const pagos = await selectPagosDeNomina(ids, primera, nominaSupuesta)
  return sinPagos.map((persona) => ({ ...persona, pagos: pagos.get(persona.afiliadoId) ?? [] }))
}

function selectPersonas(alcance: AlcanceQuincena, after: number): Promise<RawPersona[]> {
  const binds = new Binds()
  const who = personasSql(alcance, binds)
  return selectRows<RawPersona>(
    `SELECT a.id, a.interno, a.nombre AS nombres, a.apellido_paterno AS "apellidoPaterno",
            a.apellido_materno AS "apellidoMaterno", a.nombre_orden AS "nombreOrden", a.situacion, a.fecha_alta AS "fechaAlta",
            a.nivel1_id, a.nivel2_id, a.nivel3_id, a.categoria_id, c.clave AS categoria, a.sueldo_centavos,
            COALESCE(o.nivel1_id, 0) AS "entidadId", COALESCE(o.otros_prestaciones_centavos, 0) AS "otrosCentavos",
            COALESCE(o.quinquenios_centavos, 0) AS "quinqueniosCentavos"
     FROM afiliados a LEFT JOIN categorias c ON c.id = a.categoria_id
     LEFT JOIN afiliado_org o ON o.id = ${LIGA_SQL}
     WHERE ${who} AND a.id > ${binds.add(after)} ORDER BY a.id LIMIT ${PAGINA}`,
    binds.values,
  )
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
  // What is on file comes first and without a movement; any later entry without one is of an act on the tree.
  const conocidas = new Set<number>()
  return porPersona(rows, ({ afiliadoId, desde, campos, folio, registradoAt }) => {
    const porActo = folio === null && conocidas.has(afiliadoId)
    conocidas.add(afiliadoId)
    return {
      desde,
      campos: JSON.parse(campos) as CamposLaborales,
      fuente: folio !== null ? `Movimiento ${folio}` : porActo ? 'Reorganización' : 'Padrón',
      porActo,
      isNueva: folio !== null && conocidoDesde !== null && registradoAt >= conocidoDesde,
      registradoAt,
    }
  })
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
  return porPersona(rows, (row) => {
    const hacia = causaDe(reglasOf(row), row.causa)?.hacia ?? null
    const { columnas, percepciones } = datosOf(row)
    const campos = {
      ...columnas,
      ...(percepciones && camposDePercepciones(percepciones)),
      ...(hacia !== null && { situacion: hacia }),
    }
    const fuente = `Movimiento ${row.folio}`
    return { desde: row.fecha, campos, fuente, porActo: false, isNueva: true, registradoAt: null }
  })
}

function present(
  person: RawPersona,
  kept: Entrada[] | undefined,
  { pending, enTramite }: { readonly pending: readonly Entrada[]; readonly enTramite: readonly ActoEnTramite[] },
  aumentos: readonly AumentoPendiente[],
): Omit<PersonaQuincena, 'reconocidos' | 'pagos'> {
  const sinAumentos =
    person.situacion === 'T' ? bringWhole(person, pending, enTramite) : [...(kept ?? [origin(person)]), ...pending]
  const subidas = entradasDeAumentos(sinAumentos, aumentos).map((entrada) => ({
    ...entrada,
    porActo: false,
    isNueva: true,
    registradoAt: null,
  }))
  const { entradas: onFile, reorganizaciones } = conReorganizaciones([...sinAumentos, ...subidas])
  const nuevas = onFile.filter(({ isNueva }) => isNueva).map(({ desde }) => desde)
  return {
    afiliadoId: person.id,
    interno: formatInterno(person.interno),
    nombre: displayName(person, 'lista'),
    nombreOrden: person.nombreOrden,
    hechos: hechosDe(onFile, person),
    hechosCon: (periodos, percepciones = person) => hechosReconocidos(onFile, percepciones, periodos),
    reorganizaciones,
    cambiaDesde: primero(nuevas),
  }
}

function primero(days: readonly (PlainDate | null)[]): PlainDate | null {
  return days.reduce((min, day) => (min === null || (day !== null && day < min) ? day : min), null)
}

/** Somebody whom no movement changed since entries are kept is, from FECHA_ALTA on, what the roster says. */
function origin(person: RawPersona): Entrada {
  const { fechaAlta, categoria } = person
  const fuente = categoria === null ? 'Padrón' : `Padrón, categoría ${categoria}`
  return { desde: fechaAlta, campos: rosterOf(person), fuente, porActo: false, isNueva: false, registradoAt: '' }
}

/** The first movement of a person in trámite brings everything that is on file, and the acts that moved the person meanwhile. */
function bringWhole(person: RawPersona, pending: readonly Entrada[], enTramite: readonly ActoEnTramite[]): Entrada[] {
  const [first, ...rest] = pending
  if (!first) return []
  const whole = { desde: first.desde, campos: { ...rosterOf(person), ...first.campos } }
  const { campos, actos } = altaConActos(whole, enTramite)
  const porActo = { fuente: 'Reorganización', porActo: true, isNueva: false, registradoAt: null }
  return [{ ...first, campos }, ...actos.map((acto) => ({ ...acto, ...porActo })), ...rest]
}

function rosterOf({ situacion, nivel1_id, nivel2_id, nivel3_id, categoria_id, sueldo_centavos }: RawPersona) {
  return { situacion, nivel1_id, nivel2_id, nivel3_id, categoria_id, sueldo_centavos } satisfies CamposLaborales
}
