import { Hono } from 'hono'
import { z } from 'zod'
import { FOLIO_MAX } from '#domain/procesos/folio-buscado.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { findFolio } from './find-folio.ts'
import { getInicio } from './get-inicio.ts'
import { getMapa } from './get-mapa.ts'

export const procesosRoutes = new Hono<AppEnv>()
  .get('/mapa', describe('procesos', 'Mapa de procesos del perfil'), async (c) => c.json(await getMapa(c.var.actor)))
  .get('/inicio', describe('procesos', 'Lo que espera a la persona, con cifras de ahora'), async (c) =>
    c.json(await getInicio(c.var.actor)),
  )
  .get(
    '/folios/:folio',
    describe('procesos', 'Qué nombra un folio o una referencia, entre lo que la sesión puede ver'),
    validate('param', z.object({ folio: z.string().max(FOLIO_MAX) })),
    async (c) => c.json(await findFolio(c.var.actor, c.req.valid('param').folio)),
  )
