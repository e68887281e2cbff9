import { Hono } from 'hono'
import { z } from 'zod'
import { isPropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { LIMITES_CONSTANTE } from '#domain/fondos/constantes/constante.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { diaSchema } from '#api/http/forma/dia.ts'
import { validate } from '#api/http/forma/validate.ts'
import { listConstantes } from './list-constantes.ts'
import { guardarConstante } from './guardar-constante.ts'

const AREA = 'fondos'

/** The documented body; `autor` is admitted and not read: the session says who it is. */
const body = z.strictObject({
  nombre: z.string().max(LIMITES_CONSTANTE.nombre * 2),
  valor: z.union([z.number().transform(String), z.string().max(LIMITES_CONSTANTE.valor * 2)]),
  autor: z.string().max(200).optional(),
  desde: diaSchema.optional(),
})

/** `GET` and `POST /api/variables` (spec 3 §7). */
export const constantesRoutes = new Hono<AppEnv>()
  .get('/variables', describe(AREA, 'Constantes: cada valor con su fecha y su autor'), async (c) =>
    c.json(await listConstantes(c.var.actor)),
  )
  .post(
    '/variables',
    describe(AREA, 'Registra una constante o un valor nuevo de ella; si está en uso, lo propone', 201, 202),
    validate('json', body),
    async (c) => {
      const { nombre, valor, desde: fecha } = c.req.valid('json')
      const guardada = await guardarConstante(c.var.actor, { nombre, valor, desde: fecha })
      return c.json(guardada, isPropuestaHecha(guardada) ? 202 : 201)
    },
  )
