import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { getDatosFormato } from './get-datos-formato.ts'

const pedido = z.union([
  z.strictObject({ folio: z.string().regex(/^[A-Z]-\d{2}-\d{6}$/, 'no es un folio, por ejemplo A-26-000012') }),
  z.strictObject({ interno: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
])

/** What printable forms are filled with beforehand. */
export const datosFormatoRoutes = new Hono<AppEnv>().get(
  '/formatos/datos',
  describe('formatos', 'Datos con que se llena un formato: de un movimiento (folio) o de una persona (interno)', 404),
  validate('query', pedido),
  async (c) => c.json(await getDatosFormato(c.var.actor, c.req.valid('query'))),
)
