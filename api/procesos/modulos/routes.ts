import { Hono } from 'hono'
import { CLAVE_MODULO } from '#domain/procesos/ruta-modulo.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { panelRoutes } from '#api/http/listas/panel-routes.ts'
import { validate } from '#api/http/forma/validate.ts'
import { EXPORTE_MODULOS } from './exporte-modulos.ts'
import { deleteModulo, impactoModulo } from './borrado.ts'
import { getModuloPanel, listModulos, listModulosPanel } from './list-modulos.ts'
import { findModuloDeClave } from './modulo-row.ts'
import { createModulo, updateModulo } from './save-modulo.ts'
import {
  borradoQuery,
  idPath,
  idQuery,
  moduloCambio,
  moduloNuevo,
  moduloPanelCambio,
  moduloPanelNuevo,
} from './schema.ts'

/** Modules as the documents call them. */
const documentadas = new Hono<AppEnv>()
  .get('/modulos/abc', describe('procesos', 'Módulos del mapa'), async (c) => c.json(await listModulos(c.var.actor)))
  .post('/modulos/abc', describe('procesos', 'Crea un módulo', 201), validate('json', moduloNuevo), async (c) =>
    c.json(await createModulo(c.var.actor, c.req.valid('json')), 201),
  )
  .put('/modulos/abc', describe('procesos', 'Cambia un módulo'), validate('json', moduloCambio), async (c) => {
    const { id, version, ...entrada } = c.req.valid('json')
    return c.json(await updateModulo(c.var.actor, id, entrada, version ?? null))
  })
  .delete(
    '/modulos/abc',
    describe('procesos', 'Elimina un módulo con sus procesos y documentos'),
    validate('query', idQuery),
    async (c) => c.json({ success: true, eliminado: await deleteModulo(c.var.actor, c.req.valid('query').id, null) }),
  )

/** The same for the panel (ra-data-simple-rest). */
const panel = new Hono<AppEnv>()
  .post('/panel/modulos', describe('procesos', 'Crea un módulo', 201), validate('json', moduloPanelNuevo), async (c) =>
    c.json(await createModulo(c.var.actor, c.req.valid('json')), 201),
  )
  .put(
    '/panel/modulos/:id',
    describe('procesos', 'Cambia un módulo'),
    validate('param', idPath),
    validate('json', moduloPanelCambio),
    async (c) => {
      const { version, ...entrada } = c.req.valid('json')
      return c.json(await updateModulo(c.var.actor, c.req.valid('param').id, entrada, version))
    },
  )
  .get(
    '/panel/modulos/:id/impacto',
    describe('procesos', 'Lo que se elimina con un módulo'),
    validate('param', idPath),
    async (c) => c.json(await impactoModulo(c.var.actor, c.req.valid('param').id)),
  )
  .delete(
    '/panel/modulos/:id',
    describe('procesos', 'Elimina un módulo con sus procesos y documentos'),
    validate('param', idPath),
    validate('query', borradoQuery),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json({ id, ...(await deleteModulo(c.var.actor, id, c.req.valid('query').huella ?? null)) })
    },
  )
  .route(
    '/',
    panelRoutes('modulos', {
      area: 'procesos',
      list: ['Lista de módulos', listModulosPanel],
      get: [
        'Un módulo, por su id o su nombre y ubicación',
        getModuloPanel,
        { patron: CLAVE_MODULO, find: async (clave) => (await findModuloDeClave(clave))?.id },
      ],
      export: EXPORTE_MODULOS,
    }),
  )

export const modulosRoutes = new Hono<AppEnv>().route('/', documentadas).route('/', panel)
