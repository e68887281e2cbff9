import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { parseSituaciones, SITUACIONES_CON_HISTORIA, type LetraSituacion } from '#domain/afiliacion/situacion.ts'
import { parseClaveEntera } from '#domain/identidad/clave-entera.ts'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { NSS_LENGTH } from '#domain/identidad/nss.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { buscarNombre } from '#api/afiliacion/busqueda/buscar-nombre.ts'
import type { Corte } from '#api/afiliacion/busqueda/corte.ts'
import { paginaDeIds, type PaginaDeIds } from '#api/db/orden.ts'
import { selectRegistros, type Registros } from '#api/db/registros.ts'
import { Binds } from '#api/db/sql.ts'
import { malformed } from '#api/errors.ts'
import type { Condicion } from '#api/http/listas/camino.ts'
import { AFILIADO_REGISTROS, type AfiliadoRow } from './afiliado-row.ts'
import { isPropia } from './coincidencia.ts'
import { corteDeAlcance } from './corte-padron.ts'
import { isOpenSql } from './estatus-sql.ts'
import { findAjenas } from './find-ajenas.ts'
import type { RegistroPadron } from '#domain/afiliacion/documentadas.ts'
import { presentAjena, presentEncontrado, presentPadron } from './present-padron.ts'
import { nombreSql } from './search-sql.ts'

const term = z.string().max(200).optional()
/** Organic keys are two digits; "1" is the same as "01" (specification 3 §5). */
const clave = z
  .string()
  .regex(/^[0-9A-Za-z]{0,4}$/)
  .transform((text) => (text === '' ? undefined : text.padStart(2, '0')))
  .optional()

export const personalSchema = z.object({
  q: term,
  curp: term,
  interno: term,
  noempleado: term,
  rfc: term,
  ORGANICA_0: clave,
  ORGANICA_1: clave,
  ORGANICA_2: clave,
  ORGANICA_ACTIVO: z.string().max(40).optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  offset: z.coerce.number().int().min(0).default(0),
})

export type ConsultaPersonal = z.output<typeof personalSchema>

/**
 * The documented search of employees: by part of the name, CURP, RFC or employee number, or by the internal number, within
 * the actor's scope. A query of only letters with history (`B-C-D-E-L-N-P`) finds those of any office, for whoever
 * may request altas (decisions §2); of another office's person only name, situation, last period and entity are told until the
 * whole CURP is given (decisions §9). A key's exact bearer comes first. Reads by key are noted in the bitácora.
 * On the first page, a whole CURP, RFC or NSS also finds a person of another dependency: a last row with only name and
 * situation (decisions §2). A client sends the keys of its own units, so `ORGANICA_0..2` do not exclude that row.
 */
export async function findPersonal(actor: Actor, query: ConsultaPersonal): Promise<RegistroPadron[]> {
  const pedida = withClave(query)
  const rows = await findRows(actor, pedida, CON_ABIERTO)
  const found = rows.map((row) =>
    isToldWhole(actor, pedida, row)
      ? presentPadron(row, (isPropia(actor, row) && row.abierto) || '')
      : presentEncontrado(row),
  )
  if (query.offset > 0 || rows.length >= query.limit) return found
  const situaciones = parseActivo(query.ORGANICA_ACTIVO)
  const ajenas = await findAjenasOf(actor, query, rows, ({ situacion }) => situaciones?.includes(situacion) ?? true)
  return [...found, ...ajenas.map(presentAjena)]
}

/** The people of other dependencies whom the whole key of `query` names, without those of `rows`. */
export async function findAjenasOf(
  actor: Actor,
  query: ConsultaPersonal,
  rows: readonly AfiliadoRow[],
  seMuestra: (row: AfiliadoRow) => boolean = () => true,
): Promise<readonly AfiliadoRow[]> {
  const pedida = withClave(query)
  const found = new Set(rows.map(({ id }) => id))
  const ajenas = await findAjenas(
    actor,
    claveOf(pedida),
    (row) => seMuestra(row) && !(found.has(row.id) && isToldWhole(actor, pedida, row)),
  )
  return ajenas.filter(({ id }) => !found.has(id))
}

/** A query whose whole key, typed as a name, stands in its own field. The documents have no parameter for the NSS. */
type ConsultaConClave = ConsultaPersonal & { readonly nss?: string }

function withClave(query: ConsultaPersonal): ConsultaConClave {
  const { q, ...rest } = query
  const entera = parseClaveEntera(q ?? '')
  const otra = [query.curp, query.rfc, query.noempleado, query.interno].some((key) => key?.trim())
  return entera === null || otra ? query : { ...rest, [entera.columna]: entera.clave }
}

/** The key that a query asks for: the internal and the employee number belong to one dependency. */
function claveOf({ interno, curp, nss, rfc }: ConsultaConClave): string {
  return interno?.trim() ? '' : curp?.trim() || nss || rfc?.trim() || ''
}

/** A person and the folio of its open movement. */
type ConAbierto = AfiliadoRow & { readonly abierto: string | null }

const CON_ABIERTO: Registros<ConAbierto> = {
  ...AFILIADO_REGISTROS,
  columns: {
    ...AFILIADO_REGISTROS.columns,
    abierto: `(SELECT m.folio FROM movimientos m WHERE m.afiliado_id = a.id AND ${isOpenSql('m')} ORDER BY m.id DESC LIMIT 1)`,
  },
}

/** Whether all of a person is told: of the own office, or asked by the whole CURP. */
function isToldWhole(actor: Actor, { curp }: ConsultaPersonal, row: AfiliadoRow): boolean {
  return isPropia(actor, row) || cleanKey(curp ?? '') === row.curp
}

async function auditKeyRead(actor: Actor, query: ConsultaPersonal, rows: readonly AfiliadoRow[]): Promise<void> {
  const told = rows.filter((row) => isToldWhole(actor, query, row))
  await auditRead(
    actor,
    ...told.map(({ id }) => ({ acto: 'afiliado.leer' as const, objeto: 'afiliado' as const, objetoId: id })),
  )
}

/** The same search, as rows; `besides` are more conditions on `afiliados` (alias `a`). */
export function findPersonalRows(
  actor: Actor,
  query: ConsultaPersonal,
  besides: readonly Condicion[] = [],
): Promise<readonly AfiliadoRow[]> {
  return findRows(actor, withClave(query), AFILIADO_REGISTROS, besides)
}

async function findRows<Row extends AfiliadoRow>(
  actor: Actor,
  query: ConsultaConClave,
  registros: Registros<Row>,
  besides: readonly Condicion[] = [],
): Promise<readonly Row[]> {
  authorize(actor, 'padron.leer')
  const situaciones = parseActivo(query.ORGANICA_ACTIVO)
  const pregunta = {
    query,
    corte: corteDeAlcance(isDeTodos(actor, situaciones) ? null : actor, situaciones),
    ademas: [...organicaSql(query), ...besides],
  }
  const key = keySearch(query)
  const binds = new Binds()
  const ids = query.q?.trim() && !key ? await idsPorNombre(query.q, pregunta, binds) : idsEnOrden(pregunta, key, binds)
  if (ids === null) return []
  const { rows } = await selectRegistros(registros, { id: 'a.id', ids, values: binds.values })
  if (key) await auditKeyRead(actor, query, rows)
  return rows
}

interface Pregunta {
  readonly query: ConsultaPersonal
  /** Of whom. */
  readonly corte: Corte
  /** More conditions on `afiliados` (alias `a`). */
  readonly ademas: readonly Condicion[]
}

/** By name alone, as the padrón's list looks for it: common words are walked, not gathered and sorted. Null when nothing is asked. */
async function idsPorNombre(
  texto: string,
  { query, corte, ademas }: Pregunta,
  binds: Binds,
): Promise<PaginaDeIds | null> {
  const con =
    (condicion: Condicion): Condicion =>
    (into) =>
      [condicion, ...ademas].map((each) => each(into)).join(' AND ')
  const camino = await buscarNombre({
    texto,
    corte: {
      estrecha: con(corte.estrecha),
      enOrden: (columna) => con(corte.enOrden(columna)),
      suelta: con(corte.suelta),
    },
    cuenta: 'nadie',
    orden: POR_NOMBRE,
  })
  return camino && camino.ids(binds, query)
}

const POR_NOMBRE = {
  columna: 'a.nombre_orden',
  sinIndice: "(a.nombre_orden || '')",
  order: 'ASC',
  porNombre: true,
} as const

function idsEnOrden({ query, corte, ademas }: Pregunta, key: KeySearch | null, binds: Binds): PaginaDeIds {
  const where = [
    corte.enOrden('a.nombre_orden')(binds),
    ...(query.q?.trim() ? [nombreSql(query.q, binds) ?? '1 = 0'] : []),
    ...(key ? [key.where(binds)] : []),
    ...ademas.map((condition) => condition(binds)),
  ].join(' AND ')
  const exactFirst = key?.exactFirst ? `CASE WHEN ${key.exactFirst(binds)} THEN 0 ELSE 1 END` : ''
  const claves = [exactFirst, 'a.nombre_orden', 'a.id'].filter((sql) => sql !== '')
  return paginaDeIds(
    'a.id',
    claves.map((sql) => ({ sql, order: 'ASC' })),
    {
      from: `FROM afiliados a WHERE ${where}`,
      limit: `LIMIT ${binds.add(query.limit)} OFFSET ${binds.add(query.offset)}`,
    },
  )
}

function parseActivo(text: string | undefined): LetraSituacion[] | null {
  if (text === undefined || text.trim() === '') return null
  const letters = parseSituaciones(text.trim())
  if (!letters) throw malformed('ORGANICA_ACTIVO: se esperaban letras de situación separadas por guiones, como B-C-D.')
  return letters
}

/** Whether those of any office are found: the letters are of people with history alone. */
function isDeTodos(actor: Actor, situaciones: readonly LetraSituacion[] | null): boolean {
  const onlyHistory = situaciones?.every((letra) => SITUACIONES_CON_HISTORIA.includes(letra)) ?? false
  return onlyHistory && can(actor, 'alta.solicitar')
}

function organicaSql(query: ConsultaPersonal): Condicion[] {
  const levels = [query.ORGANICA_0, query.ORGANICA_1, query.ORGANICA_2]
  return levels.flatMap((value, nivel) =>
    value === undefined
      ? []
      : [
          (binds: Binds) => `a.nivel${nivel}_id IN (SELECT u.id FROM unidades u JOIN organica o ON o.id = u.organica_id
             WHERE u.nivel = ${nivel} AND o.clave_${nivel} = ${binds.add(value)})`,
        ],
  )
}

interface KeySearch {
  readonly where: (binds: Binds) => string
  readonly exactFirst?: (binds: Binds) => string
}

/** The internal number names one person, so it is exact; the other keys may be a part, as they are typed. */
function keySearch({ curp, nss, rfc, noempleado, interno }: ConsultaConClave): KeySearch | null {
  if (interno?.trim()) return internoSearch(interno)
  if (curp?.trim()) return partSearch('a.curp', cleanKey(curp), 18)
  if (nss) return partSearch('a.nss', nss, NSS_LENGTH)
  if (rfc?.trim()) return partSearch('a.rfc', cleanKey(rfc), 13)
  return noempleado?.trim() ? partSearch('a.noempleado', normalizeText(noempleado), Infinity) : null
}

function internoSearch(text: string): KeySearch {
  const digits = cleanKey(text)
  if (!/^[0-9]{1,15}$/.test(digits)) return { where: () => '1 = 0' }
  return { where: (binds) => `a.interno = ${binds.add(Number(digits))}` }
}

function partSearch(column: string, part: string, whole: number): KeySearch {
  if (part.length >= whole) return { where: (binds) => `${column} = ${binds.add(part)}` }
  const escaped = part.toUpperCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)
  return {
    where: (binds) => `UPPER(${column}) LIKE ${binds.add(`%${escaped}%`)} ESCAPE '\\'`,
    exactFirst: (binds) => `UPPER(${column}) = ${binds.add(part.toUpperCase())}`,
  }
}
