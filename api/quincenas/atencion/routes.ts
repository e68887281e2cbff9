import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { quincenaPath } from '#api/quincenas/quincena-path.ts'
import { enviarAtencion } from './enviar-atencion.ts'
import { getAtencion } from './get-atencion.ts'

const AREA = 'quincenas'
const quincena = validate('param', quincenaPath)
const huella = z.string().regex(/^[0-9a-f]{64}$/, 'no es la huella de los datos')

/** Tiempo de Atención por Entidad (specification 2 §2.14). */
export const atencionRoutes = new Hono<AppEnv>()
  .get(
    '/',
    describe(AREA, 'Tiempo de atención de cada entidad en una quincena, con lo que sus datos tienen mal'),
    quincena,
    validate('query', z.strictObject({})),
    async (c) => c.json(await getAtencion(c.var.actor, c.req.valid('param').codigo)),
  )
  .post(
    '/envio',
    describe(AREA, 'Envía los datos validados: guarda lo que se vio, firmado', 201),
    quincena,
    validate('json', z.strictObject({ huella })),
    async (c) =>
      c.json(await enviarAtencion(c.var.actor, c.req.valid('param').codigo, c.req.valid('json').huella), 201),
  )
