import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { panelRoutes } from '#api/http/listas/panel-routes.ts'
import { validate } from '#api/http/forma/validate.ts'
import { EXPORTE_SESIONES } from './exporte-sesiones.ts'
import { closeSesion, closeSesionesDe } from './close-sesiones.ts'
import { listSesionesAbiertas } from './list-sesiones.ts'

const AREA = 'usuarios'
const idPath = z.object({ id: z.coerce.number().int().min(1) })

/** Everybody's open sessions, for the administrator. */
export const sesionesAbiertasRoutes = new Hono<AppEnv>()
  .post('/panel/sesiones/:id/cerrar', describe(AREA, 'Cierra una sesión'), validate('param', idPath), async (c) => {
    await closeSesion(c.var.actor, c.var.tokenHash, c.req.valid('param').id)
    return c.json({ cerradas: 1 })
  })
  .post(
    '/panel/sesiones/usuarios/:id/cerrar',
    describe(AREA, 'Cierra las sesiones de una persona'),
    validate('param', idPath),
    async (c) => c.json({ cerradas: await closeSesionesDe(c.var.actor, c.var.tokenHash, c.req.valid('param').id) }),
  )
  .route(
    '/',
    panelRoutes('sesiones', {
      area: AREA,
      list: ['Sesiones abiertas', listSesionesAbiertas],
      export: EXPORTE_SESIONES,
    }),
  )
