import { Hono } from 'hono'
import { z } from 'zod'
import { FIRMA_BASE64_MAX, FIRMA_LIMITES } from '#domain/formatos/firma.ts'
import { DOCUMENTO_FIRMA_MAX } from '#domain/formatos/firma-titular.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { getImagenFirma, listFirmas } from './list-firmas.ts'
import { firmarComoTitular } from './firmar-como-titular.ts'
import { createFirma, deleteFirma, updateFirma } from './save-firma.ts'

const idParams = z.object({ id: z.coerce.number().int().positive() })
/** Of the image in sight: another one has another address. */
const imagenQuery = z.object({ v: z.coerce.number().int().min(1).optional() })
const versionQuery = z.object({ version: z.coerce.number().int().min(1) })
const datos = {
  nombre: z.string().max(FIRMA_LIMITES.texto),
  cargo: z.string().max(FIRMA_LIMITES.texto),
  usuario_id: z.int().positive().nullable().default(null),
  unidad_id: z.int().positive().nullable().default(null),
  desde: z.string().max(10),
  hasta: z.string().max(10).default(''),
}
const imagen = z.string().max(FIRMA_BASE64_MAX, 'La firma pesa más de 300 kB.')
const nuevaBody = z.strictObject({ ...datos, firma_base64: imagen })
const cambioBody = z.strictObject({ ...datos, version: z.int().min(1), firma_base64: imagen.optional() })

/** "Catálogo de Firmas" (specification 2 §2.10). */
export const firmasRoutes = new Hono<AppEnv>()
  .get('/panel/firmas', describe('formatos', 'Firmas, y a quién puede pertenecer una'), async (c) =>
    c.json(await listFirmas(c.var.actor)),
  )
  .get(
    '/panel/firmas/:id/imagen',
    describe('formatos', 'Imagen de una firma'),
    validate('param', idParams),
    validate('query', imagenQuery),
    async (c) => {
      const { tipo, bytes } = await getImagenFirma(c.var.actor, c.req.valid('param').id)
      return c.body(bytes, 200, { 'Content-Type': tipo === 'png' ? 'image/png' : 'image/jpeg' })
    },
  )
  .post(
    '/panel/firmas',
    describe('formatos', 'Agrega una firma, con su imagen como data URL', 201),
    validate('json', nuevaBody),
    async (c) => c.json(await createFirma(c.var.actor, c.req.valid('json')), 201),
  )
  .put(
    '/panel/firmas/:id',
    describe('formatos', 'Cambia una firma; sin imagen, conserva la que tiene'),
    validate('param', idParams),
    validate('json', cambioBody),
    async (c) => c.json(await updateFirma(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post(
    '/panel/firmas/:id/papeles',
    describe('formatos', 'Pone la firma de un titular en un papel de su unidad, según el documento en que firmó'),
    validate('param', idParams),
    validate(
      'json',
      z.strictObject({
        referencia: z.string().max(80),
        fecha: z.string().max(10),
        documento: z.string().max(DOCUMENTO_FIRMA_MAX),
      }),
    ),
    async (c) => c.json(await firmarComoTitular(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/panel/firmas/:id',
    describe('formatos', 'Elimina una firma que ningún papel cerrado lleva', 204),
    validate('param', idParams),
    validate('query', versionQuery),
    async (c) => {
      await deleteFirma(c.var.actor, c.req.valid('param').id, c.req.valid('query').version)
      return c.body(null, 204)
    },
  )
