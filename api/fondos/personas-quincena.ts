import { displayName } from '#domain/identidad/nombre.ts'
import { causaDe } from '#domain/afiliacion/tipos/reglas-de.ts'
import { formatInterno } from '#domain/afiliacion/tipo-movimiento.ts'
import { conMovimiento, type HechoConFuente, type MovimientoPrevisto } from '#domain/fondos/hechos-previstos.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { reglasOf } from '#api/afiliacion/tipos/reglas-row.ts'
import { Binds, selectRows } from '#api/db/sql.ts'

/** A person as of a quincena: what its contributions are computed from. */
export interface PersonaQuincena {
  readonly afiliadoId: number
  readonly interno: string
  readonly nombre: string
  /** Key of the category ("20B"), or null. */
  readonly categoria: string | null
  /** Unit of level 3, where the post hangs. */
  readonly areaId: number | null
  readonly hechos: readonly HechoConFuente[]
}

interface RawPersona {
  readonly id: number
  readonly interno: number
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  readonly situacion: string
  readonly fechaAlta: PlainDate
  readonly nivel1Id: number | null
  readonly nivel3Id: number | null
  readonly categoria: string | null
  readonly sueldoCentavos: number
  readonly otrosCentavos: number
  readonly quinqueniosCentavos: number
}

interface RawMovimiento {
  readonly afiliadoId: number
  readonly folio: string
  readonly tipo_id: number
  readonly reglas: string
  readonly causa: string
  readonly fecha: PlainDate
  readonly entidadId: number | null
  readonly sueldoCentavos: number | null
  readonly otrosCentavos: number | null
  readonly quinqueniosCentavos: number | null
}

/** People of one read; one page is held at a time. */
const PAGINA = 1_000

/** Movements that a close of quincena $2 makes facts: Por aplicar, not later than it. */
export const POR_APLICAR_SQL = 'm.activo AND m.aplicar AND NOT m.aplicado AND m.quincena <='

/**
 * The people who may contribute through an entity (level 1; null: any) in a quincena, in pages by id: those on its roster in A
 * or L, and those that a movement Por aplicar brings. Their facts are the roster's with those movements applied. One person
 * alone with `afiliadoId`, whatever the situation.
 */
export async function* personasDeQuincena(
  entidadId: number | null,
  quincena: number,
  afiliadoId: number | null = null,
): AsyncGenerator<PersonaQuincena[]> {
  for (let after = 0; ;) {
    const people = await selectPersonas(entidadId, quincena, afiliadoId, after)
    const last = people.at(-1)
    if (!last) return
    const movimientos = await selectPorAplicar(people, quincena)
    yield people.map((person) => present(person, movimientos.get(person.id) ?? []))
    if (people.length < PAGINA) return
    after = last.id
  }
}

function selectPersonas(
  entidadId: number | null,
  quincena: number,
  afiliadoId: number | null,
  after: number,
): Promise<RawPersona[]> {
  const binds = new Binds()
  const who = afiliadoId === null ? whoContributes(binds, entidadId, quincena) : `a.id = ${binds.add(afiliadoId)}`
  return selectRows<RawPersona>(
    `SELECT a.id, a.interno, a.nombre AS nombres, a.apellido_paterno AS "apellidoPaterno",
            a.apellido_materno AS "apellidoMaterno", a.situacion, a.fecha_alta AS "fechaAlta", a.nivel1_id AS "nivel1Id",
            a.nivel3_id AS "nivel3Id", c.clave AS categoria, a.sueldo_centavos AS "sueldoCentavos",
            COALESCE(o.otros_prestaciones_centavos, 0) AS "otrosCentavos",
            COALESCE(o.quinquenios_centavos, 0) AS "quinqueniosCentavos"
     FROM afiliados a LEFT JOIN categorias c ON c.id = a.categoria_id
     LEFT JOIN afiliado_org o ON o.id = (SELECT MAX(id) FROM afiliado_org WHERE afiliado_id = a.id)
     WHERE ${who} AND a.id > ${binds.add(after)} ORDER BY a.id LIMIT ${PAGINA}`,
    binds.values,
  )
}

/** The roster in A or L, and whom a movement Por aplicar brings; of one entity, or of all. */
function whoContributes(binds: Binds, entidadId: number | null, quincena: number): string {
  const entidad = entidadId === null ? null : binds.add(entidadId)
  const roster = `a.situacion IN ('A', 'L')${entidad ? ` AND a.nivel1_id = ${entidad}` : ''}`
  const brought = `EXISTS (SELECT 1 FROM movimientos m LEFT JOIN afiliado_org mo ON mo.id = m.afiliado_org_id
      WHERE m.afiliado_id = a.id AND ${POR_APLICAR_SQL} ${binds.add(quincena)}
      ${entidad ? `AND COALESCE(mo.nivel1_id, a.nivel1_id) = ${entidad}` : ''})`
  return `((${roster}) OR ${brought})`
}

async function selectPorAplicar(
  people: readonly RawPersona[],
  quincena: number,
): Promise<ReadonlyMap<number, MovimientoPrevisto[]>> {
  const binds = new Binds()
  const rows = await selectRows<RawMovimiento>(
    `SELECT m.afiliado_id AS "afiliadoId", m.folio, m.tipo_id, t.reglas, m.causa, m.fecha, o.nivel1_id AS "entidadId",
            o.sueldo_centavos AS "sueldoCentavos", o.otros_prestaciones_centavos AS "otrosCentavos",
            o.quinquenios_centavos AS "quinqueniosCentavos"
     FROM movimientos m JOIN tipos_movimiento t ON t.id = m.tipo_id
     LEFT JOIN afiliado_org o ON o.id = m.afiliado_org_id
     WHERE ${POR_APLICAR_SQL} ${binds.add(quincena)}
       AND m.afiliado_id BETWEEN ${binds.add(people[0]?.id ?? 0)} AND ${binds.add(people.at(-1)?.id ?? 0)}
     ORDER BY m.afiliado_id, m.fecha, m.id`,
    binds.values,
  )
  const byPerson = new Map<number, MovimientoPrevisto[]>()
  for (const row of rows) {
    const own = byPerson.get(row.afiliadoId)
    if (own) own.push(toPrevisto(row))
    else byPerson.set(row.afiliadoId, [toPrevisto(row)])
  }
  return byPerson
}

function toPrevisto({ folio, fecha, entidadId, ...row }: RawMovimiento): MovimientoPrevisto {
  const { sueldoCentavos, otrosCentavos, quinqueniosCentavos } = row
  const hasPost = entidadId !== null && sueldoCentavos !== null
  return {
    folio,
    hacia: causaDe(reglasOf(row), row.causa)?.hacia ?? null,
    fecha,
    puesto: hasPost
      ? {
          entidadId,
          sueldoCentavos,
          otrosCentavos: otrosCentavos ?? 0,
          quinqueniosCentavos: quinqueniosCentavos ?? 0,
        }
      : null,
  }
}

function present(person: RawPersona, movimientos: readonly MovimientoPrevisto[]): PersonaQuincena {
  let hechos: HechoConFuente[] = rosterFacts(person)
  for (const movimiento of movimientos) hechos = conMovimiento(hechos, movimiento)
  return {
    afiliadoId: person.id,
    interno: formatInterno(person.interno),
    nombre: displayName(person, 'lista'),
    categoria: person.categoria,
    areaId: person.nivel3Id,
    hechos,
  }
}

/** What the roster says now; somebody in trámite has no fact yet. */
function rosterFacts(person: RawPersona): HechoConFuente[] {
  const { situacion, nivel1Id, fechaAlta, sueldoCentavos, otrosCentavos, quinqueniosCentavos, categoria } = person
  if (situacion === 'T' || nivel1Id === null) return []
  const fuente = categoria === null ? 'Padrón' : `Padrón, categoría ${categoria}`
  const amounts = { sueldoCentavos, otrosCentavos, quinqueniosCentavos }
  return [{ desde: fechaAlta, situacion, entidadId: nivel1Id, ...amounts, fuente }]
}
