import { cadenaDesde } from '#domain/cadena.ts'
import { isOpenSql } from '#api/afiliacion/padron/estatus-sql.ts'
import { execute, selectRows } from '#api/db/sql.ts'

interface Unidad {
  readonly id: number
  readonly parentId: number | null
  readonly sucesoraId: number | null
  readonly nombre: string
  readonly clave: string
}

interface Abierto {
  readonly id: number
  readonly datos: string
  readonly orgId: number | null
  readonly nivel3Id: number | null
  readonly nivel2Id: number | null
  readonly nivel1Id: number | null
  readonly nivel0Id: number | null
}

type Datos = Record<string, unknown>

/** Units of a place, from level 0 down. */
type Cadena = readonly Unidad[]

/**
 * Open movements that take their person to a unit which was merged or moved go to where it is now: what they will write is put
 * right, so that applying them never brings an old unit back. Gives how many were.
 */
export async function corregirAbiertos(): Promise<number> {
  const unidades = await loadUnidades()
  const puestos = await loadAreas()
  const abiertos = await selectRows<Abierto>(
    `SELECT m.id, m.datos, m.afiliado_org_id AS "orgId", g.nivel0_id AS "nivel0Id", g.nivel1_id AS "nivel1Id",
       g.nivel2_id AS "nivel2Id", g.nivel3_id AS "nivel3Id"
     FROM movimientos m LEFT JOIN afiliado_org g ON g.id = m.afiliado_org_id
     WHERE ${isOpenSql('m')} AND (m.afiliado_org_id IS NOT NULL OR m.datos LIKE '%"nivel3_id":%' OR m.datos LIKE '%"area":%')`,
  )
  let changed = 0
  for (const abierto of abiertos) {
    const datos = JSON.parse(abierto.datos) as Datos
    const isOther = corregir(datos, (area, puesto) =>
      cadenaDe(unidades, (puesto === null ? undefined : puestos.get(puesto)) ?? area),
    )
    if (isOther) await execute('UPDATE movimientos SET datos = $1 WHERE id = $2', [JSON.stringify(datos), abierto.id])
    const org = await corregirOrg(abierto, unidades)
    if (isOther || org) changed += 1
  }
  return changed
}

async function loadUnidades(): Promise<ReadonlyMap<number, Unidad>> {
  const rows = await selectRows<Unidad>(
    `SELECT u.id, u.parent_id AS "parentId", u.sucesora_id AS "sucesoraId", u.nombre,
       CASE u.nivel WHEN 0 THEN o.clave_0 WHEN 1 THEN o.clave_1 WHEN 2 THEN o.clave_2 ELSE o.clave_3 END AS clave
     FROM unidades u JOIN organica o ON o.id = u.organica_id`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** The area of each post, as it is now. */
async function loadAreas(): Promise<ReadonlyMap<number, number>> {
  const rows = await selectRows<{ id: number; unidad_id: number }>('SELECT id, unidad_id FROM puestos')
  return new Map(rows.map(({ id, unidad_id }) => [id, unidad_id]))
}

/** The place of an area today; null for one that is not whole. */
function cadenaDe(unidades: ReadonlyMap<number, Unidad>, areaId: number): Cadena | null {
  const ids = cadenaDesde(areaId, (id) => {
    const unidad = unidades.get(id)
    return unidad?.sucesoraId ?? unidad?.parentId ?? null
  })
  const cadena = ids
    .flatMap((id) => unidades.get(id) ?? [])
    .filter(({ sucesoraId }) => sucesoraId === null)
    .reverse()
  return cadena.length === 4 ? cadena : null
}

const CAMPOS_CUERPO = ['entidad', 'adscripcion', 'dependencia', 'area'] as const

/** Puts every place that `value` holds right, in place; whether any was not. */
function corregir(value: unknown, lookUp: (area: number, puesto: number | null) => Cadena | null): boolean {
  if (typeof value !== 'object' || value === null) return false
  const record = value as Datos
  let changed = false
  for (const nested of Object.values(record)) changed = corregir(nested, lookUp) || changed
  if (typeof record['nivel3_id'] === 'number') {
    const puesto = typeof record['puesto_id'] === 'number' ? record['puesto_id'] : null
    const cadena = lookUp(record['nivel3_id'], puesto)
    cadena?.forEach((unidad, nivel) => {
      changed = put(record, `nivel${nivel}_id`, unidad.id) || changed
      if (`clave_organica_${nivel}` in record) changed = put(record, `clave_organica_${nivel}`, unidad.clave) || changed
      if (`orgs${nivel + 1}` in record) changed = put(record, `orgs${nivel + 1}`, unidad.nombre) || changed
    })
  }
  if (typeof record['area'] === 'number' && typeof record['dependencia'] === 'number')
    lookUp(record['area'], null)?.forEach((unidad, nivel) => {
      changed = put(record, CAMPOS_CUERPO[nivel] ?? 'area', unidad.id) || changed
    })
  return changed
}

/** Only a key that the record has: a partial place stays partial. */
function put(record: Datos, key: string, value: string | number): boolean {
  if (!(key in record) || record[key] === value) return false
  record[key] = value
  return true
}

/** The link that an open movement wrote at its request. */
async function corregirOrg(abierto: Abierto, unidades: ReadonlyMap<number, Unidad>): Promise<boolean> {
  if (abierto.orgId === null || abierto.nivel3Id === null) return false
  const cadena = cadenaDe(unidades, abierto.nivel3Id)
  const before = [abierto.nivel0Id, abierto.nivel1Id, abierto.nivel2Id, abierto.nivel3Id]
  if (!cadena || cadena.every(({ id }, nivel) => id === before[nivel])) return false
  const sets = cadena.flatMap((_unidad, nivel) => [
    `nivel${nivel}_id = $${3 * nivel + 1}`,
    `clave_organica_${nivel} = $${3 * nivel + 2}`,
    `orgs${nivel + 1} = $${3 * nivel + 3}`,
  ])
  const values = cadena.flatMap(({ id, clave, nombre }) => [id, clave, nombre])
  await execute(`UPDATE afiliado_org SET ${sets.join(', ')} WHERE id = $13`, [...values, abierto.orgId])
  return true
}
