import { Hono } from 'hono'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { getInicio } from './get-inicio.ts'
import { getMapa } from './get-mapa.ts'

export const procesosRoutes = new Hono<AppEnv>()
  .get('/mapa', describe('procesos', 'Mapa de procesos del perfil'), async (c) => c.json(await getMapa(c.var.actor)))
  .get('/inicio', describe('procesos', 'Lo que espera a la persona, con cifras de ahora'), async (c) =>
    c.json(await getInicio(c.var.actor)),
  )
