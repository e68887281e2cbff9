import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { NOTA_PROPUESTA_MAX } from '#domain/autorizaciones/propuesta.ts'
import { CUENTA_CAIR_IDS } from '#domain/fondos/cair/asiento.ts'
import { BUSQUEDA_CANDIDATOS } from '#domain/fondos/cair/impide-tramite.ts'
import type { TipoTramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import { LIMITES_RETIRO, MOTIVO_RETIRO_IDS } from '#domain/fondos/cair/retiro.ts'
import { drawPapel, type PapelImpreso } from '#api/afiliacion/acuse/acuse-pdf.ts'
import { uploadArchivo } from '#api/documentos/upload-archivo.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { POR_INTERNO } from '#api/http/listas/clave-publica.ts'
import { panelRoutes } from '#api/http/listas/panel-routes.ts'
import { readUpload } from '#api/http/upload.ts'
import { diaSchema } from '#api/http/forma/dia.ts'
import { validate } from '#api/http/forma/validate.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { EXPORTE_CUENTAS } from './exportes/exporte-cuentas.ts'
import { EXPORTE_TRAMITES_CAIR } from './exportes/exporte-tramites-cair.ts'
import { aplicarRendimiento, listRendimientos, previewRendimiento } from './aplicar-rendimiento.ts'
import { elegirRendimiento, getFormulario } from './elegir-rendimiento.ts'
import { aprobarTramite, rechazarTramite } from './decidir-tramite.ts'
import { getEstadoCuenta } from './estado-cuenta.ts'
import { getCuenta } from './get-cuenta.ts'
import { listAsientos } from './list-asientos.ts'
import { listCandidatos } from './list-candidatos.ts'
import { listCuentas } from './list-cuentas.ts'
import { getTramiteCair, listTramitesCair } from './list-tramites.ts'
import { getRecibo } from './recibo-papel.ts'
import { solicitarRetiro, solicitarVoluntaria } from './solicitar-tramite.ts'

const AREA = 'fondos'
const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER)
const idPath = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
const llave = validate('header', z.object({ 'idempotency-key': z.string().max(200).optional() }))

const solicitud = {
  afiliadoId: id,
  importeCentavos: z.int().min(-1e15).max(1e15),
  archivo: z.string().max(60),
  observaciones: z.string().max(LIMITES_RETIRO.observaciones).default(''),
}
const beneficiarios = z
  .array(
    z.strictObject({
      nombre: z.string().max(LIMITES_RETIRO.nombre),
      parentesco: z.string().max(LIMITES_RETIRO.parentesco),
      porcentaje: z.int().min(-10_000).max(10_000),
    }),
  )
  .max(LIMITES_RETIRO.beneficiarios)
  .default([])
const retiro = z.strictObject({
  ...solicitud,
  motivo: z.enum(MOTIVO_RETIRO_IDS),
  beneficiarios,
  consentimiento: z.string().max(60).default(''),
})
const voluntaria = z.strictObject({ ...solicitud, fecha: z.string().max(10) })
const version = z.int().min(1)
const pedidoRendimiento = z.strictObject({
  anio: z.int().min(0).max(9999),
  cuenta: z.enum(CUENTA_CAIR_IDS),
  tasa: z.number().min(-1e6).max(1e6),
})

async function sendPapel(c: Context<AppEnv>, papel: PapelImpreso, nombre: string) {
  c.header('Content-Disposition', `inline; filename="${nombre}-${papel.folio}.pdf"`)
  c.header('Cache-Control', 'private, no-store')
  return c.body(new Uint8Array(await drawPapel(papel)), 200, { 'Content-Type': 'application/pdf' })
}

/** Individual savings for retirement: accounts, their ledger and statement, and the two procedures. */
export const cairRoutes = new Hono<AppEnv>()
  .get(
    '/panel/cair/:id/asientos',
    describe(AREA, 'Movimientos de una cuenta CAIR, de 25 en 25'),
    validate('param', idPath),
    validate('query', z.strictObject({ pagina: z.coerce.number().int().min(1).max(100_000).default(1) })),
    async (c) => c.json(await listAsientos(c.var.actor, c.req.valid('param').id, c.req.valid('query').pagina)),
  )
  .get(
    '/panel/cair/:id/estado',
    describe(AREA, 'Estado de cuenta CAIR de un periodo, en PDF', 422),
    validate('param', idPath),
    validate('query', z.strictObject({ desde: diaSchema, hasta: diaSchema })),
    async (c) =>
      sendPapel(c, await getEstadoCuenta(c.var.actor, c.req.valid('param').id, c.req.valid('query')), 'estado-cair'),
  )
  .post(
    '/panel/cair/candidatos',
    describe(AREA, 'Personas para un trámite CAIR, primero las que pueden pedirlo'),
    validate(
      'json',
      z.strictObject({
        q: z.string().trim().min(BUSQUEDA_CANDIDATOS.min).max(BUSQUEDA_CANDIDATOS.max),
        tipo: z.enum(['retiro', 'voluntaria'] as const satisfies TipoTramiteCair[]),
        motivo: z.enum(MOTIVO_RETIRO_IDS).optional(),
      }),
    ),
    async (c) => c.json(await listCandidatos(c.var.actor, c.req.valid('json'))),
  )
  .post('/panel/cair-papeles', describe(AREA, 'Conserva el documento de un trámite CAIR (file)', 201), async (c) => {
    authorize(c.var.actor, 'cair.solicitar')
    const { nombre, bytes } = await readUpload(c)
    const subido = { nombre, bytes, clase: 'solicitud', borrador: null } as const
    return c.json(await uploadArchivo(c.var.actor, subido, 'cair.solicitar'), 201)
  })
  .post(
    '/tramites/retiro-capital',
    describe(AREA, 'Solicita un Retiro de Capital', 201),
    llave,
    validate('json', retiro),
    async (c) =>
      c.json(await solicitarRetiro(c.var.actor, c.req.valid('json'), c.req.valid('header')['idempotency-key']), 201),
  )
  .post(
    '/tramites/aportacion-voluntaria',
    describe(AREA, 'Solicita una Aportación Voluntaria', 201),
    llave,
    validate('json', voluntaria),
    async (c) =>
      c.json(
        await solicitarVoluntaria(c.var.actor, c.req.valid('json'), c.req.valid('header')['idempotency-key']),
        201,
      ),
  )
  .post(
    '/panel/cair-tramites/:id/aprobar',
    describe(AREA, 'Da una de las dos aprobaciones de un trámite CAIR'),
    validate('param', idPath),
    validate('json', z.strictObject({ version })),
    async (c) => c.json(await aprobarTramite(c.var.actor, c.req.valid('param').id, c.req.valid('json').version)),
  )
  .post(
    '/panel/cair-tramites/:id/rechazar',
    describe(AREA, 'Rechaza un trámite CAIR'),
    validate('param', idPath),
    validate('json', z.strictObject({ version, nota: z.string().max(NOTA_PROPUESTA_MAX) })),
    async (c) => c.json(await rechazarTramite(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .get(
    '/panel/cair-tramites/:id/recibo',
    describe(AREA, 'Recibo de un trámite CAIR, en PDF', 409),
    validate('param', idPath),
    async (c) => sendPapel(c, await getRecibo(c.var.actor, c.req.valid('param').id), 'recibo'),
  )
  .get('/panel/cair-rendimientos', describe(AREA, 'Rendimientos anuales aplicados al CAIR'), async (c) =>
    c.json(await listRendimientos(c.var.actor)),
  )
  .post(
    '/panel/cair-rendimientos/previsto',
    describe(AREA, 'Qué abonaría el rendimiento de un año, sin escribirlo'),
    validate('json', pedidoRendimiento),
    async (c) => c.json(await previewRendimiento(c.var.actor, c.req.valid('json'))),
  )
  .post(
    '/panel/cair-rendimientos',
    describe(AREA, 'Aplica el rendimiento de un año, una sola vez', 201),
    validate('json', pedidoRendimiento),
    async (c) => c.json(await aplicarRendimiento(c.var.actor, c.req.valid('json')), 201),
  )
  .get(
    '/panel/rendimiento-anual',
    describe(AREA, 'Formulario del rendimiento anual de una persona', 404),
    validate('query', z.strictObject({ afiliadoId: idPath.shape.id })),
    async (c) => c.json(await getFormulario(c.var.actor, c.req.valid('query').afiliadoId)),
  )
  .post(
    '/panel/rendimiento-anual',
    describe(AREA, 'Envía la elección de una persona para el rendimiento de un año'),
    validate(
      'json',
      z.strictObject({
        afiliadoId: id,
        anio: z.int().min(0).max(9999),
        opcion: z.enum(['A', 'B']),
        version: z.int().min(0),
      }),
    ),
    async (c) => c.json(await elegirRendimiento(c.var.actor, c.req.valid('json'))),
  )
  .route(
    '/',
    panelRoutes('cair-tramites', {
      area: AREA,
      list: ['Trámites CAIR', listTramitesCair],
      get: ['Un trámite CAIR', getTramiteCair],
      export: EXPORTE_TRAMITES_CAIR,
    }),
  )
  .route(
    '/',
    panelRoutes('cair', {
      area: AREA,
      list: ['Cuentas CAIR', listCuentas],
      get: ['Una cuenta CAIR', getCuenta, POR_INTERNO],
      export: EXPORTE_CUENTAS,
    }),
  )
