import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { contentRange, listBodySchema, listParamsSchema } from '#api/http/list-query.ts'
import { validate } from '#api/http/validate.ts'
import { cancelCorreo, retryCorreo } from './change-correo.ts'
import { getCorreo, listCorreos, type PaginaCorreos } from './list-correos.ts'

const AREA = 'correo'
const idPath = z.object({ id: z.coerce.number().int().min(1) })

const range = (page: PaginaCorreos) => ({
  'Content-Range': contentRange('correos', page, page.rows.length, page.total),
})

/** The mail that the portal sends, as those see it who watch over the institute. */
export const correoRoutes = new Hono<AppEnv>()
  .get('/panel/correos', describe(AREA, 'Correos del portal'), validate('query', listParamsSchema), async (c) => {
    const page = await listCorreos(c.var.actor, c.req.valid('query'))
    return c.json(page.rows, 200, range(page))
  })
  .post(
    '/panel/correos/buscar',
    describe(AREA, 'Búsqueda de correos del portal'),
    validate('json', listBodySchema),
    async (c) => {
      const page = await listCorreos(c.var.actor, c.req.valid('json'))
      return c.json(page.rows, 200, range(page))
    },
  )
  .get('/panel/correos/:id', describe(AREA, 'Un correo del portal'), validate('param', idPath), async (c) =>
    c.json(await getCorreo(c.var.actor, c.req.valid('param').id)),
  )
  .post(
    '/panel/correos/:id/reintentar',
    describe(AREA, 'Enviar de nuevo un correo que falló'),
    validate('param', idPath),
    async (c) => c.json(await retryCorreo(c.var.actor, c.req.valid('param').id)),
  )
  .post(
    '/panel/correos/:id/cancelar',
    describe(AREA, 'Cancelar un correo que no ha salido'),
    validate('param', idPath),
    async (c) => c.json(await cancelCorreo(c.var.actor, c.req.valid('param').id)),
  )
