import type { CambiosEstado } from '#domain/direcciones/cambios-sepomex.ts'
import type { AsentamientoSepomex } from '#domain/direcciones/sepomex.ts'
import { findRow } from '#api/db/find-row.ts'
import { EstadoModel } from '#api/direcciones/models/EstadoModel.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { Binds, execute, selectRows } from '#api/db/sql.ts'

/** Ids of one statement's list. */
const POR_VEZ = 500

/** Writes what a state of the file changes: missing municipios and postal codes first, then its settlements. */
export async function writeEstado(
  claveEstado: string,
  rows: readonly AsentamientoSepomex[],
  { nuevas, cambiadas, bajas }: CambiosEstado,
): Promise<void> {
  const estadoId = await estadoIdOf(claveEstado, rows[0]?.estado ?? claveEstado)
  const municipios = await municipiosOf(estadoId, rows)
  const codigos = await codigosOf(estadoId, municipios, rows)
  const cpOf = ({ claveMunicipio, codigo }: AsentamientoSepomex): number =>
    idFor(codigos, `${claveMunicipio} ${codigo}`)
  await insertRows(
    'colonias',
    ['cp_id', 'nombre', 'tipo', 'clave'],
    nuevas.map((row) => [cpOf(row), row.colonia, row.tipo, row.clave]),
  )
  for (const { antes, asentamiento } of cambiadas)
    await execute('UPDATE colonias SET nombre = $1, tipo = $2, cp_id = $3 WHERE id = $4', [
      asentamiento.colonia,
      asentamiento.tipo,
      cpOf(asentamiento),
      antes.id,
    ])
  for (let at = 0; at < bajas.length; at += POR_VEZ) {
    const binds = new Binds()
    const ids = binds.addAll(bajas.slice(at, at + POR_VEZ).map(({ id }) => id))
    await execute(`DELETE FROM colonias WHERE id IN (${ids})`, binds.values)
  }
}

/** What was just written is there: an id of 0 would put a settlement nowhere. */
function idFor(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`Nothing was written for ${key}`)
  return id
}

async function estadoIdOf(clave: string, nombre: string): Promise<number> {
  await execute('INSERT INTO estados (clave, nombre) VALUES ($1, $2) ON CONFLICT (clave) DO NOTHING', [clave, nombre])
  const row = await findRow(EstadoModel, { clave }, ['id'])
  if (!row) throw new Error(`There is no state ${clave}`)
  return row.id
}

async function municipiosOf(
  estadoId: number,
  rows: readonly AsentamientoSepomex[],
): Promise<ReadonlyMap<string, number>> {
  const read = async () => {
    const all = await selectRows<{ id: number; clave: string }>(
      'SELECT id, clave FROM municipios WHERE estado_id = $1',
      [estadoId],
    )
    return new Map(all.map(({ clave, id }) => [clave, id]))
  }
  const known = await read()
  const missing = new Map(
    rows.filter(({ claveMunicipio }) => !known.has(claveMunicipio)).map((row) => [row.claveMunicipio, row.municipio]),
  )
  if (missing.size === 0) return known
  await insertRows(
    'municipios',
    ['estado_id', 'clave', 'nombre'],
    [...missing].map(([clave, nombre]) => [estadoId, clave, nombre]),
  )
  return read()
}

/** Ids of the state's postal codes, by "municipio codigo"; those that are missing are made. */
async function codigosOf(
  estadoId: number,
  municipios: ReadonlyMap<string, number>,
  rows: readonly AsentamientoSepomex[],
): Promise<ReadonlyMap<string, number>> {
  const read = async () => {
    const all = await selectRows<{ id: number; codigo: string; clave: string }>(
      `SELECT c.id, c.codigo, m.clave FROM codigos_postales c JOIN municipios m ON m.id = c.municipio_id
       WHERE m.estado_id = $1`,
      [estadoId],
    )
    return new Map(all.map(({ id, codigo, clave }) => [`${clave} ${codigo}`, id]))
  }
  const known = await read()
  const wanted = new Map(rows.map((row) => [`${row.claveMunicipio} ${row.codigo}`, row]))
  const missing = [...wanted].filter(([key]) => !known.has(key)).map(([, row]) => row)
  if (missing.length === 0) return known
  await insertRows(
    'codigos_postales',
    ['municipio_id', 'codigo'],
    missing.map(({ claveMunicipio, codigo }) => [idFor(municipios, claveMunicipio), codigo]),
  )
  return read()
}
