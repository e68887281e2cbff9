import { Hono } from 'hono'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { contentRange, listBodySchema, listParamsSchema, type Pagina } from '#api/http/list-query.ts'
import { validate } from '#api/http/validate.ts'
import { getCategoriaPanel, listCategoriasPanel } from './list-categorias-panel.ts'
import { getUnidadPanel, listUnidadesPanel } from './list-unidades-panel.ts'
import { idPath } from './schema.ts'

const range = (resource: string, { rows, total, offset }: Pagina<object>) => ({
  'Content-Range': contentRange(resource, { offset }, rows.length, total),
})

/** Read-only lists of the panel (ra-data-simple-rest). */
export const organicaPanelRoutes = new Hono<AppEnv>()
  .get(
    '/panel/entidades',
    describe('organica', 'Lista de unidades del árbol'),
    validate('query', listParamsSchema),
    async (c) => {
      const page = await listUnidadesPanel(c.var.actor, c.req.valid('query'))
      return c.json(page.rows, 200, range('entidades', page))
    },
  )
  .post(
    '/panel/entidades/buscar',
    describe('organica', 'Búsqueda de unidades del árbol'),
    validate('json', listBodySchema),
    async (c) => {
      const page = await listUnidadesPanel(c.var.actor, c.req.valid('json'))
      return c.json(page.rows, 200, range('entidades', page))
    },
  )
  .get('/panel/entidades/:id', describe('organica', 'Una unidad del árbol'), validate('param', idPath), async (c) =>
    c.json(await getUnidadPanel(c.var.actor, c.req.valid('param').id)),
  )
  .get(
    '/panel/categorias',
    describe('organica', 'Lista de categorías con su sueldo'),
    validate('query', listParamsSchema),
    async (c) => {
      const page = await listCategoriasPanel(c.var.actor, c.req.valid('query'))
      return c.json(page.rows, 200, range('categorias', page))
    },
  )
  .post(
    '/panel/categorias/buscar',
    describe('organica', 'Búsqueda de categorías'),
    validate('json', listBodySchema),
    async (c) => {
      const page = await listCategoriasPanel(c.var.actor, c.req.valid('json'))
      return c.json(page.rows, 200, range('categorias', page))
    },
  )
  .get('/panel/categorias/:id', describe('organica', 'Una categoría'), validate('param', idPath), async (c) =>
    c.json(await getCategoriaPanel(c.var.actor, c.req.valid('param').id)),
  )
