import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { TIPOS_DE_PROCESO } from '#domain/procesos/documentacion.ts'
import { UBICACIONES, type Modulo, type ModuloPanel, type Ubicacion } from '#domain/procesos/modulo.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { selectRows } from '#api/db/sql.ts'
import { defineRows } from '#api/http/listas/define-rows.ts'
import { CARGADOS_DE_PROCESO } from '#api/procesos/avance-sql.ts'
import { MODULO_COLUMNS, presentModulo, UBICACION_SQL, type ModuloRow } from './modulo-row.ts'

type Row = ModuloRow & Readonly<Record<'procesos' | 'cargados', number>>

/** Processes that open something: a popup of the map has no documents. */
const SQL = `SELECT ${MODULO_COLUMNS},
    (SELECT COUNT(*) FROM procesos p WHERE p.id_modulo = m.id AND p.componente IS NOT NULL) AS procesos,
    (SELECT CAST(COALESCE(SUM(${CARGADOS_DE_PROCESO}), 0) AS BIGINT) FROM procesos p
      WHERE p.id_modulo = m.id AND p.componente IS NOT NULL) AS cargados
  FROM modulos m ORDER BY ${UBICACION_SQL}, m.orden, m.id`

const present = (row: Row): ModuloPanel => ({
  ...presentModulo(row),
  procesos: row.procesos,
  documentos: { cargados: row.cargados, total: row.procesos * TIPOS_DE_PROCESO.length },
})

/** Every module from the top of the map to its bottom. */
export async function listModulos(actor: Actor): Promise<Modulo[]> {
  authorize(actor, 'procesos.consultar')
  return (await selectRows<Row>(SQL)).map(presentModulo)
}

/** The panel's list of modules, with how many processes and documents each has, as they stand on the map; equal ones keep that order. */
export const { list: listModulosPanel, get: getModuloPanel } = defineRows({
  authorize: (actor) => authorize(actor, 'procesos.consultar'),
  rows: async () => (await selectRows<Row>(SQL)).map((row, lugar) => ({ ...row, lugar })),
  columns: ['lugar', 'nombre', 'orden', 'procesos'],
  defaultSort: ['lugar', 'ASC'],
  filters: { tipo: z.enum(Object.keys(UBICACIONES) as [Ubicacion, ...Ubicacion[]]) },
  search: ['nombre'],
  tie: ({ lugar }) => lugar,
  presentAll: (rows) => rows.map(present),
  uno: 'El módulo',
})
