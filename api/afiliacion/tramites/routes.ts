import { Hono } from 'hono'
import { z } from 'zod'
import { TRAMITE_KEYS, TRAMITES } from '#domain/afiliacion/tramites/tramite.ts'
import { folioSchema } from '#api/afiliacion/alta/alta-schema.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { correctTramite } from './correct-tramite.ts'
import { createTramite } from './create-tramite.ts'
import { getTramite } from './get-tramite.ts'
import { previewTramite } from './preview-tramite.ts'
import { previstoSchema, tramiteSchema } from './tramite-schema.ts'

const AREA = 'afiliacion'
const folio = validate('param', z.object({ folio: folioSchema }))
const llave = validate('header', z.object({ 'idempotency-key': z.string().max(200).optional() }))
const cuerpo = validate('json', tramiteSchema)

/** The procedures for somebody on file: each is requested, foreseen, read and corrected. */
export const procedimientosRoutes = new Hono<AppEnv>()

for (const tramite of TRAMITE_KEYS) {
  const { etiqueta } = TRAMITES[tramite]
  procedimientosRoutes
    .post(`/${tramite}`, describe(AREA, `Solicita: ${etiqueta}`, 201, 423), llave, cuerpo, async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      return c.json(await createTramite(c.var.actor, tramite, c.req.valid('json'), key), 201)
    })
    .post(
      `/${tramite}/previsto`,
      describe(AREA, `Qué haría: ${etiqueta}`),
      validate('json', previstoSchema),
      async (c) => c.json(await previewTramite(c.var.actor, tramite, c.req.valid('json'))),
    )
    .get(`/${tramite}/:folio`, describe(AREA, `Como se solicitó: ${etiqueta}`), folio, async (c) =>
      c.json(await getTramite(c.var.actor, tramite, c.req.valid('param').folio)),
    )
    .put(`/${tramite}/:folio`, describe(AREA, `Corrige: ${etiqueta}`, 423), folio, llave, cuerpo, async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      return c.json(await correctTramite(c.var.actor, tramite, c.req.valid('param').folio, c.req.valid('json'), key))
    })
}
