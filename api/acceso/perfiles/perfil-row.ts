import { PERFIL_ADMINISTRADOR } from '#domain/acceso/actor.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import type { Json } from '#domain/acceso/bitacora/canonical-json.ts'
import type { PerfilDetalle, PermisosPerfil } from '#domain/acceso/perfil.ts'
import { claveDeNombre } from '#domain/identidad/clave-de-nombre.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { asBoolean, FOR_UPDATE, selectRow, selectRows } from '#api/db/sql.ts'
import type { PerfilModel } from '#api/acceso/models/PerfilModel.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { AppError, notFound } from '#api/errors.ts'
import { actosOf } from './load-derechos.ts'

type PerfilRow = Pick<RowOf<PerfilModel>, 'id' | 'nombre' | 'ambito' | 'exige_dos_pasos' | 'version'> & {
  readonly usuarios: number
}

/** A profile with its permissions; profile 1 is told with every menu and process, as it has them. 404 when there is none. */
export async function findPerfil(id: number): Promise<PerfilDetalle> {
  // One after the other: in a transaction PostgreSQL has one connection for them.
  const row = await selectRow<PerfilRow>(
    `SELECT p.id, p.nombre, p.ambito, p.exige_dos_pasos, p.version,
       (SELECT COUNT(*) FROM usuarios u WHERE u.perfil_id = p.id) AS usuarios FROM perfiles p WHERE p.id = $1`,
    [id],
  )
  const actos = await selectRows<{ acto: string }>('SELECT acto FROM perfil_actos WHERE perfil_id = $1', [id])
  const menus = await selectIds('menus', 'menu', id)
  const procesos = await selectIds('procesos', 'proceso', id)
  if (!row) throw notFound('El perfil')
  return {
    id: row.id,
    nombre: row.nombre,
    ambito: row.ambito,
    actos: actosOf(actos),
    menus,
    procesos,
    exigeDosPasos: asBoolean(row.exige_dos_pasos),
    usuarios: row.usuarios,
    version: row.version,
    protegido: id === PERFIL_ADMINISTRADOR,
  }
}

/**
 * The same, held until the caller's transaction ends: two calls that each change a part of one profile (the documented ones save
 * menus and processes apart) follow each other, and none writes back what the other has just changed.
 */
export async function holdPerfil(id: number): Promise<PerfilDetalle> {
  await selectRow(`SELECT id FROM perfiles WHERE id = $1${FOR_UPDATE}`, [id])
  return findPerfil(id)
}

async function selectIds(table: 'menus' | 'procesos', noun: 'menu' | 'proceso', perfilId: number): Promise<number[]> {
  const sql =
    perfilId === PERFIL_ADMINISTRADOR
      ? `SELECT id FROM ${table} WHERE componente IS NOT NULL ORDER BY id`
      : `SELECT ${noun}_id AS id FROM perfil_${table} WHERE perfil_id = $1 ORDER BY ${noun}_id`
  const rows = await selectRows<{ id: number }>(sql, perfilId === PERFIL_ADMINISTRADOR ? [] : [perfilId])
  return rows.map(({ id }) => id)
}

/** What of a profile is compared, kept in the bitácora and merged: in one order, so that equal ones are equal texts. */
export function permisosOf(perfil: PermisosPerfil): PermisosPerfil {
  const sorted = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b)
  const { nombre, ambito, exigeDosPasos } = perfil
  const [menus, procesos] = [sorted(perfil.menus), sorted(perfil.procesos)]
  return { nombre, ambito, actos: [...new Set(perfil.actos)].sort(), menus, procesos, exigeDosPasos }
}

/** The same as plain values: what the bitácora keeps of a profile. */
export function perfilJson(perfil: PermisosPerfil): Readonly<Record<string, Json>> {
  return JSON.parse(JSON.stringify(permisosOf(perfil))) as Readonly<Record<string, Json>>
}

const selectNombres = () => selectRows<{ id: number; nombre: string }>('SELECT id, nombre FROM perfiles')

/** The id of the profile that an address names ("auxiliar-de-afiliacion"). */
export async function idDePerfil(clave: string): Promise<number | undefined> {
  return (await selectNombres()).find(({ nombre }) => claveDeNombre(nombre) === clave)?.id
}

/** Throws 409 when another profile has that name; accents, capitals and signs do not make it another: both have one address. */
export async function assertNombreLibre(nombre: string, exceptId: number | null): Promise<void> {
  const clave = claveDeNombre(nombre)
  await holdTurno('perfiles')
  const taken = (await selectNombres()).find((row) => row.id !== exceptId && claveDeNombre(row.nombre) === clave)
  if (taken)
    throw new AppError(409, 'duplicado', `Ya existe el perfil ${taken.nombre}.`, [
      { path: 'nombre', code: 'duplicado', message: `Ya existe el perfil ${taken.nombre}.` },
    ])
}

/** 409 with the profile as it is now, and who saved it first. */
export async function stalePerfil(id: number): Promise<Error> {
  const actual = await findPerfil(id)
  const hecho = `cambió el perfil ${actual.nombre} mientras lo editabas.`
  return staleVersion({ objeto: 'perfil', objetoId: id }, hecho, { actual })
}
