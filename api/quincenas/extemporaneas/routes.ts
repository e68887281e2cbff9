import { Hono } from 'hono'
import { z } from 'zod'
import { NOTA_PROPUESTA_MAX } from '#domain/autorizaciones/propuesta.ts'
import { CLASE_EXTEMPORANEA_IDS, LIMITES_EXTEMPORANEA } from '#domain/fondos/extemporaneas/extemporanea.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { uploadArchivo } from '#api/documentos/upload-archivo.ts'
import { idEnDireccion } from '#api/fondos/entidad-schema.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { panelRoutes } from '#api/http/listas/panel-routes.ts'
import { readUpload } from '#api/http/upload.ts'
import { validate } from '#api/http/forma/validate.ts'
import { EXPORTE_EXTEMPORANEAS } from './exporte-extemporaneas.ts'
import { aprobarExtemporanea, generarLineaExtemporanea, rechazarExtemporanea } from './decidir-extemporanea.ts'
import { getExtemporanea, getPersonaExtemporanea } from './get-extemporanea.ts'
import { listExtemporaneas } from './list-extemporaneas.ts'
import { previewExtemporanea, solicitarExtemporanea } from './solicitar-extemporanea.ts'

const AREA = 'fondos'
const idPath = z.object({ id: idEnDireccion })
const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER)
const version = z.int().min(1)
const periodo = {
  afiliadoId: id,
  entidadId: id.optional(),
  clase: z.enum(CLASE_EXTEMPORANEA_IDS),
  desde: z.string().max(10),
  hasta: z.string().max(10),
  sueldoCentavos: z.int().min(-1e15).max(1e15),
  reemplaza: z.string().max(20).optional(),
}
const solicitud = z.strictObject({
  ...periodo,
  archivo: z.string().max(60),
  observaciones: z.string().max(LIMITES_EXTEMPORANEA.observaciones).default(''),
})

/** Late contributions: who they are for, what they would charge, their request, their two approvals and their line. */
export const extemporaneasRoutes = new Hono<AppEnv>()
  .get(
    '/extemporaneas/personas/:id',
    describe(AREA, 'De quién sería una aportación extemporánea, y en qué entidades'),
    validate('param', idPath),
    async (c) => c.json(await getPersonaExtemporanea(c.var.actor, c.req.valid('param').id)),
  )
  .post(
    '/panel/extemporaneas/previsto',
    describe(AREA, 'Qué cobraría una aportación extemporánea, sin escribirla'),
    validate('json', z.strictObject(periodo)),
    async (c) => c.json(await previewExtemporanea(c.var.actor, c.req.valid('json'))),
  )
  .post(
    '/panel/extemporaneas-papeles',
    describe(AREA, 'Conserva el documento de una aportación extemporánea (file)', 201),
    async (c) => {
      authorize(c.var.actor, 'extemporaneas.solicitar')
      const { nombre, bytes } = await readUpload(c)
      const subido = { nombre, bytes, clase: 'oficio', borrador: null } as const
      return c.json(await uploadArchivo(c.var.actor, subido, 'extemporaneas.solicitar'), 201)
    },
  )
  .post(
    '/tramites/aportacion-extemporanea',
    describe(AREA, 'Solicita una aportación extemporánea', 201),
    validate('header', z.object({ 'idempotency-key': z.string().max(200).optional() })),
    validate('json', solicitud),
    async (c) => {
      const { 'idempotency-key': key } = c.req.valid('header')
      return c.json(await solicitarExtemporanea(c.var.actor, c.req.valid('json'), key), 201)
    },
  )
  .post(
    '/panel/extemporaneas/:id/aprobar',
    describe(AREA, 'Da una de las dos aprobaciones de una aportación extemporánea'),
    validate('param', idPath),
    validate('json', z.strictObject({ version })),
    async (c) => c.json(await aprobarExtemporanea(c.var.actor, c.req.valid('param').id, c.req.valid('json').version)),
  )
  .post(
    '/panel/extemporaneas/:id/rechazar',
    describe(AREA, 'Rechaza una aportación extemporánea'),
    validate('param', idPath),
    validate('json', z.strictObject({ version, nota: z.string().max(NOTA_PROPUESTA_MAX) })),
    async (c) => c.json(await rechazarExtemporanea(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post(
    '/panel/extemporaneas/:id/linea',
    describe(AREA, 'La línea con la que se paga hoy una aportación extemporánea'),
    validate('param', idPath),
    async (c) => c.json(await generarLineaExtemporanea(c.var.actor, c.req.valid('param').id)),
  )
  .route(
    '/',
    panelRoutes('extemporaneas', {
      area: AREA,
      list: ['Aportaciones extemporáneas', listExtemporaneas],
      get: ['Una aportación extemporánea', getExtemporanea],
      export: EXPORTE_EXTEMPORANEAS,
    }),
  )
