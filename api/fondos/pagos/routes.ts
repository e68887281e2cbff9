import { Hono } from 'hono'
import { z } from 'zod'
import { MAX_VALIDACIONES } from '#domain/fondos/pagos/panel-pagos.ts'
import { LIMITES_RESPUESTA } from '#domain/fondos/pagos/respuesta-banco.ts'
import { proponer } from '#api/autorizaciones/proponer.ts'
import { claveOrganica } from '#api/fondos/entidad-schema.ts'
import { quincenaCodigo } from '#api/http/forma/quincena-codigo.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { panelRoutes } from '#api/http/listas/panel-routes.ts'
import { readUpload } from '#api/http/upload.ts'
import { validate } from '#api/http/forma/validate.ts'
import { subirComprobante } from './comprobante.ts'
import { EXPORTE_PAGOS } from './exporte-pagos.ts'
import { EXPORTE_REFERENCIAS } from './exporte-referencias.ts'
import { CAMBIAR_REFERENCIA } from './cambiar-referencia.ts'
import { getContrato } from './change-contrato.ts'
import { explainLinea, explainReferencia } from './lineas/explain-linea.ts'
import { generarLinea } from './lineas/generar-linea.ts'
import { getAportacionRetencion } from './get-aportacion-retencion.ts'
import { getCuentaEntidad, listPagadoPorDia } from './get-cuenta-entidad.ts'
import { drawHojaLinea } from './lineas/hoja-linea.ts'
import { getValidacionPagos, listReferencias } from './lineas/list-lineas-por-validar.ts'
import { DEVOLVER_PAGO, REASIGNAR_PAGO } from './por-identificar/acciones-pago.ts'
import { EXPORTE_POR_IDENTIFICAR } from './por-identificar/exporte-por-identificar.ts'
import { listPorIdentificar, sumPorIdentificar } from './por-identificar/list-por-identificar.ts'
import { REGISTRAR_PAGO } from './registro/registrar-pago.ts'
import { listPagos } from './list-pagos.ts'
import { validarPagos } from './validar-pagos.ts'

const AREA = 'fondos'
const claves = { clave0: claveOrganica, clave1: claveOrganica }
const id = z.int().min(1)
const referencia = z.object({ referencia: z.string().regex(/^\d{8,40}$/, 'no es una referencia') })
const idPath = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
const contrato = { base: z.string().trim().max(20), constante: z.string().trim().max(20) }

/** Payment lines, what the bank answers, and the account of each entity (spec 3 §2.17, §2.20). */
export const pagosRoutes = new Hono<AppEnv>()
  .get(
    '/aportacion-retencion',
    describe(AREA, 'Lo que una entidad aporta, retiene y debe de una quincena cerrada, con su línea de pago', 404),
    validate('query', z.strictObject({ ...claves, quincena: quincenaCodigo.optional() })),
    async (c) => {
      const { quincena = null, ...rest } = c.req.valid('query')
      return c.json(await getAportacionRetencion(c.var.actor, { ...rest, quincena }))
    },
  )
  .post(
    '/aportacion-retencion/linea',
    describe(AREA, 'Línea de pago de hoy: la vigente, o una nueva con lo que se debe', 404),
    validate('json', z.strictObject({ ...claves, quincena: quincenaCodigo })),
    async (c) => c.json(await generarLinea(c.var.actor, c.req.valid('json'))),
  )
  .get(
    '/aportacion-retencion/explicacion',
    describe(AREA, 'De qué se compone la línea de pago de una entidad', 404),
    validate('query', z.strictObject({ ...claves, quincena: quincenaCodigo })),
    async (c) => c.json(await explainLinea(c.var.actor, c.req.valid('query'))),
  )
  .get(
    '/aportacion-retencion/cuenta',
    describe(AREA, 'Estado de cuenta de una entidad', 404),
    validate('query', z.strictObject(claves)),
    async (c) => c.json(await getCuentaEntidad(c.var.actor, c.req.valid('query'))),
  )
  .get(
    '/aportacion-retencion/pagado',
    describe(AREA, 'Lo pagado por una entidad, por día del banco y por fondo', 404),
    validate('query', z.strictObject(claves)),
    async (c) => c.json(await listPagadoPorDia(c.var.actor, c.req.valid('query'))),
  )
  .get(
    '/lineas-pago/:referencia/explicacion',
    describe(
      AREA,
      'De qué se compone una línea de pago: de una entidad, de quien está de licencia o extemporánea',
      410,
    ),
    validate('param', referencia),
    async (c) => c.json(await explainReferencia(c.var.actor, c.req.valid('param').referencia)),
  )
  .get(
    '/lineas-pago/:referencia/hoja',
    describe(AREA, 'Hoja de una línea de pago, en PDF', 410),
    validate('param', referencia),
    async (c) => {
      const cual = c.req.valid('param').referencia
      const pdf = await drawHojaLinea(c.var.actor, cual)
      c.header('Content-Disposition', `inline; filename="linea-de-pago-${cual}.pdf"`)
      c.header('Cache-Control', 'private, no-store')
      return c.body(new Uint8Array(pdf), 200, { 'Content-Type': 'application/pdf' })
    },
  )
  .get(
    '/validacion-pagos',
    describe(AREA, 'Lo que puede hacerse hoy con las líneas de pago'),
    validate('query', z.strictObject({})),
    async (c) => c.json(await getValidacionPagos(c.var.actor)),
  )
  .put(
    '/validacion-pagos',
    describe(AREA, 'Valida líneas pagadas, o quita su validación, en un día de PAGO', 423),
    validate(
      'json',
      z.strictObject({
        cambios: z
          .array(z.strictObject({ id, version: id, validado: z.boolean() }))
          .min(1)
          .max(MAX_VALIDACIONES),
      }),
    ),
    async (c) => c.json(await validarPagos(c.var.actor, c.req.valid('json').cambios)),
  )
  .get(
    '/pagos/por-identificar',
    describe(AREA, 'Pagos por identificar y su importe, por antigüedad'),
    validate('query', z.strictObject({})),
    async (c) => c.json(await sumPorIdentificar(c.var.actor)),
  )
  .post(
    '/pagos/:id/asignar',
    describe(AREA, 'Propone la línea de un pago por identificar', 202),
    validate('param', idPath),
    validate('json', z.strictObject({ referencia: z.string().max(80) })),
    async (c) =>
      c.json(await proponer(c.var.actor, REASIGNAR_PAGO, { ...c.req.valid('param'), ...c.req.valid('json') }), 202),
  )
  .post(
    '/pagos/:id/devolver',
    describe(AREA, 'Propone devolver un pago por identificar', 202),
    validate('param', idPath),
    validate('json', z.strictObject({ motivo: z.string().max(2_000) })),
    async (c) =>
      c.json(await proponer(c.var.actor, DEVOLVER_PAGO, { ...c.req.valid('param'), ...c.req.valid('json') }), 202),
  )
  .post(
    '/panel/pagos-comprobantes',
    describe(AREA, 'Conserva el comprobante de un pago que se propondrá a mano (file)', 201),
    async (c) => c.json(await subirComprobante(c.var.actor, await readUpload(c)), 201),
  )
  .post(
    '/pagos',
    describe(AREA, 'Propone un pago que informó el banco, escrito a mano y con su comprobante', 202),
    validate(
      'json',
      z.strictObject({
        referencia: z.string().max(80),
        importeCentavos: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
        fecha: z.string().max(10),
        operacion: z.string().max(LIMITES_RESPUESTA.operacion),
        comprobante: z.string().max(60),
      }),
    ),
    async (c) => c.json(await proponer(c.var.actor, REGISTRAR_PAGO, c.req.valid('json')), 202),
  )
  .get(
    '/panel/referencia-pago',
    describe(AREA, 'Lo que el contrato con el banco fija de cada referencia de pago'),
    validate('query', z.strictObject({})),
    async (c) => c.json(await getContrato(c.var.actor)),
  )
  .put(
    '/panel/referencia-pago',
    describe(AREA, 'Propone el año base y la constante de las referencias que se emitan desde entonces', 202),
    validate('json', z.strictObject({ ...contrato, antes: z.strictObject(contrato) })),
    async (c) => c.json(await proponer(c.var.actor, CAMBIAR_REFERENCIA, c.req.valid('json')), 202),
  )
  .route(
    '/',
    panelRoutes('referencias-pago', {
      area: AREA,
      list: ['Líneas de pago por validar', listReferencias],
      export: EXPORTE_REFERENCIAS,
    }),
  )
  .route(
    '/',
    panelRoutes('pagos', {
      area: AREA,
      list: ['Pagos que informó el banco', listPagos],
      export: EXPORTE_PAGOS,
    }),
  )
  .route(
    '/',
    panelRoutes('pagos-por-identificar', {
      area: AREA,
      list: ['Pagos por identificar', listPorIdentificar],
      export: EXPORTE_POR_IDENTIFICAR,
    }),
  )
