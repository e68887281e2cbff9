import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { panelRoutes } from '#api/http/listas/panel-routes.ts'
import { validate } from '#api/http/forma/validate.ts'
import { EXPORTE_CORREOS } from './exporte-correos.ts'
import { cancelCorreo, retryCorreo } from './change-correo.ts'
import { getCorreo, listCorreos } from './list-correos.ts'

const AREA = 'correo'
const idPath = z.object({ id: z.coerce.number().int().min(1) })

/** The mail that the portal sends, as those see it who watch over the institute. */
export const correoRoutes = new Hono<AppEnv>()
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
  .route(
    '/',
    panelRoutes('correos', {
      area: AREA,
      list: ['Correos del portal', listCorreos],
      get: ['Un correo del portal', getCorreo],
      export: EXPORTE_CORREOS,
    }),
  )
