import type { Actor } from '#domain/acceso/actor.ts'
import { addDays } from '#domain/plain-date.ts'
import type { OpcionesCaso } from '#domain/procesos/casos/caso.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { today } from '#api/clock.ts'
import { selectRows } from '#api/db/sql.ts'
import { readCatalogoActivo } from '#api/organica/catalogos/read-catalogo.ts'
import { listProcesosDeActor } from './proceso-de-caso.ts'

/** Days offered for a case until its due date is chosen. */
const PLAZO_DIAS = 15

/** What the form of a case offers: processes of the profile, modules, entities (for the institute), results. */
export async function getOpcionesCaso(actor: Actor): Promise<OpcionesCaso> {
  authorize(actor, 'casos.leer')
  const [procesos, modulos, entidades, resultados] = await Promise.all([
    listProcesosDeActor(actor),
    selectRows<{ id: number; nombre: string }>('SELECT id, nombre FROM modulos ORDER BY orden, id'),
    actor.ambito === 'instituto'
      ? selectRows<{ id: number; nombre: string }>(
          'SELECT id, nombre FROM unidades WHERE nivel = 1 AND activo ORDER BY nombre, id',
        )
      : [],
    readCatalogoActivo('resultado_caso'),
  ])
  return {
    procesos: procesos.map(({ id, moduloId, nombre, ruta }) => ({ id, moduloId, nombre, ruta })),
    modulos,
    entidades,
    resultados: resultados.map(({ clave, nombre }) => ({ clave, nombre })),
    vence: addDays(today(), PLAZO_DIAS),
  }
}
