import { isActo, type Acto, type Ambito } from '#domain/acceso/acto.ts'
import { aperturasOf, type Concedido } from '#domain/acceso/apertura.ts'
import type { PerfilDerechos } from '#domain/acceso/derecho.ts'
import type { Concedible, Perfil, PermisosPerfil } from '#domain/acceso/perfil.ts'
import { selectRows } from '#api/db/sql.ts'

/** Menus that open something, in the order of the navigation. */
export function listMenusConcedibles(): Promise<Concedible[]> {
  return selectRows<Concedible>(
    `SELECT m.id, m.nombre, COALESCE(g.nombre, '') AS grupo, m.componente
     FROM menus m LEFT JOIN menus g ON g.id = m.parent_id WHERE m.componente IS NOT NULL
     ORDER BY CASE WHEN g.id IS NULL THEN m.orden ELSE g.orden END, COALESCE(g.id, m.id), m.orden, m.id`,
  )
}

/** Processes that open something, in the order of the map. */
export async function listProcesosConcedibles(): Promise<Concedible[]> {
  const rows = await selectRows<Concedible & { readonly tipo: string }>(
    `SELECT p.id, CASE WHEN g.id IS NULL THEN p.nombre ELSE g.nombre || ' › ' || p.nombre END AS nombre,
       m.nombre AS grupo, p.componente, p.tipo
     FROM procesos p JOIN modulos m ON m.id = p.id_modulo LEFT JOIN procesos g ON g.id = p.parent_id
     WHERE p.componente IS NOT NULL
     ORDER BY CASE m.tipo WHEN 'top' THEN 0 WHEN 'center' THEN 1 ELSE 2 END, m.orden, m.id,
       COALESCE(g.orden, p.orden), COALESCE(g.id, p.id), p.orden, p.id`,
  )
  return rows.map(({ tipo, ...row }) => ({ ...row, ...(tipo === 'ISSSSPEA' && { delInstituto: true }) }))
}

export type PerfilConDerechos = PerfilDerechos & Perfil

interface Concesion {
  readonly perfil_id: number
  readonly id: number
}

/** Everything that decides what each profile may do. */
export async function loadDerechos(): Promise<{
  readonly perfiles: readonly PerfilConDerechos[]
  readonly menus: readonly Concedible[]
  readonly procesos: readonly Concedible[]
}> {
  // One after the other: in a transaction PostgreSQL has one connection for them.
  const perfiles = await selectRows<{ id: number; nombre: string; ambito: Ambito }>(
    'SELECT id, nombre, ambito FROM perfiles ORDER BY id',
  )
  const actos = await selectRows<{ perfil_id: number; acto: string }>('SELECT perfil_id, acto FROM perfil_actos')
  const menus = await listMenusConcedibles()
  const procesos = await listProcesosConcedibles()
  const deMenus = await selectRows<Concesion>('SELECT perfil_id, menu_id AS id FROM perfil_menus')
  const deProcesos = await selectRows<Concesion>('SELECT perfil_id, proceso_id AS id FROM perfil_procesos')
  const has = (rows: readonly Concesion[], perfilId: number) =>
    new Set(rows.filter((row) => row.perfil_id === perfilId).map(({ id }) => id))
  return {
    menus,
    procesos,
    perfiles: perfiles.map((perfil) => {
      const concedidos = concedidosOf({ menus, procesos }, has(deMenus, perfil.id), has(deProcesos, perfil.id))
      return {
        ...perfil,
        actos: actosOf(actos.filter((row) => row.perfil_id === perfil.id)),
        aperturas: aperturasOf(perfil, concedidos),
      }
    }),
  }
}

/** What a set of menus and processes grants, with the path of each. */
export function concedidosOf(
  { menus, procesos }: { readonly menus: readonly Concedible[]; readonly procesos: readonly Concedible[] },
  menuIds: ReadonlySet<number>,
  procesoIds: ReadonlySet<number>,
): Concedido[] {
  const path = ({ grupo, nombre }: Concedible) => (grupo === '' ? nombre : `${grupo} › ${nombre}`)
  const grant = (por: Concedido['por'], all: readonly Concedible[], ids: ReadonlySet<number>): Concedido[] =>
    all
      .filter(({ id }) => ids.has(id))
      .map((one) => ({ por, id: one.id, nombre: path(one), componente: one.componente }))
  return [...grant('menu', menus, menuIds), ...grant('proceso', procesos, procesoIds)]
}

/** What decides the rights of profile `id` once it has those permissions. */
export async function derechosDe(
  id: number,
  { ambito, actos, menus, procesos }: PermisosPerfil,
): Promise<PerfilDerechos> {
  const concedibles = { menus: await listMenusConcedibles(), procesos: await listProcesosConcedibles() }
  const concedidos = concedidosOf(concedibles, new Set(menus), new Set(procesos))
  return { id, ambito, actos, aperturas: aperturasOf({ id, ambito }, concedidos) }
}

export function actosOf(rows: readonly { readonly acto: string }[]): Acto[] {
  return rows.map(({ acto }) => acto).filter(isActo)
}
