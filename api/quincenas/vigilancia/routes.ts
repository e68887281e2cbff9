import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { getVigilancia } from './get-vigilancia.ts'

/** What the auditor looks at of closes and of who signs them. */
export const vigilanciaRoutes = new Hono<AppEnv>().get(
  '/panel/vigilancia',
  describe('quincenas', 'Reaperturas, delegaciones y movimientos retroactivos fuera del límite, para la auditoría'),
  validate('query', z.strictObject({})),
  async (c) => c.json(await getVigilancia(c.var.actor)),
)
