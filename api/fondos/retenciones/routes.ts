import { Hono } from 'hono'
import { z } from 'zod'
import { nombreOrdenes } from '#domain/fondos/prestamos/orden-archivo.ts'
import { DECISIONES_RETENCION, MOTIVOS_RETENCION, NOTA_MAX } from '#domain/fondos/prestamos/retencion.ts'
import type { DecisionRetencion, MotivoRetencion } from '#domain/fondos/prestamos/retencion.ts'
import { proponer } from '#api/autorizaciones/proponer.ts'
import { entidadEnCuerpo, entidadEnDireccion, entidadPedida, idEnDireccion } from '#api/fondos/entidad-schema.ts'
import { zipDeTextos } from '#api/files/zip-de-textos.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { quincenaCodigo } from '#api/http/forma/quincena-codigo.ts'
import { validate } from '#api/http/forma/validate.ts'
import { answerRetencion } from './answer-retencion.ts'
import { DECIDIR_RETENCION } from './decidir-retencion.ts'
import { exportOrden } from './export-orden.ts'
import { explainRetencion } from './explain-retencion.ts'
import { exportRetenciones, getRetenciones } from './get-retenciones.ts'
import { listQuincenasRetenidas } from './list-quincenas-retenidas.ts'

const AREA = 'fondos'
const idPath = z.object({ id: idEnDireccion })
const codigoPath = z.object({ codigo: quincenaCodigo })
const version = z.int().min(1)
const MOTIVOS = Object.keys(MOTIVOS_RETENCION) as MotivoRetencion[]
const DECISIONES = Object.keys(DECISIONES_RETENCION) as DecisionRetencion[]

/** Withholdings of loans by quincena (spec 3 §2.3, §2.4). */
export const retencionesRoutes = new Hono<AppEnv>()
  .get(
    '/retenciones',
    describe(AREA, 'Quincenas con retenciones ordenadas, la más reciente primero'),
    validate('query', entidadEnDireccion),
    async (c) => c.json(await listQuincenasRetenidas(c.var.actor, await entidadPedida(c.req.valid('query')))),
  )
  .get(
    '/retenciones/:codigo',
    describe(AREA, 'Retenciones de una quincena por tipo de préstamo'),
    validate('param', codigoPath),
    validate('query', entidadEnDireccion),
    async (c) =>
      c.json(await getRetenciones(c.var.actor, c.req.valid('param').codigo, await entidadPedida(c.req.valid('query')))),
  )
  .post(
    '/retenciones/:codigo/reporte',
    describe(AREA, 'Reporte de retenciones en Excel'),
    validate('param', codigoPath),
    validate('json', entidadEnCuerpo),
    async (c) => {
      const { codigo } = c.req.valid('param')
      const pedida = c.req.valid('json')
      const { nombre, body } = await exportRetenciones(c.var.actor, codigo, {
        ...(await entidadPedida(pedida)),
        conEntidad: pedida.organizacion !== undefined,
      })
      c.header('Content-Disposition', `attachment; filename="${nombre}"`)
      c.header('Cache-Control', 'private, no-store')
      return c.body(body, 200, {
        'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      })
    },
  )
  .post(
    '/retenciones/:codigo/exportar',
    describe(AREA, 'Orden de retención a cada entidad, en CSV con su manifiesto'),
    validate('param', codigoPath),
    validate('json', entidadEnCuerpo),
    async (c) => {
      const { codigo } = c.req.valid('param')
      const archivos = await exportOrden(c.var.actor, codigo, await entidadPedida(c.req.valid('json')))
      c.header('Content-Disposition', `attachment; filename="${nombreOrdenes(codigo)}"`)
      c.header('Cache-Control', 'private, no-store')
      return c.body(zipDeTextos(archivos), 200, { 'Content-Type': 'application/zip' })
    },
  )
  .get(
    '/panel/retenciones/:id/explicacion',
    describe(AREA, 'De dónde sale lo ordenado de un préstamo en una quincena'),
    validate('param', idPath),
    async (c) => c.json(await explainRetencion(c.var.actor, c.req.valid('param').id)),
  )
  .post(
    '/panel/retenciones/:id/respuesta',
    describe(AREA, 'Anota cuánto se retuvo de lo ordenado'),
    validate('param', idPath),
    validate(
      'json',
      z.strictObject({
        retenidoCentavos: z.int().nullable(),
        motivo: z.enum(MOTIVOS).nullable(),
        nota: z.string().max(NOTA_MAX * 2),
        version,
      }),
    ),
    async (c) => c.json(await answerRetencion(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post(
    '/panel/retenciones/:id/decision',
    describe(AREA, 'Propone qué se hace con una diferencia', 202),
    validate('param', idPath),
    validate('json', z.strictObject({ decision: z.enum(DECISIONES), version })),
    async (c) =>
      c.json(await proponer(c.var.actor, DECIDIR_RETENCION, { ...c.req.valid('param'), ...c.req.valid('json') }), 202),
  )
