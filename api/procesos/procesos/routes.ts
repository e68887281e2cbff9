import { Hono } from 'hono'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { panelRoutes } from '#api/http/listas/panel-routes.ts'
import { validate } from '#api/http/forma/validate.ts'
import { deleteProceso, impactoProceso } from '#api/procesos/modulos/borrado.ts'
import {
  borradoQuery,
  fichaQuery,
  idModuloQuery,
  idPath,
  idQuery,
  procesoCambio,
  procesoNuevo,
  procesoPanelCambio,
  responsablesBody,
} from '#api/procesos/modulos/schema.ts'
import { isPropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { getFicha } from './get-ficha.ts'
import { getProcesoPanel, listProcesosOfModulo, listProcesosPanel } from './list-procesos.ts'
import { findProceso } from './proceso-row.ts'
import { listCandidatos, saveResponsables } from './responsables.ts'
import { guardarProceso } from './guardar-proceso.ts'
import { createProceso } from './save-proceso.ts'

/** Processes as the documents call them. */
const documentadas = new Hono<AppEnv>()
  .get(
    '/procesos/abc',
    describe('procesos', 'Procesos de un módulo', 404),
    validate('query', idModuloQuery),
    async (c) => c.json(await listProcesosOfModulo(c.var.actor, c.req.valid('query').id_modulo)),
  )
  .post('/procesos/abc', describe('procesos', 'Crea un proceso', 201), validate('json', procesoNuevo), async (c) =>
    c.json(await createProceso(c.var.actor, c.req.valid('json')), 201),
  )
  .put(
    '/procesos/abc',
    describe('procesos', 'Cambia un proceso; los permisos que da se proponen', 200, 202),
    validate('json', procesoCambio),
    async (c) => {
      const { id, version, id_modulo, ...cambio } = c.req.valid('json')
      const modulo = id_modulo ?? (await findProceso(id)).id_modulo
      const hecho = await guardarProceso(c.var.actor, id, { ...cambio, id_modulo: modulo }, version ?? null)
      return c.json(hecho, isPropuestaHecha(hecho) ? 202 : 200)
    },
  )
  .delete(
    '/procesos/abc',
    describe('procesos', 'Elimina un proceso con sus documentos'),
    validate('query', idQuery),
    async (c) => c.json({ success: true, eliminado: await deleteProceso(c.var.actor, c.req.valid('query').id, null) }),
  )

/** The page of a process and the people in charge of it. */
const ficha = new Hono<AppEnv>()
  .get('/procesos/ficha', describe('procesos', 'Página de un proceso'), validate('query', fichaQuery), async (c) =>
    c.json(await getFicha(c.var.actor, c.req.valid('query'))),
  )
  .get(
    '/procesos/:id/candidatos',
    describe('procesos', 'Quién puede quedar a cargo de un proceso'),
    validate('param', idPath),
    async (c) => c.json(await listCandidatos(c.var.actor, c.req.valid('param').id)),
  )
  .put(
    '/procesos/:id/responsables',
    describe('procesos', 'Pone personas a cargo de un proceso'),
    validate('param', idPath),
    validate('json', responsablesBody),
    async (c) => {
      const { usuarios, version } = c.req.valid('json')
      return c.json(await saveResponsables(c.var.actor, c.req.valid('param').id, usuarios, version))
    },
  )

/** Processes for the panel (ra-data-simple-rest). */
const panel = new Hono<AppEnv>()
  .post('/panel/procesos', describe('procesos', 'Crea un proceso', 201), validate('json', procesoNuevo), async (c) =>
    c.json(await createProceso(c.var.actor, c.req.valid('json')), 201),
  )
  .put(
    '/panel/procesos/:id',
    describe('procesos', 'Cambia un proceso; los permisos que da se proponen', 200, 202),
    validate('param', idPath),
    validate('json', procesoPanelCambio),
    async (c) => {
      const { version, ...cambio } = c.req.valid('json')
      const hecho = await guardarProceso(c.var.actor, c.req.valid('param').id, cambio, version)
      return c.json(hecho, isPropuestaHecha(hecho) ? 202 : 200)
    },
  )
  .get(
    '/panel/procesos/:id/impacto',
    describe('procesos', 'Lo que se elimina con un proceso'),
    validate('param', idPath),
    async (c) => c.json(await impactoProceso(c.var.actor, c.req.valid('param').id)),
  )
  .delete(
    '/panel/procesos/:id',
    describe('procesos', 'Elimina un proceso con sus documentos'),
    validate('param', idPath),
    validate('query', borradoQuery),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json({ id, ...(await deleteProceso(c.var.actor, id, c.req.valid('query').huella ?? null)) })
    },
  )
  .route(
    '/',
    panelRoutes('procesos', {
      area: 'procesos',
      list: ['Lista de procesos', listProcesosPanel],
      get: ['Un proceso', getProcesoPanel],
    }),
  )

export const procesosPanelRoutes = new Hono<AppEnv>().route('/', documentadas).route('/', ficha).route('/', panel)
