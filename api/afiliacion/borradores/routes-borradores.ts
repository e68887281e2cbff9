import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '#api/http/app-env.ts'
import { TIPOS_BORRADOR } from '#domain/afiliacion/borrador.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { crearBorradorSchema, guardarBorradorSchema } from './borrador-schema.ts'
import { createBorrador } from './create-borrador.ts'
import { discardBorrador } from './discard-borrador.ts'
import { getBorrador } from './get-borrador.ts'
import { listBorradores } from './list-borradores.ts'
import { openCorreccion } from '#api/afiliacion/alta/open-correccion.ts'
import { saveBorrador } from './save-borrador.ts'
import { takeBorrador } from './take-borrador.ts'

const AREA = 'borradores'
const param = validate('param', z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }))
const llave = validate('header', z.object({ 'idempotency-key': z.string().max(200).optional() }))
const tipo = validate('query', z.strictObject({ tipo: z.enum(TIPOS_BORRADOR).default('alta') }))

export const borradoresRoutes = new Hono<AppEnv>()
  .get('/', describe(AREA, 'Borradores de la dependencia'), tipo, async (c) =>
    c.json(await listBorradores(c.var.actor, [c.req.valid('query').tipo])),
  )
  .post(
    '/',
    describe(AREA, 'Crea un borrador, o da (200) el que ya corrige ese movimiento', 201, 200),
    llave,
    validate('json', crearBorradorSchema),
    async (c) => {
      const { corrige, ...nuevo } = c.req.valid('json')
      const key = c.req.valid('header')['idempotency-key']
      if (!corrige) return c.json(await createBorrador(c.var.actor, nuevo, key), 201)
      const { borrador, creado } = await openCorreccion(c.var.actor, corrige)
      return c.json(borrador, creado ? 201 : 200)
    },
  )
  .get('/:id', describe(AREA, 'Un borrador con sus archivos y lecturas'), param, async (c) =>
    c.json(await getBorrador(c.var.actor, c.req.valid('param').id)),
  )
  .put('/:id', describe(AREA, 'Guarda un borrador'), param, validate('json', guardarBorradorSchema), async (c) =>
    c.json(await saveBorrador(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post('/:id/tomar', describe(AREA, 'Toma el borrador de un colega'), param, async (c) =>
    c.json(await takeBorrador(c.var.actor, c.req.valid('param').id)),
  )
  .delete('/:id', describe(AREA, 'Descarta un borrador', 204), param, async (c) => {
    await discardBorrador(c.var.actor, c.req.valid('param').id)
    return c.body(null, 204)
  })
