import { isAdministrador, type Actor } from '#domain/acceso/actor.ts'
import { vistaOfComponente } from '#domain/acceso/vistas/vistas.ts'
import type { ProcesoNodo, RespuestaMapa } from '#domain/procesos/mapa.ts'
import { authorize } from '#api/acceso/authorize.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { selectRows } from '#api/db/sql.ts'
import { ORDEN_MAPA_SQL } from '#api/procesos/modulos/modulo-row.ts'
import type { ModuloModel } from '#api/procesos/models/ModuloModel.ts'
import type { ProcesoModel } from '#api/procesos/models/ProcesoModel.ts'
import { countCasosAbiertos } from './casos/count-casos-abiertos.ts'
import { clavesDelMapa } from './procesos/claves-del-mapa.ts'

type Tipo = RespuestaMapa['bandas'][number]['tipo']

type ModuloRow = Pick<RowOf<ModuloModel>, 'id' | 'nombre' | 'icono' | 'tipo'>

type ProcesoRow = Pick<RowOf<ProcesoModel>, 'id' | 'id_modulo' | 'parent_id' | 'nombre' | 'componente'>

/** The three bands, top to bottom (specification 2 §2.2, design/pantallas). */
const BANDAS = [
  { tipo: 'top', titulo: 'Estratégicos' },
  { tipo: 'center', titulo: 'Misión' },
  { tipo: 'bottom', titulo: 'Apoyo' },
] as const satisfies readonly { readonly tipo: Tipo; readonly titulo: string }[]

/** The process map of `/inicio` with the processes of the profile; a popup or module left empty is not there. */
export async function getMapa(actor: Actor): Promise<RespuestaMapa> {
  authorize(actor, 'inicio.ver')
  const [modulos, procesos, claves, casos] = await Promise.all([
    selectRows<ModuloRow>('SELECT id, nombre, icono, tipo FROM modulos ORDER BY orden, id'),
    listProcesos(actor),
    clavesDelMapa(),
    countCasosAbiertos(actor),
  ])
  const again = repetidas(procesos)
  const withProcesos = modulos
    .map(({ tipo, ...modulo }) => ({
      tipo,
      modulo: {
        ...modulo,
        casosAbiertos: casos.get(modulo.id) ?? 0,
        procesos: tree({ procesos, claves, again }, modulo.id, null),
      },
    }))
    .filter(({ modulo }) => modulo.procesos.length > 0)
  return {
    bandas: BANDAS.map((banda) => ({
      ...banda,
      modulos: withProcesos.filter(({ tipo }) => tipo === banda.tipo).map(({ modulo }) => modulo),
    })),
  }
}

/** Processes the profile has, and every popup: those are pruned when nothing is left in them. */
function listProcesos(actor: Actor): Promise<ProcesoRow[]> {
  const own = isAdministrador(actor)
    ? ''
    : `WHERE p.componente IS NULL OR p.id IN (SELECT proceso_id FROM perfil_procesos WHERE perfil_id = $1)`
  return selectRows<ProcesoRow>(
    `SELECT p.id, p.id_modulo, p.parent_id, p.nombre, p.componente FROM procesos p JOIN modulos m ON m.id = p.id_modulo
     ${own} ORDER BY ${ORDEN_MAPA_SQL}`,
    isAdministrador(actor) ? [] : [actor.perfilId],
  )
}

/** Ids of the processes with a page of their own at an address that an earlier one has: a screen is the same from anywhere. */
function repetidas(rows: readonly ProcesoRow[]): ReadonlySet<number> {
  const seen = new Set<string>()
  const again = new Set<number>()
  for (const { id, componente } of rows) {
    if (componente === null || !componente.startsWith('/') || vistaOfComponente(componente) !== null) continue
    if (seen.has(componente)) again.add(id)
    seen.add(componente)
  }
  return again
}

interface Mapa {
  readonly procesos: readonly ProcesoRow[]
  readonly claves: ReadonlyMap<number, string>
  /** Those of `repetidas`. */
  readonly again: ReadonlySet<number>
}

function tree(mapa: Mapa, moduloId: number, parentId: number | null): ProcesoNodo[] {
  const { procesos, claves, again } = mapa
  return procesos
    .filter((row) => row.id_modulo === moduloId && row.parent_id === parentId)
    .map(({ id, nombre, componente }) => ({
      id,
      clave: claves.get(id) ?? String(id),
      nombre,
      componente,
      repetida: again.has(id),
      hijos: tree(mapa, moduloId, id),
    }))
    .filter((nodo) => nodo.componente !== null || nodo.hijos.length > 0)
}
