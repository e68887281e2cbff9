import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { findCodigoPostal } from './find-codigo-postal.ts'
import { listEstados, listLugares } from './list-lugares.ts'
import {
  presentCalle,
  presentCodigoPostal,
  presentColonia,
  presentCp,
  presentEstado,
  presentMunicipio,
} from './present.ts'

const id = z.coerce.number().int().positive()
const municipioParams = z.object({ id_estado: id })
const cpParams = z.union([
  z.object({ codigo: z.string().regex(/^\d{5}$/, 'se esperaban cinco dígitos') }),
  z.object({ id_municipio: id }),
])
const coloniaParams = z.object({ id_cp: id })
const calleParams = z.object({ id_colonia: id })

/** Reads of the address catalogue, with the names of specification 2 §3. */
export const direccionesRoutes = new Hono<AppEnv>()
  .get('/estado', describe('direcciones', 'Estados'), async (c) =>
    c.json((await listEstados(c.var.actor)).map(presentEstado)),
  )
  .get('/municipio', describe('direcciones', 'Municipios'), validate('query', municipioParams), async (c) => {
    const lugares = await listLugares(c.var.actor, 'municipio', c.req.valid('query').id_estado)
    return c.json(lugares.map(presentMunicipio))
  })
  .get('/codigo_postal', describe('direcciones', 'Códigos postales'), validate('query', cpParams), async (c) => {
    const query = c.req.valid('query')
    if ('codigo' in query) return c.json((await findCodigoPostal(c.var.actor, query.codigo)).map(presentCodigoPostal))
    return c.json((await listLugares(c.var.actor, 'codigoPostal', query.id_municipio)).map(presentCp))
  })
  .get('/colonia', describe('direcciones', 'Colonias'), validate('query', coloniaParams), async (c) => {
    const lugares = await listLugares(c.var.actor, 'colonia', c.req.valid('query').id_cp)
    return c.json(lugares.map(presentColonia))
  })
  .get('/calle', describe('direcciones', 'Calles'), validate('query', calleParams), async (c) => {
    const lugares = await listLugares(c.var.actor, 'calle', c.req.valid('query').id_colonia)
    return c.json(lugares.map(presentCalle))
  })
