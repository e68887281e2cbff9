import { z } from 'zod'
import type { CategoriaPanel } from '#domain/organica/panel.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { today } from '#api/clock.ts'
import { asBoolean, selectRows } from '#api/db/sql.ts'
import { defineRows } from '#api/http/listas/define-rows.ts'

type Fila = CategoriaPanel & { readonly orden: number }

/** The categories with the salary in force today. */
export const { list: listCategoriasPanel, get: getCategoriaPanel } = defineRows({
  authorize: (actor) => authorize(actor, 'organica.panel'),
  rows: selectCategorias,
  columns: ['clave', 'nombre', 'sueldoCentavos', 'vigenteDesde', 'vigenteHasta', 'activo', 'orden'],
  defaultSort: ['orden', 'ASC'],
  filters: { activo: z.boolean() },
  search: ['clave', 'nombre'],
  presentAll: (filas) => filas.map(present),
  uno: 'La categoría',
})

function present({ id, clave, nombre, sueldoCentavos, vigenteDesde, vigenteHasta, activo }: Fila): CategoriaPanel {
  return { id, clave, nombre, sueldoCentavos, vigenteDesde, vigenteHasta, activo }
}

async function selectCategorias(): Promise<Fila[]> {
  const rows = await selectRows<Omit<Fila, 'activo'> & { activo: boolean | number }>(
    `SELECT c.id, c.clave, c.nombre, c.orden, c.activo, COALESCE(s.monto_centavos, 0) AS "sueldoCentavos",
       COALESCE(s.vigente_desde, '') AS "vigenteDesde", s.vigente_hasta AS "vigenteHasta"
     FROM categorias c LEFT JOIN sueldos s ON s.categoria_id = c.id
       AND s.vigente_desde <= $1 AND (s.vigente_hasta IS NULL OR s.vigente_hasta >= $1)`,
    [today()],
  )
  return rows.map((row) => ({ ...row, activo: asBoolean(row.activo) }))
}
