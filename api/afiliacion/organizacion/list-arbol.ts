import type { Actor } from '#domain/acceso/actor.ts'
import { asOf } from '#domain/afiliacion/historia/as-of.ts'
import { organizacionTexto, type NodoArbol, type Organizacion, type RespuestaArbol } from '#domain/organica/arbol.ts'
import { cadenaDesde } from '#domain/cadena.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { entradaDe, type HistoriaRow } from '#api/afiliacion/aplicar/historia-row.ts'
import { enPadronAlSql } from '#api/afiliacion/reloj/al-sql.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { today } from '#api/clock.ts'
import { Binds, BY_BYTES, selectRows } from '#api/db/sql.ts'
import { selectProgramados } from '#api/organica/edicion/programado-row.ts'
import { selectSinUnidad } from '#api/organica/edicion/claves-bajo.ts'

type Unidad = Omit<NodoArbol, 'personas' | 'vacantes'>

/** How many of something are in each unit itself, by its id. */
type Cuenta = ReadonlyMap<number, number>

/**
 * The whole tree with its people (A and L) and empty posts, and the keys that wait for a unit. With `al` the people of that day, by the units of then or, with
 * `hoy`, by what became of them.
 */
export async function listArbol(
  actor: Actor,
  al: PlainDate | null,
  organizacion: Organizacion,
): Promise<RespuestaArbol> {
  authorizeInstituto(actor, 'organica.administrar')
  const isThen = al !== null && organizacion === 'entonces'
  const none: Cuenta = new Map()
  const [unidades, titulares, personas, sucesoras, vacantes, programados, sinUnidad] = await Promise.all([
    isThen ? selectEntonces(al) : selectHoy(),
    selectTitulares(isThen ? al : today()),
    al === null ? personasHoy() : personasAl(al),
    isThen ? none : selectSucesoras(),
    al === null ? selectVacantes() : null,
    selectProgramados(),
    selectSinUnidad(),
  ])
  const up = new Map(unidades.map(({ id, parentId }) => [id, parentId]))
  const people = rollUp(personas, up, sucesoras)
  const empty = vacantes && rollUp(vacantes, up, sucesoras)
  return {
    texto: organizacionTexto(al, organizacion),
    programados,
    sinUnidad,
    nodos: unidades.map((unidad) => ({
      ...unidad,
      // Nobody by date: whom its organic row names.
      titular: titulares.get(unidad.id) ?? unidad.titular,
      personas: people.get(unidad.id) ?? 0,
      vacantes: empty && (empty.get(unidad.id) ?? 0),
    })),
  }
}

/** The four keys as one text: it sorts in a third of the time that four columns take. A space comes before any letter or digit. */
const POR_CLAVES = `${[0, 1, 2, 3].map((nivel) => `o.clave_${nivel}`).join(` || ' ' || `)}${BY_BYTES}`

function selectHoy(): Promise<Unidad[]> {
  return selectRows<Unidad>(
    `SELECT u.id, u.parent_id AS "parentId", u.nivel, u.nombre, o.titular,
       CASE u.nivel WHEN 0 THEN o.clave_0 WHEN 1 THEN o.clave_1 WHEN 2 THEN o.clave_2 ELSE o.clave_3 END AS clave
     FROM unidades u JOIN organica o ON o.id = u.organica_id WHERE u.activo ORDER BY ${POR_CLAVES}, u.id`,
  )
}

/** The units that there were on a day, as they were called, keyed and placed then. */
function selectEntonces(al: PlainDate): Promise<Unidad[]> {
  return selectRows<Unidad>(
    `SELECT u.id, v.parent_id AS "parentId", u.nivel, v.nombre, o.titular, v.clave
     FROM unidad_vigencias v JOIN unidades u ON u.id = v.unidad_id JOIN organica o ON o.id = u.organica_id
     WHERE v.desde <= $1 AND (v.hasta IS NULL OR v.hasta >= $1) ORDER BY u.nivel, v.clave${BY_BYTES}, u.id`,
    [al],
  )
}

/** Who headed each unit on a day, by its id: one question for all of them. */
async function selectTitulares(al: PlainDate): Promise<ReadonlyMap<number, string>> {
  const rows = await selectRows<{ unidad: number; nombre: string }>(
    `SELECT unidad_id AS unidad, nombre FROM unidad_cargos
     WHERE cargo = 'titular' AND desde <= $1 AND (hasta IS NULL OR hasta >= $1) ORDER BY desde, id`,
    [al],
  )
  return new Map(rows.map(({ unidad, nombre }) => [unidad, nombre]))
}

async function selectSucesoras(): Promise<Cuenta> {
  const rows = await selectRows<{ id: number; sucesora: number }>(
    'SELECT id, sucesora_id AS sucesora FROM unidades WHERE sucesora_id IS NOT NULL',
  )
  return new Map(rows.map(({ id, sucesora }) => [id, sucesora]))
}

/** Deepest unit of each person, today. */
async function personasHoy(): Promise<Cuenta> {
  const rows = await selectRows<{ id: number; n: number }>(
    `SELECT COALESCE(nivel3_id, nivel2_id, nivel1_id, nivel0_id) AS id, COUNT(*) AS n FROM afiliados
     WHERE situacion IN ('A', 'L') GROUP BY COALESCE(nivel3_id, nivel2_id, nivel1_id, nivel0_id)`,
  )
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** The same on a day, by the history that movements and acts leave. */
async function personasAl(al: PlainDate): Promise<Cuenta> {
  const binds = new Binds()
  const people = await selectRows<{ id: number; situacion: string; unidad: number | null }>(
    `SELECT a.id, a.situacion, COALESCE(a.nivel3_id, a.nivel2_id, a.nivel1_id, a.nivel0_id) AS unidad FROM afiliados a
     WHERE ${enPadronAlSql(al, binds)}`,
    binds.values,
  )
  const entries = await selectRows<HistoriaRow & { afiliado_id: number }>(
    'SELECT id, afiliado_id, desde, registrado_at, campos FROM historia_afiliado WHERE desde <= $1 ORDER BY id',
    [al],
  )
  const byPerson = new Map<number, HistoriaRow[]>()
  for (const entry of entries) {
    const own = byPerson.get(entry.afiliado_id)
    if (own) own.push(entry)
    else byPerson.set(entry.afiliado_id, [entry])
  }
  const count = new Map<number, number>()
  for (const { id, situacion, unidad } of people) {
    const was = asOf((byPerson.get(id) ?? []).map(entradaDe), { al, conocido: null })
    const place = was ? (was.nivel3_id ?? was.nivel2_id ?? was.nivel1_id ?? was.nivel0_id ?? null) : unidad
    const letter = was?.situacion ?? situacion
    if (typeof place === 'number' && (letter === 'A' || letter === 'L')) count.set(place, (count.get(place) ?? 0) + 1)
  }
  return count
}

/** Posts that nobody holds. */
async function selectVacantes(): Promise<Cuenta> {
  const rows = await selectRows<{ id: number; n: number }>(
    `SELECT unidad_id AS id, COUNT(*) AS n FROM puestos WHERE activo AND id NOT IN
       (SELECT puesto_id FROM afiliados WHERE puesto_id IS NOT NULL AND situacion IN ('A', 'L')) GROUP BY unidad_id`,
  )
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** Adds what each unit has to all above it; what is of a merged unit goes to its successor. */
function rollUp(own: Cuenta, up: ReadonlyMap<number, number | null>, sucesoras: Cuenta): Cuenta {
  const sums = new Map<number, number>()
  for (const [unidad, n] of own) {
    const viva = cadenaDesde(unidad, (id) => sucesoras.get(id) ?? null).find((id) => up.has(id))
    for (const id of cadenaDesde(viva ?? null, (each) => up.get(each) ?? null)) sums.set(id, (sums.get(id) ?? 0) + n)
  }
  return sums
}
