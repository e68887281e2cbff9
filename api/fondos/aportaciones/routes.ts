import { Hono } from 'hono'
import { z } from 'zod'
import { TIPOS_FONDO } from '#domain/fondos/aportaciones/fondo-documentado.ts'
import { FONDO_IDS } from '#domain/fondos/fondo.ts'
import {
  claveOrganica,
  entidadEnCuerpo,
  entidadEnDireccion,
  entidadPedida,
  idEnDireccion,
  type ReporteEnCuerpo,
} from '#api/fondos/entidad-schema.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { defineExporte } from '#api/http/exportes/exporte.ts'
import { describeExporte, responderExporte } from '#api/http/exportes/responder-exporte.ts'
import { quincenaCodigo } from '#api/http/forma/quincena-codigo.ts'
import { validate } from '#api/http/forma/validate.ts'
import { exportAportaciones } from './export-aportaciones.ts'
import { getAportacionesQuincena } from './get-aportaciones-quincena.ts'
import { listAportacionesFondo } from './list-aportaciones-fondo.ts'
import { listQuincenasAportadas } from './list-quincenas-aportadas.ts'
import { listRenglones } from './list-renglones.ts'

const AREA = 'fondos'
const BASE = '/aportaciones/quincenas'
const codigo = z.object({ codigo: quincenaCodigo })
const fondo = z.enum(FONDO_IDS)

const REPORTE = defineExporte({
  llamada: `POST /api${BASE}/:codigo/reporte`,
  titulo: 'Reporte de aportaciones',
  run: async (actor, { codigo: quincena, ...pedida }: ReporteEnCuerpo) =>
    exportAportaciones(actor, quincena, {
      ...(await entidadPedida(pedida)),
      conEntidad: pedida.organizacion !== undefined,
    }),
})

/** Contributions of closed quincenas (spec 3 §2.1, §2.2). */
export const aportacionesRoutes = new Hono<AppEnv>()
  .get(
    BASE,
    describe(AREA, 'Quincenas cerradas con su monto, si están pagadas y su multa', 404),
    validate('query', entidadEnDireccion),
    async (c) => c.json(await listQuincenasAportadas(c.var.actor, await entidadPedida(c.req.valid('query')))),
  )
  .get(
    `${BASE}/:codigo`,
    describe(AREA, 'Los seis fondos de una quincena cerrada'),
    validate('param', codigo),
    validate('query', entidadEnDireccion),
    async (c) =>
      c.json(
        await getAportacionesQuincena(
          c.var.actor,
          c.req.valid('param').codigo,
          await entidadPedida(c.req.valid('query')),
        ),
      ),
  )
  .get(
    `${BASE}/:codigo/fondos/:fondo`,
    describe(AREA, 'Página de la tabla de un fondo, después de una persona'),
    validate('param', codigo.extend({ fondo })),
    validate('query', entidadEnDireccion.extend({ despues: idEnDireccion.optional() })),
    async (c) => {
      const { codigo: quincena, fondo: cual } = c.req.valid('param')
      const { despues = null, ...asked } = c.req.valid('query')
      return c.json(await listRenglones(c.var.actor, quincena, cual, { ...(await entidadPedida(asked)), despues }))
    },
  )
  .post(
    `${BASE}/:codigo/reporte`,
    describeExporte(AREA, 'Reporte de la quincena en un libro de Excel'),
    validate('param', codigo),
    validate('json', entidadEnCuerpo),
    (c) => responderExporte(c, REPORTE, { ...c.req.valid('param'), ...c.req.valid('json') }),
  )
  .get(
    '/aportaciones-fondos',
    describe(AREA, 'Aportaciones de una entidad a un fondo, en su última quincena cerrada', 404),
    validate(
      'query',
      z.strictObject({
        tipo: z.enum(TIPOS_FONDO),
        clave0: claveOrganica,
        clave1: claveOrganica,
        quincena: quincenaCodigo.optional(),
      }),
    ),
    async (c) => {
      const { quincena = null, ...rest } = c.req.valid('query')
      return c.json(await listAportacionesFondo(c.var.actor, { ...rest, quincena }))
    },
  )
