import { Hono } from 'hono'
import { z } from 'zod'
import { NUM_EMPLEADO_MAX } from '#domain/afiliacion/datos/datos-personales-issues.ts'
import { drawPapel } from '#api/afiliacion/acuse/acuse-pdf.ts'
import { diaSchema } from '#api/http/forma/dia.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { panelRoutes } from '#api/http/listas/panel-routes.ts'
import { validate } from '#api/http/forma/validate.ts'
import { EXPORTE_CONSULTA } from './exporte-consulta.ts'
import { openKardex } from './open-kardex.ts'
import { getKardexImpreso } from './kardex-papel.ts'
import { getReporte } from './get-reporte.ts'
import { listConsulta } from './list-consulta.ts'

const AREA = 'afiliacion'
const param = validate('param', z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }))
const al = validate('query', z.strictObject({ al: diaSchema.optional() }))
const reporte = z
  .strictObject({
    numEmpleado: z.string().trim().min(1).max(NUM_EMPLEADO_MAX).optional(),
    interno: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  })
  .refine(({ numEmpleado, interno }) => numEmpleado !== undefined || interno !== undefined, {
    message: 'falta: el número de empleado o el número interno',
    path: ['numEmpleado'],
  })

/** Consulta de Afiliados and the kardex of a person, on the screen and on paper. */
export const consultaRoutes = new Hono<AppEnv>()
  .get('/panel/consulta/:id', describe(AREA, 'Kardex de una persona, hoy o en una fecha (al)'), param, al, async (c) =>
    c.json(await openKardex(c.var.actor, c.req.valid('param').id, c.req.valid('query').al ?? null)),
  )
  .get('/afiliados/:id/kardex', describe(AREA, 'Kardex de una persona en PDF'), param, al, async (c) => {
    const papel = await getKardexImpreso(c.var.actor, c.req.valid('param').id, c.req.valid('query').al ?? null)
    c.header('Content-Disposition', `inline; filename="kardex-${papel.folio}.pdf"`)
    c.header('Cache-Control', 'private, no-store')
    return c.body((await drawPapel(papel)) as Uint8Array<ArrayBuffer>, 200, { 'Content-Type': 'application/pdf' })
  })
  .get(
    '/reporte-afiliado',
    describe(AREA, 'Reporte de una persona por su número de empleado o su número interno', 404),
    validate('query', reporte),
    async (c) => c.json(await getReporte(c.var.actor, c.req.valid('query'))),
  )
  .route(
    '/',
    panelRoutes('consulta', {
      area: AREA,
      list: ['Personas con su último movimiento', listConsulta],
      export: EXPORTE_CONSULTA,
    }),
  )
