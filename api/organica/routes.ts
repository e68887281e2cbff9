import { Hono } from 'hono'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { listCatalogo } from './list-catalogo.ts'
import { listOrganica } from './list-organica.ts'
import { listUnidades } from './list-unidades.ts'
import {
  presentAdscripcion,
  presentArea,
  presentDependencia,
  presentOrganica,
  presentOrganica0,
  presentUnidad,
} from './present.ts'
import {
  adscripcionParams,
  areaParams,
  catalogoParams,
  catalogoPath,
  dependenciaParams,
  entidadParams,
  organica0Params,
  organicaParams,
} from './schema.ts'

/** The hierarchy by its keys. */
const claves = new Hono<AppEnv>()
  .get('/organica-0', describe('organica', 'Orgánica 0'), validate('query', organica0Params), async (c) => {
    const { clave_organica, top, limit, ...rest } = c.req.valid('query')
    const rows = await listOrganica(c.var.actor, 0, { ...rest, claves: [clave_organica], limit: limit ?? top })
    return c.json(rows.map(presentOrganica0))
  })
  .get('/organica-1', describe('organica', 'Orgánica 1'), validate('query', organicaParams), async (c) => {
    const { clave_organica_0: c0, clave_organica_1: c1, ...rest } = c.req.valid('query')
    const rows = await listOrganica(c.var.actor, 1, { ...rest, claves: [c0, c1] })
    return c.json(rows.map((row) => presentOrganica(row, 1)))
  })
  .get('/organica-2', describe('organica', 'Orgánica 2'), validate('query', organicaParams), async (c) => {
    const { clave_organica_0: c0, clave_organica_1: c1, clave_organica_2: c2, ...rest } = c.req.valid('query')
    const rows = await listOrganica(c.var.actor, 2, { ...rest, claves: [c0, c1, c2] })
    return c.json(rows.map((row) => presentOrganica(row, 2)))
  })
  .get('/organica-3', describe('organica', 'Orgánica 3'), validate('query', organicaParams), async (c) => {
    const query = c.req.valid('query')
    const { clave_organica_0: c0, clave_organica_1: c1, clave_organica_2: c2, clave_organica_3: c3 } = query
    const rows = await listOrganica(c.var.actor, 3, { ...query, claves: [c0, c1, c2, c3] })
    return c.json(rows.map((row) => presentOrganica(row, 3)))
  })

/** Cascading pickers: active units only, unless asked for all. */
const selectores = new Hono<AppEnv>()
  .get('/OrganicaEntidad', describe('organica', 'Tipos de entidad'), validate('query', entidadParams), async (c) => {
    const { clave, activo } = c.req.valid('query')
    const unidades = await listUnidades(c.var.actor, { nivel: 0, clave, soloActivas: !activo })
    return c.json(unidades.map(presentUnidad))
  })
  .get('/OrganicaAdscripcion', describe('organica', 'Entidades'), validate('query', adscripcionParams), async (c) => {
    const { id_entidad: parentId, clave, clave_organica_0: clave0, activo } = c.req.valid('query')
    const unidades = await listUnidades(c.var.actor, { nivel: 1, parentId, clave, clave0, soloActivas: !activo })
    return c.json(unidades.map(presentUnidad))
  })
  .get(
    '/OrganicaDependencia',
    describe('organica', 'Direcciones generales'),
    validate('query', dependenciaParams),
    async (c) => {
      const { id_adscripcion: parentId, clave, activo } = c.req.valid('query')
      const unidades = await listUnidades(c.var.actor, { nivel: 2, parentId, clave, soloActivas: !activo })
      return c.json(unidades.map(presentUnidad))
    },
  )
  .get('/OrganicaArea', describe('organica', 'Áreas'), validate('query', areaParams), async (c) => {
    const { id_dependencia: parentId, clave, activo } = c.req.valid('query')
    const unidades = await listUnidades(c.var.actor, { nivel: 3, parentId, clave, soloActivas: !activo })
    return c.json(unidades.map(presentArea))
  })

/** Reads of the organic tree with the paths, parameters and names of the specifications. */
export const organicaRoutes = new Hono<AppEnv>()
  .route('/', claves)
  .route('/', selectores)
  .get('/organica', describe('organica', 'Tipos de entidad, con los inactivos'), async (c) =>
    c.json((await listUnidades(c.var.actor, { nivel: 0 })).map(presentUnidad)),
  )
  .get(
    '/adscripcion',
    describe('organica', 'Entidades, con las inactivas'),
    validate('query', adscripcionParams),
    async (c) => {
      const { id_entidad: parentId, clave, clave_organica_0: clave0 } = c.req.valid('query')
      return c.json((await listUnidades(c.var.actor, { nivel: 1, parentId, clave, clave0 })).map(presentAdscripcion))
    },
  )
  .get(
    '/dependencias',
    describe('organica', 'Direcciones generales, con las inactivas'),
    validate('query', dependenciaParams),
    async (c) => {
      const { id_adscripcion: parentId, clave } = c.req.valid('query')
      return c.json((await listUnidades(c.var.actor, { nivel: 2, parentId, clave })).map(presentDependencia))
    },
  )
  .get(
    '/catalogo/:tipo',
    describe('organica', 'Catálogo: adscripcion, direccion, area, puesto, categoria o sueldo'),
    validate('param', catalogoPath),
    validate('query', catalogoParams),
    async (c) => {
      const { tipo } = c.req.valid('param')
      return c.json(await listCatalogo(c.var.actor, tipo, c.req.valid('query').join === 'true'))
    },
  )
