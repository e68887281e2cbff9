import { Hono } from 'hono'
import { z } from 'zod'
import { folioSchema } from '#api/afiliacion/alta/alta-schema.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { verifyFolio } from './verify-folio.ts'

/** The check of a printed folio: public, without a session. */
export const verificarRoutes = new Hono<AppEnv>().get(
  '/verificar/:folio',
  describe('afiliacion', 'Comprueba el folio de un documento del instituto', 429),
  validate('param', z.object({ folio: folioSchema })),
  async (c) => c.json(await verifyFolio(c.var.direccion, c.req.valid('param').folio)),
)
