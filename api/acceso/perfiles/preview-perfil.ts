import type { Actor } from '#domain/acceso/actor.ts'
import { aperturasOf } from '#domain/acceso/apertura.ts'
import { compareDerechos, daMas, type PerfilDerechos } from '#domain/acceso/derecho.ts'
import type { CambioPrevisto, PermisosPerfil } from '#domain/acceso/perfil.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { ordenDeNombreSql } from '#api/http/listas/fold-sql.ts'
import { concedidosOf, listMenusConcedibles, listProcesosConcedibles } from './load-derechos.ts'
import { findPerfil } from './perfil-row.ts'

/** People named; the rest are counted. */
const NOMBRADAS = 8

/** What saving `permisos` would take away and give, and from whom. Changes nothing. Throws 404. */
export async function previewPerfil(actor: Actor, id: number, permisos: PermisosPerfil): Promise<CambioPrevisto> {
  authorizeInstituto(actor, 'perfiles.administrar')
  const [actual, menus, procesos, personas] = await Promise.all([
    findPerfil(id),
    listMenusConcedibles(),
    listProcesosConcedibles(),
    countPersonas(id),
  ])
  const derechos = (of: PermisosPerfil): PerfilDerechos => {
    const concedidos = concedidosOf({ menus, procesos }, new Set(of.menus), new Set(of.procesos))
    return { id, ambito: of.ambito, actos: of.actos, aperturas: aperturasOf({ id, ambito: of.ambito }, concedidos) }
  }
  const narrows = actual.ambito === 'instituto' && permisos.ambito === 'dependencia'
  return {
    ...compareDerechos(derechos(actual), derechos(permisos)),
    dosManos: daMas(derechos(actual), derechos(permisos)),
    personas,
    sinLugar: narrows ? await listSinLugar(id) : [],
  }
}

/** Active accounts with the profile, and the names of the first. */
export async function countPersonas(perfilId: number): Promise<CambioPrevisto['personas']> {
  const [count, rows] = await Promise.all([
    selectRow<{ n: number }>('SELECT COUNT(*) AS n FROM usuarios WHERE perfil_id = $1 AND activo', [perfilId]),
    selectRows<{ nombre: string }>(
      `SELECT nombre FROM usuarios WHERE perfil_id = $1 AND activo ORDER BY ${ordenDeNombreSql('nombre')}, id LIMIT $2`,
      [perfilId, NOMBRADAS],
    ),
  ])
  return { total: count?.n ?? 0, primeras: rows.map(({ nombre }) => nombre) }
}

async function listSinLugar(perfilId: number): Promise<string[]> {
  const rows = await selectRows<{ nombre: string }>(
    `SELECT nombre FROM usuarios WHERE perfil_id = $1 AND activo AND entidad_id IS NULL AND adscripcion_id IS NULL
       AND dependencia_id IS NULL ORDER BY ${ordenDeNombreSql('nombre')}, id`,
    [perfilId],
  )
  return rows.map(({ nombre }) => nombre)
}
