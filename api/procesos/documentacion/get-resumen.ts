import type { Actor } from '#domain/acceso/actor.ts'
import { ESPERADOS_GENERALES, TIPOS_DE_PROCESO, type ResumenDocumentacion } from '#domain/procesos/documentacion.ts'
import { authorize } from '#api/acceso/authorize.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { selectRows } from '#api/db/sql.ts'
import { CARGADOS_DE_PROCESO } from '#api/procesos/avance-sql.ts'
import { UBICACION_SQL } from '#api/procesos/modulos/modulo-row.ts'
import type { ModuloModel } from '#api/procesos/models/ModuloModel.ts'

type ModuloRow = Pick<RowOf<ModuloModel>, 'id' | 'nombre' | 'tipo' | 'icono'>

/** Documents in force of the institute and of each module, by type. */
async function loadCargados(): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const rows = await selectRows<{ dueno: number; tipo: string }>(
    `SELECT COALESCE(d.id_modulo, 0) AS dueno, d.tipo FROM documentacion d
     WHERE d.clase <> 'proceso'
       AND EXISTS (SELECT 1 FROM documentacion_archivos a WHERE a.documento_id = d.id AND a.vigente)`,
  )
  const byDueno = new Map<number, Set<string>>()
  for (const { dueno, tipo } of rows) byDueno.set(dueno, (byDueno.get(dueno) ?? new Set()).add(tipo))
  return byDueno
}

const avanceOf = (cargados: ReadonlySet<string> = new Set()) => {
  const faltan = ESPERADOS_GENERALES.filter((tipo) => !cargados.has(tipo))
  return { cargados: ESPERADOS_GENERALES.length - faltan.length, total: ESPERADOS_GENERALES.length, faltan }
}

/** What is there and what is missing: of the institute, of each module and of its processes. */
export async function getResumenDocumentacion(actor: Actor): Promise<ResumenDocumentacion> {
  authorize(actor, 'documentacion.consultar')
  const [cargados, modulos, procesos] = await Promise.all([
    loadCargados(),
    selectRows<ModuloRow>(
      `SELECT m.id, m.nombre, m.icono, m.tipo FROM modulos m ORDER BY ${UBICACION_SQL}, m.orden, m.id`,
    ),
    selectRows<{ id_modulo: number; cargados: number }>(
      `SELECT p.id_modulo, ${CARGADOS_DE_PROCESO} AS cargados FROM procesos p WHERE p.componente IS NOT NULL`,
    ),
  ])
  return {
    general: avanceOf(cargados.get(0)),
    modulos: modulos.map(({ icono, ...modulo }) => {
      const own = procesos.filter(({ id_modulo }) => id_modulo === modulo.id)
      return {
        ...modulo,
        icono: icono ?? '',
        ...avanceOf(cargados.get(modulo.id)),
        procesos: {
          total: own.length,
          completos: own.filter((proceso) => proceso.cargados === TIPOS_DE_PROCESO.length).length,
          cargados: own.reduce((sum, proceso) => sum + proceso.cargados, 0),
          documentos: own.length * TIPOS_DE_PROCESO.length,
        },
      }
    }),
  }
}
