import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { contentRange, listParamsSchema } from '#api/http/list-query.ts'
import { validate } from '#api/http/validate.ts'
import { cancelTrabajo, retryTrabajo } from './change-trabajo.ts'
import { getTrabajo, listTrabajos } from './list-trabajos.ts'

const AREA = 'trabajos'
const idPath = z.object({ id: z.coerce.number().int().min(1) })

/** What runs in the background. */
export const trabajosRoutes = new Hono<AppEnv>()
  .get('/panel/trabajos', describe(AREA, 'Lista de trabajos'), validate('query', listParamsSchema), async (c) => {
    const page = await listTrabajos(c.var.actor, c.req.valid('query'))
    const range = contentRange('trabajos', page, page.rows.length, page.total)
    return c.json(page.rows, 200, { 'Content-Range': range })
  })
  .get('/panel/trabajos/:id', describe(AREA, 'Un trabajo y su avance'), validate('param', idPath), async (c) =>
    c.json(await getTrabajo(c.var.actor, c.req.valid('param').id)),
  )
  .post(
    '/panel/trabajos/:id/reintentar',
    describe(AREA, 'Vuelve a intentar un trabajo que falló'),
    validate('param', idPath),
    async (c) => c.json(await retryTrabajo(c.var.actor, c.req.valid('param').id)),
  )
  .post('/panel/trabajos/:id/cancelar', describe(AREA, 'Cancela un trabajo'), validate('param', idPath), async (c) =>
    c.json(await cancelTrabajo(c.var.actor, c.req.valid('param').id)),
  )
