import type { Actor } from '#domain/acceso/actor.ts'
import type { AcercaInstituto } from '#domain/procesos/acerca.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { selectRows, SQL_TRUE } from '#api/db/sql.ts'
import { UBICACION_SQL } from '#api/procesos/modulos/modulo-row.ts'

/** What the institute does and how it is organised, as the map and the organic tree tell it. */
export async function getAcerca(actor: Actor): Promise<AcercaInstituto> {
  authorize(actor, 'tableros.ver')
  const [modulos, procesos, niveles] = await Promise.all([
    selectRows<AcercaInstituto['modulos'][number]>(
      `SELECT m.id, m.nombre, m.tipo, COALESCE(m.icono, '') AS icono FROM modulos m ORDER BY ${UBICACION_SQL}, m.orden, m.id`,
    ),
    selectRows<{ id_modulo: number; nombre: string }>(
      'SELECT id_modulo, nombre FROM procesos WHERE parent_id IS NULL ORDER BY orden, id',
    ),
    selectRows<{ nivel: number; n: number }>(
      `SELECT nivel, COUNT(*) AS n FROM unidades WHERE activo = ${SQL_TRUE} GROUP BY nivel`,
    ),
  ])
  return {
    modulos: modulos.map((modulo) => ({
      ...modulo,
      procesos: procesos.filter(({ id_modulo }) => id_modulo === modulo.id).map(({ nombre }) => nombre),
    })),
    unidades: [0, 1, 2, 3].map((nivel) => niveles.find((row) => row.nivel === nivel)?.n ?? 0),
  }
}
