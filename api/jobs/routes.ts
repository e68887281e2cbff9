import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { panelRoutes } from '#api/http/listas/panel-routes.ts'
import { validate } from '#api/http/forma/validate.ts'
import { EXPORTE_TRABAJOS } from './exporte-trabajos.ts'
import { cancelTrabajo, retryTrabajo } from './change-trabajo.ts'
import { getTrabajo, listTrabajos } from './list-trabajos.ts'

const AREA = 'trabajos'
const idPath = z.object({ id: z.coerce.number().int().min(1) })

/** What runs in the background. */
export const trabajosRoutes = new Hono<AppEnv>()
  .post(
    '/panel/trabajos/:id/reintentar',
    describe(AREA, 'Vuelve a intentar un trabajo que falló'),
    validate('param', idPath),
    async (c) => c.json(await retryTrabajo(c.var.actor, c.req.valid('param').id)),
  )
  .post('/panel/trabajos/:id/cancelar', describe(AREA, 'Cancela un trabajo'), validate('param', idPath), async (c) =>
    c.json(await cancelTrabajo(c.var.actor, c.req.valid('param').id)),
  )
  .route(
    '/',
    panelRoutes('trabajos', {
      area: AREA,
      list: ['Lista de trabajos', listTrabajos],
      buscar: false,
      get: ['Un trabajo y su avance', getTrabajo],
      export: EXPORTE_TRABAJOS,
    }),
  )
