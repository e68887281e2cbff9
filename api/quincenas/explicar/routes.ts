import { Hono } from 'hono'
import { z } from 'zod'
import { COLUMNAS_PREGUNTADAS } from '#domain/fondos/aportaciones/importe-preguntado.ts'
import { FONDO_IDS } from '#domain/fondos/fondo.ts'
import { drawPapel, type PapelImpreso } from '#api/afiliacion/acuse/acuse-pdf.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { positivo, quincenaPath } from '#api/quincenas/quincena-path.ts'
import { explainAportacion } from './explain-aportacion.ts'
import { explainQuincena } from './explain-quincena.ts'
import { hojaExplicacion } from './hoja-explicacion.ts'

const fondo = z.enum(FONDO_IDS)
const quincenaQuery = z.strictObject({
  interno: positivo,
  entidad: positivo.optional(),
  fondo: fondo.optional(),
  obligado: z.enum(['entidad', 'afiliado']).optional(),
})
const aportacionPath = z.object({ id: positivo, fondo })
const aportacionQuery = z.strictObject({ columna: z.enum(COLUMNAS_PREGUNTADAS).optional() })

/** Where an amount comes from, on screen and printed: before the close and after it. */
export const explicarRoutes = new Hono<AppEnv>()
  .get(
    '/quincenas/:codigo/explicacion',
    describe('quincenas', 'De dónde sale cada importe de una persona en la quincena, con el que se pregunta marcado'),
    validate('param', quincenaPath),
    validate('query', quincenaQuery),
    async (c) => c.json(await explainQuincena(c.var.actor, enQuincena(c.req.valid('param'), c.req.valid('query')))),
  )
  .get(
    '/quincenas/:codigo/explicacion/hoja',
    describe('quincenas', 'Lo mismo impreso, en PDF'),
    validate('param', quincenaPath),
    validate('query', quincenaQuery),
    async (c) => {
      const peticion = enQuincena(c.req.valid('param'), c.req.valid('query'))
      const { actor } = c.var
      return hoja(await hojaExplicacion(actor, await explainQuincena(actor, peticion, 'aportaciones.imprimir')))
    },
  )
  .get(
    '/aportaciones/personas/:id/fondos/:fondo/explicacion',
    describe('fondos', 'De dónde sale lo aportado por una persona a un fondo en una quincena cerrada'),
    validate('param', aportacionPath),
    validate('query', aportacionQuery),
    async (c) => c.json(await explainAportacion(c.var.actor, enCierre(c.req.valid('param'), c.req.valid('query')))),
  )
  .get(
    '/aportaciones/personas/:id/fondos/:fondo/explicacion/hoja',
    describe('fondos', 'Lo mismo impreso, en PDF'),
    validate('param', aportacionPath),
    validate('query', aportacionQuery),
    async (c) => {
      const peticion = enCierre(c.req.valid('param'), c.req.valid('query'))
      const { actor } = c.var
      return hoja(await hojaExplicacion(actor, await explainAportacion(actor, peticion, 'aportaciones.imprimir')))
    },
  )

const enQuincena = (
  { codigo: quincena }: z.infer<typeof quincenaPath>,
  { entidad: entidadId, ...pregunta }: z.infer<typeof quincenaQuery>,
) => ({ ...pregunta, entidadId, quincena })

const enCierre = (
  { id: personaId, fondo: cual }: z.infer<typeof aportacionPath>,
  { columna }: z.infer<typeof aportacionQuery>,
) => ({ personaId, fondo: cual, columna })

async function hoja(papel: PapelImpreso): Promise<Response> {
  return new Response(new Uint8Array(await drawPapel(papel)), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline; filename="explicacion-del-importe.pdf"',
      'Cache-Control': 'private, no-store',
    },
  })
}
