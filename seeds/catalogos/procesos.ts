import { insertRow } from '#api/db/insert-row.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { ModuloModel } from '#api/procesos/models/ModuloModel.ts'
import { ProcesoModel } from '#api/procesos/models/ProcesoModel.ts'
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
    const { nombre, tipo, icono } = modulo
    const id = await insertRow(ModuloModel, { nombre, tipo, icono, orden: MODULOS.indexOf(modulo) + 1 })
    await insertProcesos(modulo.procesos, id, null)
  }
}

async function insertProcesos(
  procesos: readonly ProcesoSemilla[],
  moduloId: number,
  parentId: number | null,
): Promise<void> {
  for (const [orden, proceso] of procesos.entries()) {
    const { nombre, componente } = proceso
    const id = await insertRow(ProcesoModel, {
      id_modulo: moduloId,
      parent_id: parentId,
      nombre,
      componente,
      orden: orden + 1,
      tipo: tipoOf(proceso),
    })
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
