import { Hono } from 'hono'
import { z } from 'zod'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { drawPapel } from './acuse/acuse-pdf.ts'
import { altaSchema, correccionAltaSchema, folioSchema } from './alta/alta-schema.ts'
import { correctAlta } from './alta/correct-alta.ts'
import { createAlta } from './alta/create-alta.ts'
import { coincidenciasSchema, findCoincidencias } from './padron/find-coincidencias.ts'
import { getAcuse } from './acuse/get-acuse.ts'
import { getAlta } from './alta/get-alta.ts'
import { getAltaPrevista } from './alta/get-alta-prevista.ts'
import { getVentanilla } from './padron/get-ventanilla.ts'

const AREA = 'afiliacion'
const folio = validate('param', z.object({ folio: folioSchema }))
const llave = validate('header', z.object({ 'idempotency-key': z.string().max(200).optional() }))

/** The alta as one call, its correction, withdrawal and printed receipt, and the front desk's page. */
export const tramitesRoutes = new Hono<AppEnv>()
  .get('/tramites/alta/previsto', describe(AREA, 'Quincena en que entraría un alta guardada hoy'), async (c) =>
    c.json(await getAltaPrevista(c.var.actor)),
  )
  .post(
    '/tramites/alta',
    describe(AREA, 'Registra un alta completa', 201, 423),
    llave,
    validate('json', altaSchema),
    async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      return c.json(await createAlta(c.var.actor, c.req.valid('json'), key), 201)
    },
  )
  .get('/tramites/alta/:folio', describe(AREA, 'Un alta como se solicitó'), folio, async (c) =>
    c.json(await getAlta(c.var.actor, c.req.valid('param').folio)),
  )
  .put(
    '/tramites/alta/:folio',
    describe(AREA, 'Corrige un alta propia', 423),
    folio,
    llave,
    validate('json', correccionAltaSchema),
    async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      return c.json(await correctAlta(c.var.actor, c.req.valid('param').folio, c.req.valid('json'), key))
    },
  )
  .get('/movimientos/:folio/acuse', describe(AREA, 'Acuse en PDF'), folio, async (c) => {
    const acuse = await getAcuse(c.var.actor, c.req.valid('param').folio)
    const pdf = await drawPapel(acuse)
    c.header('Content-Disposition', `inline; filename="acuse-${acuse.folio}.pdf"`)
    c.header('Cache-Control', 'private, no-store')
    return c.body(pdf as Uint8Array<ArrayBuffer>, 200, { 'Content-Type': 'application/pdf' })
  })
  .post(
    '/afiliados/coincidencias',
    describe(AREA, 'Personas del padrón que pueden ser la del alta'),
    validate('json', coincidenciasSchema),
    async (c) => c.json(await findCoincidencias(c.var.actor, c.req.valid('json'))),
  )
  .get('/ventanilla', describe(AREA, 'Borradores y movimientos de la ventanilla'), async (c) =>
    c.json(await getVentanilla(c.var.actor)),
  )
