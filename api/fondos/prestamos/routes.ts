import { Hono } from 'hono'
import { z } from 'zod'
import { ACTOS_PRESTAMO } from '#domain/fondos/prestamos/cambio-prestamo.ts'
import { NOTA_MAX } from '#domain/fondos/prestamos/retencion.ts'
import { TIPO_PRESTAMO_IDS } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { proponer } from '#api/autorizaciones/proponer.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { panelRoutes } from '#api/http/listas/panel-routes.ts'
import { validate } from '#api/http/forma/validate.ts'
import { EXPORTE_PRESTAMOS } from './exporte-prestamos.ts'
import { CAMBIAR_PRESTAMO, OTORGAR_PRESTAMO } from './acciones-prestamo.ts'
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

/** Loans that are withheld: listed, made, suspended, resumed, paid directly and settled; each by two people. */
export const prestamosRoutes = new Hono<AppEnv>()
  .post('/panel/prestamos', describe(AREA, 'Propone un préstamo', 202), validate('json', datosSchema), async (c) =>
    c.json(await proponer(c.var.actor, OTORGAR_PRESTAMO, c.req.valid('json')), 202),
  )
  .post(
    '/panel/prestamos/previsto',
    describe(AREA, 'Lo que sería un préstamo, sin otorgarlo'),
    validate('json', datosSchema),
    async (c) => c.json(await previewPrestamo(c.var.actor, c.req.valid('json'))),
  )
  .post(
    '/panel/prestamos/:id/cambios',
    describe(AREA, 'Propone suspender, reanudar o liquidar un préstamo, o registrar lo que pagó su persona', 202),
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
    async (c) =>
      c.json(await proponer(c.var.actor, CAMBIAR_PRESTAMO, { ...c.req.valid('param'), ...c.req.valid('json') }), 202),
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
