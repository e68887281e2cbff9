import { Hono } from 'hono'
import { z } from 'zod'
import { ACTOS_PRESTAMO } from '#domain/fondos/prestamos/cambio-prestamo.ts'
import { NOTA_MAX } from '#domain/fondos/prestamos/retencion.ts'
import { TIPO_PRESTAMO_IDS } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { panelRoutes } from '#api/http/listas/panel-routes.ts'
import { validate } from '#api/http/forma/validate.ts'
import { EXPORTE_PRESTAMOS } from './exporte-prestamos.ts'
import { changePrestamo } from './change-prestamo.ts'
import { createPrestamo } from './create-prestamo.ts'
import { getPrestamo } from './get-prestamo.ts'
import { listPrestamos } from './list-prestamos.ts'
import { previewPrestamo } from './preview-prestamo.ts'

const AREA = 'fondos'
const idPath = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
const version = z.int().min(1)
const datosSchema = z.strictObject({
  interno: z.int().min(1),
  tipo: z.enum(TIPO_PRESTAMO_IDS),
  capitalCentavos: z.int().min(-1e15).max(1e15),
  quincenas: z.int().min(0).max(10_000),
  primera: z.string().max(4),
})

/** Loans that are withheld: listed, made, suspended, resumed, paid directly and settled. */
export const prestamosRoutes = new Hono<AppEnv>()
  .post('/panel/prestamos', describe(AREA, 'Otorga un préstamo', 201), validate('json', datosSchema), async (c) =>
    c.json(await createPrestamo(c.var.actor, c.req.valid('json')), 201),
  )
  .post(
    '/panel/prestamos/previsto',
    describe(AREA, 'Lo que sería un préstamo, sin otorgarlo'),
    validate('json', datosSchema),
    async (c) => c.json(await previewPrestamo(c.var.actor, c.req.valid('json'))),
  )
  .post(
    '/panel/prestamos/:id/cambios',
    describe(AREA, 'Suspende, reanuda o liquida un préstamo, o registra lo que pagó su persona'),
    validate('param', idPath),
    validate(
      'json',
      z.strictObject({
        acto: z.enum(ACTOS_PRESTAMO),
        motivo: z.string().max(NOTA_MAX),
        version,
        importeCentavos: z.int().min(-1e15).max(1e15).nullish(),
      }),
    ),
    async (c) => c.json(await changePrestamo(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .route(
    '/',
    panelRoutes('prestamos', {
      area: AREA,
      list: ['Préstamos', listPrestamos],
      get: ['Un préstamo', getPrestamo],
      export: EXPORTE_PRESTAMOS,
    }),
  )
