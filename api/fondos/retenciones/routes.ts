import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { z } from 'zod'
import { nombreOrdenes } from '#domain/fondos/prestamos/orden-archivo.ts'
import {
  CAUSA_RETENCION_IDS,
  DECISIONES_RETENCION,
  MOTIVOS_RETENCION,
  NOTA_MAX,
} from '#domain/fondos/prestamos/retencion.ts'
import type { DecisionRetencion, MotivoRetencion } from '#domain/fondos/prestamos/retencion.ts'
import { proponer } from '#api/autorizaciones/proponer.ts'
import {
  entidadEnCuerpo,
  entidadEnDireccion,
  entidadPedida,
  idEnDireccion,
  type ReporteEnCuerpo,
} from '#api/fondos/entidad-schema.ts'
import { descargaOf } from '#api/files/descarga.ts'
import { zipDeTextos } from '#api/files/zip-de-textos.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { defineExporte } from '#api/http/exportes/exporte.ts'
import { describeExporte, responderExporte } from '#api/http/exportes/responder-exporte.ts'
import { quincenaCodigo } from '#api/http/forma/quincena-codigo.ts'
import { validate } from '#api/http/forma/validate.ts'
import { answerRetencion } from './answer-retencion.ts'
import { completarRetenciones } from './completar-retenciones.ts'
import { DECIDIR_RETENCION } from './decidir-retencion.ts'
import { exportOrden } from './export-orden.ts'
import { explainRetencion } from './explain-retencion.ts'
import { exportRetenciones, getRetenciones } from './get-retenciones.ts'
import { listQuincenasRetenidas } from './list-quincenas-retenidas.ts'

const AREA = 'fondos'
const idPath = z.object({ id: idEnDireccion })
const codigoPath = z.object({ codigo: quincenaCodigo })
const version = z.int().min(1)
/** More orders than any entity has in a quincena. */
const CUANTAS_MAX = 1_000_000
const MOTIVOS = Object.keys(MOTIVOS_RETENCION) as MotivoRetencion[]
const DECISIONES = Object.keys(DECISIONES_RETENCION) as DecisionRetencion[]

const REPORTE = defineExporte({
  llamada: 'POST /api/retenciones/:codigo/reporte',
  titulo: 'Reporte de retenciones',
  run: async (actor, { codigo, ...pedida }: ReporteEnCuerpo) =>
    exportRetenciones(actor, codigo, {
      ...(await entidadPedida(pedida)),
      conEntidad: pedida.organizacion !== undefined,
    }),
})

const ORDEN = defineExporte({
  llamada: 'POST /api/retenciones/:codigo/exportar',
  titulo: 'Orden de retención',
  run: async (actor, { codigo, ...pedida }: ReporteEnCuerpo) => {
    const archivos = await exportOrden(actor, codigo, await entidadPedida(pedida))
    const cuerpo = descargaOf(Readable.from([zipDeTextos(archivos)]))
    return { nombre: nombreOrdenes(codigo), tipo: 'application/zip', cuerpo }
  },
})

/** Withholdings of loans by quincena (spec 3 §2.3, §2.4). */
export const retencionesRoutes = new Hono<AppEnv>()
  .get(
    '/retenciones',
    describe(AREA, 'Quincenas con retenciones ordenadas, la más reciente primero', 404),
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
    describeExporte(AREA, 'Reporte de retenciones en Excel'),
    validate('param', codigoPath),
    validate('json', entidadEnCuerpo),
    (c) => responderExporte(c, REPORTE, { ...c.req.valid('param'), ...c.req.valid('json') }),
  )
  .post(
    '/retenciones/:codigo/exportar',
    describeExporte(AREA, 'Orden de retención a cada entidad, en CSV con su manifiesto'),
    validate('param', codigoPath),
    validate('json', entidadEnCuerpo),
    (c) => responderExporte(c, ORDEN, { ...c.req.valid('param'), ...c.req.valid('json') }),
  )
  .post(
    '/retenciones/:codigo/completas',
    describe(AREA, 'Anota como retenido completo lo que una entidad aún no responde'),
    validate('param', codigoPath),
    validate('json', entidadEnCuerpo.extend({ cuantas: z.int().min(1).max(CUANTAS_MAX) })),
    async (c) => {
      const { cuantas, ...pedida } = c.req.valid('json')
      const { codigo } = c.req.valid('param')
      return c.json(await completarRetenciones(c.var.actor, codigo, await entidadPedida(pedida), cuantas))
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
    validate('json', z.strictObject({ causa: z.enum(CAUSA_RETENCION_IDS), decision: z.enum(DECISIONES), version })),
    async (c) =>
      c.json(await proponer(c.var.actor, DECIDIR_RETENCION, { ...c.req.valid('param'), ...c.req.valid('json') }), 202),
  )
