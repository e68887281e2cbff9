import { Hono } from 'hono'
import { z } from 'zod'
import { LUGAR_MAX, NIVELES_LUGAR } from '#domain/direcciones/lugar.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { presentCalle, presentColonia, presentCp, presentEstado, presentMunicipio } from './present.ts'
import { deleteLugar, previewEliminarLugar } from './delete-lugar.ts'
import { createLugar } from './save-lugar.ts'

const id = z.int().positive()
const nombre = z.string().max(LUGAR_MAX * 2)
const idQuery = z.object({ id: z.coerce.number().int().positive() })
const eliminacionPath = z.object({
  nivel: z.enum(NIVELES_LUGAR.map(({ ruta }) => ruta)),
  id: z.coerce.number().int().positive(),
})
const estadoBody = z.strictObject({ nombre })
const municipioBody = z.strictObject({ nombre, id_estado: id })
const cpBody = z.strictObject({ codigo: nombre, id_municipio: id })
const coloniaBody = z.strictObject({ nombre, id_cp: id })
const calleBody = z.strictObject({ nombre, id_colonia: id })

/** Additions to the address catalogue and deletions, at the paths of its reads (specification 2 §7). */
export const direccionesEdicionRoutes = new Hono<AppEnv>()
  .post('/estado', describe('direcciones', 'Agrega un estado', 201), validate('json', estadoBody), async (c) =>
    c.json(presentEstado(await createLugar(c.var.actor, 'estado', c.req.valid('json').nombre, null)), 201),
  )
  .post(
    '/municipio',
    describe('direcciones', 'Agrega un municipio', 201),
    validate('json', municipioBody),
    async (c) => {
      const body = c.req.valid('json')
      return c.json(presentMunicipio(await createLugar(c.var.actor, 'municipio', body.nombre, body.id_estado)), 201)
    },
  )
  .post(
    '/codigo_postal',
    describe('direcciones', 'Agrega un código postal', 201),
    validate('json', cpBody),
    async (c) => {
      const body = c.req.valid('json')
      return c.json(presentCp(await createLugar(c.var.actor, 'codigoPostal', body.codigo, body.id_municipio)), 201)
    },
  )
  .post('/colonia', describe('direcciones', 'Agrega una colonia', 201), validate('json', coloniaBody), async (c) => {
    const body = c.req.valid('json')
    return c.json(presentColonia(await createLugar(c.var.actor, 'colonia', body.nombre, body.id_cp)), 201)
  })
  .post('/calle', describe('direcciones', 'Agrega una calle', 201), validate('json', calleBody), async (c) => {
    const body = c.req.valid('json')
    return c.json(presentCalle(await createLugar(c.var.actor, 'calle', body.nombre, body.id_colonia)), 201)
  })
  .delete('/estado', describe('direcciones', 'Elimina un estado', 204), validate('query', idQuery), async (c) => {
    await deleteLugar(c.var.actor, 'estado', c.req.valid('query').id)
    return c.body(null, 204)
  })
  .delete('/municipio', describe('direcciones', 'Elimina un municipio', 204), validate('query', idQuery), async (c) => {
    await deleteLugar(c.var.actor, 'municipio', c.req.valid('query').id)
    return c.body(null, 204)
  })
  .delete(
    '/codigo_postal',
    describe('direcciones', 'Elimina un código postal', 204),
    validate('query', idQuery),
    async (c) => {
      await deleteLugar(c.var.actor, 'codigoPostal', c.req.valid('query').id)
      return c.body(null, 204)
    },
  )
  .delete('/colonia', describe('direcciones', 'Elimina una colonia', 204), validate('query', idQuery), async (c) => {
    await deleteLugar(c.var.actor, 'colonia', c.req.valid('query').id)
    return c.body(null, 204)
  })
  .delete('/calle', describe('direcciones', 'Elimina una calle', 204), validate('query', idQuery), async (c) => {
    await deleteLugar(c.var.actor, 'calle', c.req.valid('query').id)
    return c.body(null, 204)
  })
  .get(
    '/panel/direcciones/:nivel/:id/eliminacion',
    describe('direcciones', 'Qué se iría al eliminar un lugar, sin eliminarlo'),
    validate('param', eliminacionPath),
    async (c) => {
      const { nivel: ruta, id: lugar } = c.req.valid('param')
      const nivel = NIVELES_LUGAR.find((each) => each.ruta === ruta)?.nivel ?? 'calle'
      return c.json(await previewEliminarLugar(c.var.actor, nivel, lugar))
    },
  )
