import { Hono } from 'hono'
import { z } from 'zod'
import { LIMITES_CATALOGO } from '#domain/organica/catalogos/catalogo-issues.ts'
import { LIMITES_RENGLON } from '#domain/organica/catalogos/renglon-issues.ts'
import { FORMATOS_EXPORTE } from '#api/files/tabla-exportada.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { defineExporte } from '#api/http/exportes/exporte.ts'
import { describeExporte, responderExporte } from '#api/http/exportes/responder-exporte.ts'
import { panelRoutes } from '#api/http/listas/panel-routes.ts'
import { validate } from '#api/http/forma/validate.ts'
import { idPath } from '#api/organica/schema.ts'
import { exportCatalogo } from './export-catalogo.ts'
import { getRenglon, listRenglones } from './list-renglones.ts'
import { createCatalogo, deleteCatalogo, listCatalogos, updateCatalogo } from './save-catalogo.ts'
import { createRenglon, deleteRenglon, updateRenglon } from './save-renglon.ts'

const AREA = 'catalogos'
const catalogo = z.string().min(1).max(LIMITES_CATALOGO.clave)
// One more than a name may have, so that the rule of the domain says it in its own words.
const nombre = z.string().max(LIMITES_RENGLON.nombre * 2)
const version = z.int().min(1)

const createBody = z.strictObject({
  catalogo,
  clave: z.string().max(LIMITES_RENGLON.clave * 2),
  nombre,
  activo: z.boolean().default(true),
})
const updateBody = z.strictObject({ version, nombre, activo: z.boolean(), usos: z.int().min(0).optional() })
const exportBody = z.strictObject({ catalogo, formato: z.enum(FORMATOS_EXPORTE).default('csv') })

const EXPORTE = defineExporte({
  llamada: 'POST /api/panel/catalogos/exportar',
  titulo: 'Catálogo',
  run: (actor, { catalogo: clave, formato }: z.output<typeof exportBody>, avance) =>
    exportCatalogo(actor, clave, formato, avance),
})

// Twice what they may have, as the name of a row: the rule of the domain says it in its own words.
const textosCatalogo = {
  nombre: z.string().max(LIMITES_CATALOGO.nombre * 2),
  descripcion: z.string().max(LIMITES_CATALOGO.descripcion * 2),
}
const nuevoCatalogo = z.strictObject({ clave: z.string().max(LIMITES_CATALOGO.clave * 2), ...textosCatalogo })
const cambioCatalogo = z.strictObject({ version, ...textosCatalogo, activo: z.boolean() })
const bajaCatalogo = z.strictObject({ version, renglones: z.int().min(0) })

/** Simple catalogues of the panel: the table of them, rows and export. */
export const catalogosRoutes = new Hono<AppEnv>()
  .get('/panel/catalogos/tablas', describe(AREA, 'Catálogos simples'), async (c) =>
    c.json(await listCatalogos(c.var.actor)),
  )
  .post(
    '/panel/catalogos/tablas',
    describe(AREA, 'Crea un catálogo simple', 201),
    validate('json', nuevoCatalogo),
    async (c) => c.json(await createCatalogo(c.var.actor, c.req.valid('json')), 201),
  )
  .put(
    '/panel/catalogos/tablas/:id',
    describe(AREA, 'Cambia el nombre, la descripción o el estado de un catálogo'),
    validate('param', idPath),
    validate('json', cambioCatalogo),
    async (c) => c.json(await updateCatalogo(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/panel/catalogos/tablas/:id',
    describe(AREA, 'Elimina un catálogo que el portal no usa, con sus renglones'),
    validate('param', idPath),
    validate('json', bajaCatalogo),
    async (c) => {
      const { id } = c.req.valid('param')
      await deleteCatalogo(c.var.actor, id, c.req.valid('json'))
      return c.json({ id })
    },
  )
  .post(
    '/panel/catalogos/exportar',
    describeExporte(AREA, 'Un catálogo en CSV o XLSX'),
    validate('json', exportBody),
    (c) => responderExporte(c, EXPORTE, c.req.valid('json')),
  )
  .post('/panel/catalogos', describe(AREA, 'Agrega un renglón', 201, 404), validate('json', createBody), async (c) =>
    c.json(await createRenglon(c.var.actor, c.req.valid('json')), 201),
  )
  .put(
    '/panel/catalogos/:id',
    describe(AREA, 'Cambia un renglón'),
    validate('param', idPath),
    validate('json', updateBody),
    async (c) => c.json(await updateRenglon(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/panel/catalogos/:id',
    describe(AREA, 'Elimina un renglón que nada usa'),
    validate('param', idPath),
    validate('json', z.strictObject({ version })),
    async (c) => {
      const { id } = c.req.valid('param')
      await deleteRenglon(c.var.actor, id, c.req.valid('json').version)
      return c.json({ id })
    },
  )
  .route(
    '/',
    panelRoutes('catalogos', {
      area: AREA,
      list: ['Renglones de los catálogos', listRenglones],
      get: ['Un renglón', getRenglon],
    }),
  )
