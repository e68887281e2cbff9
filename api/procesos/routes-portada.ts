import { Hono } from 'hono'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { getPortada } from './get-portada.ts'

/** The public face: dates, with no personal data. */
export const portadaRoutes = new Hono<AppEnv>().get(
  '/portada',
  describe('procesos', 'Quincena y fechas para la página de entrada'),
  async (c) => c.json(await getPortada()),
)
