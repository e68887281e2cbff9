import { insertRows } from '#api/db/insert-rows.ts'
import { selectRow } from '#api/db/sql.ts'
import { PERFILES, type PerfilClave } from './perfiles.ts'
import { MODULOS, type ModuloSemilla, type ProcesoSemilla } from './procesos-datos.ts'
import { sembrarUnaVez } from './sembrar-una-vez.ts'

const INSTITUTO = ['administrador', 'auxiliar', 'jefe', 'director', 'titular', 'auditor'] as const

/** Profiles that have a process, by whom it is for. */
const PERFILES_DE = {
  instituto: INSTITUTO,
  todos: [...INSTITUTO, 'ventanilla', 'validador'],
  captura: ['administrador', 'ventanilla'],
} as const satisfies Record<ProcesoSemilla['para'], readonly PerfilClave[]>

/** Modules and processes of the map (specification 2 §2.2) and who has which. A module is sown once, whole. */
export async function loadProcesos(): Promise<void> {
  const keyOf = ({ tipo, nombre }: ModuloSemilla) => `${tipo}/${nombre}`
  const fresh = await sembrarUnaVez('modulos', MODULOS, keyOf)
  for (const modulo of fresh) {
    const row = await selectRow<{ id: number }>(
      'INSERT INTO modulos (nombre, tipo, icono, orden) VALUES ($1, $2, $3, $4) RETURNING id',
      [modulo.nombre, modulo.tipo, modulo.icono, MODULOS.indexOf(modulo) + 1],
    )
    await insertProcesos(modulo.procesos, row?.id ?? 0, null)
  }
}

async function insertProcesos(
  procesos: readonly ProcesoSemilla[],
  moduloId: number,
  parentId: number | null,
): Promise<void> {
  for (const [orden, proceso] of procesos.entries()) {
    const row = await selectRow<{ id: number }>(
      'INSERT INTO procesos (id_modulo, parent_id, nombre, componente, orden, tipo) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id',
      [moduloId, parentId, proceso.nombre, proceso.componente, orden + 1, tipoOf(proceso)],
    )
    const id = row?.id ?? 0
    if (proceso.componente !== null) await grant(id, PERFILES_DE[proceso.para])
    await insertProcesos(proceso.hijos, moduloId, id)
  }
}

/** Specification 2 §2.6: worked by the institute (ISSSSPEA) or by the entities too. */
function tipoOf({ para }: ProcesoSemilla): 'ISSSSPEA' | 'ENTIDAD' {
  return para === 'instituto' ? 'ISSSSPEA' : 'ENTIDAD'
}

function grant(procesoId: number, perfiles: readonly PerfilClave[]): Promise<void> {
  return insertRows(
    'perfil_procesos',
    ['perfil_id', 'proceso_id'],
    perfiles.map((perfil) => [PERFILES[perfil].id, procesoId]),
  )
}
