import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { contentRange, listBodySchema, listParamsSchema, type Pagina } from '#api/http/list-query.ts'
import { validate } from '#api/http/validate.ts'
import { closeSesion, closeSesionesDe } from './close-sesiones.ts'
import { listSesionesAbiertas } from './list-sesiones.ts'

const AREA = 'usuarios'
const idPath = z.object({ id: z.coerce.number().int().min(1) })
const range = (page: Pagina<object>) => ({
  'Content-Range': contentRange('sesiones', page, page.rows.length, page.total),
})

/** Everybody's open sessions, for the administrator. */
export const sesionesAbiertasRoutes = new Hono<AppEnv>()
  .get('/panel/sesiones', describe(AREA, 'Sesiones abiertas'), validate('query', listParamsSchema), async (c) => {
    const page = await listSesionesAbiertas(c.var.actor, c.var.tokenHash, c.req.valid('query'))
    return c.json(page.rows, 200, range(page))
  })
  .post(
    '/panel/sesiones/buscar',
    describe(AREA, 'Búsqueda de sesiones abiertas'),
    validate('json', listBodySchema),
    async (c) => {
      const page = await listSesionesAbiertas(c.var.actor, c.var.tokenHash, c.req.valid('json'))
      return c.json(page.rows, 200, range(page))
    },
  )
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
