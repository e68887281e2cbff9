import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { countSinLeer, listAvisos } from './list-avisos.ts'
import { markAviso, markTodos } from './mark-avisos.ts'

const AREA = 'avisos'
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** The session's own inbox. */
export const avisosRoutes = new Hono<AppEnv>()
  .get(
    '/avisos',
    describe(AREA, 'Avisos de la persona, del más nuevo al más antiguo'),
    validate('query', z.object({ antes: id.optional(), sinLeer: z.enum(['0', '1']).optional() })),
    async (c) => {
      const { antes, sinLeer } = c.req.valid('query')
      return c.json(await listAvisos(c.var.actor, { antes: antes ?? null, soloSinLeer: sinLeer === '1' }))
    },
  )
  .get('/avisos/cuenta', describe(AREA, 'Cuántos avisos no se han leído'), async (c) =>
    c.json({ sinLeer: await countSinLeer(c.var.actor) }),
  )
  .put(
    '/avisos/:id',
    describe(AREA, 'Marca un aviso como leído o no leído'),
    validate('param', z.object({ id })),
    validate('json', z.strictObject({ leido: z.boolean() })),
    async (c) => c.json(await markAviso(c.var.actor, c.req.valid('param').id, c.req.valid('json').leido)),
  )
  .post(
    '/avisos/leidos',
    describe(AREA, 'Marca como leídos los avisos hasta el indicado'),
    validate('json', z.strictObject({ hasta: z.int().min(1) })),
    async (c) => c.json(await markTodos(c.var.actor, c.req.valid('json').hasta)),
  )
