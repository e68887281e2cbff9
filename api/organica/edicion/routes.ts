import { Hono } from 'hono'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import {
  presentAdscripcion,
  presentArea,
  presentDependencia,
  presentOrganica,
  presentUnidad,
} from '#api/organica/present.ts'
import { createOrganica } from './create-organica.ts'
import { createUnidad, deleteUnidad, updateUnidad } from './save-unidad.ts'
import {
  adscripcionBody,
  adscripcionCambio,
  areaBody,
  areaCambio,
  dependenciaBody,
  dependenciaCambio,
  eliminarQuery,
  idQuery,
  organica1Body,
  organica2Body,
  organica3Body,
  tipoBody,
  tipoCambio,
} from './schema.ts'

const AREA = 'organica'
/** The documented success: a flag and a sentence beside the record. */
const hecho = (message: string) => ({ success: true, message })

/** Rows of the hierarchy by its keys (specification 2 §3 and §7); `usuario` comes from the session. */
const claves = new Hono<AppEnv>()
  .post('/organica-1', describe(AREA, 'Crea una Orgánica 1', 201), validate('json', organica1Body), async (c) => {
    const body = c.req.valid('json')
    const datos = { ...body, titular: body.titular ?? '', fechaFin: body.fecha_fin_1 ?? '' }
    const row = await createOrganica(c.var.actor, 1, {
      ...datos,
      claves: [body.clave_organica_0, body.clave_organica_1],
    })
    return c.json({ ...presentOrganica(row, 1), ...hecho('Orgánica 1 creada.') }, 201)
  })
  .post('/organica-2', describe(AREA, 'Crea una Orgánica 2', 201), validate('json', organica2Body), async (c) => {
    const { clave_organica_0: c0, clave_organica_1: c1, clave_organica_2: c2, ...body } = c.req.valid('json')
    const datos = { ...body, titular: body.titular ?? '', fechaFin: body.fecha_fin_2 ?? '' }
    const row = await createOrganica(c.var.actor, 2, { ...datos, claves: [c0, c1, c2] })
    return c.json({ ...presentOrganica(row, 2), ...hecho('Orgánica 2 creada.') }, 201)
  })
  .post('/organica-3', describe(AREA, 'Crea una Orgánica 3', 201), validate('json', organica3Body), async (c) => {
    const body = c.req.valid('json')
    const { clave_organica_0: c0, clave_organica_1: c1, clave_organica_2: c2, clave_organica_3: c3 } = body
    const datos = { ...body, titular: body.titular ?? '', fechaFin: body.fecha_fin_3 ?? '' }
    const row = await createOrganica(c.var.actor, 3, { ...datos, claves: [c0, c1, c2, c3] })
    return c.json({ ...presentOrganica(row, 3), ...hecho('Orgánica 3 creada.') }, 201)
  })

const tipos = new Hono<AppEnv>()
  .post('/organica', describe(AREA, 'Crea un tipo de entidad', 201), validate('json', tipoBody), async (c) => {
    const unidad = await createUnidad(c.var.actor, 0, { ...c.req.valid('json'), parentId: null })
    return c.json({ ...presentUnidad(unidad), ...hecho('Tipo de entidad creado.') }, 201)
  })
  .put(
    '/organica',
    describe(AREA, 'Cambia un tipo de entidad'),
    validate('query', idQuery),
    validate('json', tipoCambio),
    async (c) => {
      const unidad = await updateUnidad(c.var.actor, 0, c.req.valid('query').id, {
        ...c.req.valid('json'),
        parentId: null,
      })
      return c.json({ ...presentUnidad(unidad), ...hecho('Tipo de entidad actualizado.') })
    },
  )
  .delete('/organica', describe(AREA, 'Elimina un tipo de entidad'), validate('query', eliminarQuery), async (c) => {
    const { id, version } = c.req.valid('query')
    return c.json({
      ...presentUnidad(await deleteUnidad(c.var.actor, 0, id, version)),
      ...hecho('Tipo de entidad eliminado.'),
    })
  })

const adscripciones = new Hono<AppEnv>()
  .post('/adscripcion', describe(AREA, 'Crea una entidad', 201), validate('json', adscripcionBody), async (c) => {
    const { id_entidad: parentId, ...datos } = c.req.valid('json')
    const unidad = await createUnidad(c.var.actor, 1, { ...datos, parentId })
    return c.json({ ...presentAdscripcion(unidad), ...hecho('Entidad creada.') }, 201)
  })
  .put(
    '/adscripcion',
    describe(AREA, 'Cambia una entidad'),
    validate('query', idQuery),
    validate('json', adscripcionCambio),
    async (c) => {
      const { id_entidad: parentId, ...datos } = c.req.valid('json')
      const unidad = await updateUnidad(c.var.actor, 1, c.req.valid('query').id, { ...datos, parentId })
      return c.json({ ...presentAdscripcion(unidad), ...hecho('Entidad actualizada.') })
    },
  )
  .delete('/adscripcion', describe(AREA, 'Elimina una entidad'), validate('query', eliminarQuery), async (c) => {
    const { id, version } = c.req.valid('query')
    return c.json({
      ...presentAdscripcion(await deleteUnidad(c.var.actor, 1, id, version)),
      ...hecho('Entidad eliminada.'),
    })
  })

const dependencias = new Hono<AppEnv>()
  .post(
    '/dependencias',
    describe(AREA, 'Crea una dirección general', 201),
    validate('json', dependenciaBody),
    async (c) => {
      const { id_adscripcion: parentId, ...datos } = c.req.valid('json')
      const unidad = await createUnidad(c.var.actor, 2, { ...datos, parentId })
      return c.json({ ...presentDependencia(unidad), ...hecho('Dirección general creada.') }, 201)
    },
  )
  .put(
    '/dependencias',
    describe(AREA, 'Cambia una dirección general'),
    validate('query', idQuery),
    validate('json', dependenciaCambio),
    async (c) => {
      const { id_adscripcion: parentId, ...datos } = c.req.valid('json')
      const unidad = await updateUnidad(c.var.actor, 2, c.req.valid('query').id, { ...datos, parentId })
      return c.json({ ...presentDependencia(unidad), ...hecho('Dirección general actualizada.') })
    },
  )
  .delete(
    '/dependencias',
    describe(AREA, 'Elimina una dirección general'),
    validate('query', eliminarQuery),
    async (c) => {
      const { id, version } = c.req.valid('query')
      const unidad = await deleteUnidad(c.var.actor, 2, id, version)
      return c.json({ ...presentDependencia(unidad), ...hecho('Dirección general eliminada.') })
    },
  )

const areas = new Hono<AppEnv>()
  .post('/areas', describe(AREA, 'Crea un área', 201), validate('json', areaBody), async (c) => {
    const { id_dependencia: parentId, ...datos } = c.req.valid('json')
    const unidad = await createUnidad(c.var.actor, 3, { ...datos, parentId })
    return c.json({ ...presentArea(unidad), ...hecho('Área creada.') }, 201)
  })
  .put(
    '/areas',
    describe(AREA, 'Cambia un área'),
    validate('query', idQuery),
    validate('json', areaCambio),
    async (c) => {
      const { id_dependencia: parentId, ...datos } = c.req.valid('json')
      const unidad = await updateUnidad(c.var.actor, 3, c.req.valid('query').id, { ...datos, parentId })
      return c.json({ ...presentArea(unidad), ...hecho('Área actualizada.') })
    },
  )
  .delete('/areas', describe(AREA, 'Elimina un área'), validate('query', eliminarQuery), async (c) => {
    const { id, version } = c.req.valid('query')
    return c.json({ ...presentArea(await deleteUnidad(c.var.actor, 3, id, version)), ...hecho('Área eliminada.') })
  })

/** Changes of the organic tree with the paths, fields and sentences of specification 2 §5, §7 and §8. */
export const organicaEdicionRoutes = new Hono<AppEnv>()
  .route('/', claves)
  .route('/', tipos)
  .route('/', adscripciones)
  .route('/', dependencias)
  .route('/', areas)
