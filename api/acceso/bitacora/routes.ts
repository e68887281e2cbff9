import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { defineExporte } from '#api/http/exportes/exporte.ts'
import { describeExporte, responderExporte } from '#api/http/exportes/responder-exporte.ts'
import { validate } from '#api/http/forma/validate.ts'
import { buscarBitacoraSchema, exportarBitacoraSchema, listaBitacoraSchema, periodoSchema } from './filtro.ts'
import { getActo } from './get-acto.ts'
import { getOpcionesBitacora } from './get-opciones.ts'
import { listBitacora } from './list-bitacora.ts'
import { countBitacora, streamBitacora } from './stream-bitacora.ts'
import { requestVerificacion } from './trabajo-verificar.ts'

const AREA = 'acceso'
const idPath = z.object({ id: z.coerce.number().int().min(1) })

const EXPORTE = defineExporte({
  llamada: 'POST /api/panel/bitacora/exportar',
  titulo: 'Bitácora',
  run: (actor, { formato, ...periodo }: z.output<typeof exportarBitacoraSchema>, avance) =>
    streamBitacora(actor, periodo, formato, avance),
})

/** The bitácora as those read it who watch over the institute. */
export const bitacoraRoutes = new Hono<AppEnv>()
  .get('/panel/bitacora', describe(AREA, 'Bitácora por clave'), validate('query', listaBitacoraSchema), async (c) => {
    const { despuesDe, limite, ...filtro } = c.req.valid('query')
    return c.json(await listBitacora(c.var.actor, { filtro, limite, ...(despuesDe !== undefined && { despuesDe }) }))
  })
  .post(
    '/panel/bitacora/buscar',
    describe(AREA, 'Bitácora de una persona o un registro, por clave'),
    validate('json', buscarBitacoraSchema),
    async (c) => c.json(await listBitacora(c.var.actor, c.req.valid('json'))),
  )
  .post('/panel/bitacora/verificar', describe(AREA, 'Verifica la cadena en segundo plano', 202), async (c) =>
    c.json(await requestVerificacion(c.var.actor), 202),
  )
  .get('/panel/bitacora/opciones', describe(AREA, 'Cuentas por las que se filtra la bitácora'), async (c) =>
    c.json(await getOpcionesBitacora(c.var.actor)),
  )
  .get(
    '/panel/bitacora/cuenta',
    describe(AREA, 'Cuántos actos escribiría la exportación de un periodo', 422),
    validate('query', periodoSchema),
    async (c) => c.json(await countBitacora(c.var.actor, c.req.valid('query'))),
  )
  .post(
    '/panel/bitacora/exportar',
    describeExporte(AREA, 'Los actos de un periodo: con su prueba (JSONL), o para leerse (CSV)'),
    validate('json', exportarBitacoraSchema),
    (c) => responderExporte(c, EXPORTE, c.req.valid('json')),
  )
  .get(
    '/panel/bitacora/:id',
    describe(AREA, 'Un acto con su antes, su después y su huella'),
    validate('param', idPath),
    async (c) => c.json(await getActo(c.var.actor, c.req.valid('param').id)),
  )
