import { Hono } from 'hono'
import { z } from 'zod'
import { ORGANIZACIONES } from '#domain/organica/arbol.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { quincenaPath } from '#api/quincenas/quincena-path.ts'
import { getHistorial } from './get-historial.ts'
import { listQuincenas } from './list-quincenas.ts'

const AREA = 'quincenas'

/** What quincenas left behind, by entity. */
export const historialRoutes = new Hono<AppEnv>()
  .get(
    '/historial/quincenas',
    describe(AREA, 'Quincenas que se pueden consultar, la más reciente primero'),
    async (c) => c.json(await listQuincenas(c.var.actor)),
  )
  .get(
    '/historial/quincenas/:codigo',
    describe(AREA, 'Entidades de una quincena: responsables, personal, movimientos e importe'),
    validate('param', quincenaPath),
    validate('query', z.strictObject({ organizacion: z.enum(ORGANIZACIONES).default('entonces') })),
    async (c) =>
      c.json(await getHistorial(c.var.actor, c.req.valid('param').codigo, c.req.valid('query').organizacion)),
  )
