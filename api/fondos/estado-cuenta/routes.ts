import { Hono } from 'hono'
import { z } from 'zod'
import { drawPapel } from '#api/afiliacion/acuse/acuse-pdf.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { generarLineaPersonal } from './generar-linea-personal.ts'
import { getEstadoCuenta } from './get-estado-cuenta.ts'
import { getEstadoCuentaImpreso } from './hoja-estado-cuenta.ts'

const AREA = 'fondos'
const idPath = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
const anioQuery = z.strictObject({ anio: z.coerce.number().int().min(1900).max(2200).optional() })

/** The statement of a person: on screen, printed, and the line that pays what is owed of a leave. */
export const estadoCuentaRoutes = new Hono<AppEnv>()
  .get(
    '/estado-cuenta/:id',
    describe(AREA, 'Estado de cuenta de una persona: fondos por quincena, préstamos y adeudos de licencia'),
    validate('param', idPath),
    validate('query', anioQuery),
    async (c) => c.json(await getEstadoCuenta(c.var.actor, c.req.valid('param').id, c.req.valid('query').anio ?? null)),
  )
  .get(
    '/estado-cuenta/:id/hoja',
    describe(AREA, 'Estado de cuenta impreso, con folio, en PDF'),
    validate('param', idPath),
    validate('query', anioQuery),
    async (c) => {
      const papel = await getEstadoCuentaImpreso(
        c.var.actor,
        c.req.valid('param').id,
        c.req.valid('query').anio ?? null,
      )
      c.header('Content-Disposition', `inline; filename="estado-de-cuenta-${papel.folio}.pdf"`)
      c.header('Cache-Control', 'private, no-store')
      return c.body(new Uint8Array(await drawPapel(papel)), 200, { 'Content-Type': 'application/pdf' })
    },
  )
  .post(
    '/estado-cuenta/:id/linea',
    describe(AREA, 'Línea de pago personal de una licencia: la vigente, o una nueva con lo que se debe'),
    validate('param', idPath),
    validate('json', z.strictObject({ cargo: z.int().min(1) })),
    async (c) => c.json(await generarLineaPersonal(c.var.actor, c.req.valid('param').id, c.req.valid('json').cargo)),
  )
