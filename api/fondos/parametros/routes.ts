import { Hono } from 'hono'
import { z } from 'zod'
import { CLAVE_PARAMETRO_KEYS } from '#domain/fondos/clave-parametro.ts'
import { NUMERO_DECRETO_MAX } from '#domain/fondos/parametros/decreto.ts'
import { FUNDAMENTO_MAX, MOTIVO_PARAMETRO_MAX } from '#domain/fondos/parametros/fundamento.ts'
import { LIMITES_PARAMETRO } from '#domain/fondos/parametro-issues.ts'
import { REDONDEOS } from '#domain/fondos/redondeo.ts'
import { proponer } from '#api/autorizaciones/proponer.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { listParametros } from './list-parametros.ts'
import { previewParametro } from './preview-parametro.ts'
import { GUARDAR_PARAMETROS } from './guardar-parametros.ts'

const AREA = 'fondos'
const clave = z.enum(CLAVE_PARAMETRO_KEYS)
const texto = z.string().max(LIMITES_PARAMETRO.texto)
const datos = {
  // The rule of the domain says in its own words what is out of range.
  valores: z.partialRecord(clave, z.number()),
  desde: z.string().max(4).optional(),
  status: texto.optional(),
  qnaAplicarAguinaldo: texto.optional(),
  redondeo: z.enum(REDONDEOS).optional(),
  fundamento: z.string().max(FUNDAMENTO_MAX).optional(),
  motivo: z.string().max(MOTIVO_PARAMETRO_MAX).optional(),
  efectoDesde: z.string().max(4).optional(),
  decreto: z.strictObject({ numero: z.string().max(NUMERO_DECRETO_MAX), fecha: z.string().max(10) }).optional(),
  confirmaciones: z.partialRecord(clave, z.string().max(LIMITES_PARAMETRO.confirmacion)).optional(),
}
const clavePath = z.object({ clave: z.coerce.number().int().min(1) })

/** Fund parameter records (spec 2 §2.9). */
export const parametrosRoutes = new Hono<AppEnv>()
  .get('/panel/fondos-parametros', describe(AREA, 'Parámetros de los fondos, el más reciente primero'), async (c) =>
    c.json(await listParametros(c.var.actor)),
  )
  .post(
    '/panel/fondos-parametros',
    describe(AREA, 'Propone parámetros que valen desde una quincena sin cerrar', 202),
    validate('json', z.strictObject(datos)),
    async (c) => {
      const datos = { ...c.req.valid('json'), clave: null, version: null }
      return c.json(await proponer(c.var.actor, GUARDAR_PARAMETROS, datos), 202)
    },
  )
  .post(
    '/panel/fondos-parametros/previa',
    describe(AREA, 'Qué cambiaría un registro en la última quincena que cerró el instituto, sin guardarlo', 404),
    validate(
      'json',
      z.strictObject({ valores: datos.valores, redondeo: datos.redondeo, clave: z.int().min(1).nullable() }),
    ),
    async (c) => {
      const { clave: registro, ...propuesta } = c.req.valid('json')
      return c.json(await previewParametro(c.var.actor, registro, propuesta))
    },
  )
  .put(
    '/panel/fondos-parametros/:clave',
    describe(AREA, 'Propone cambios al registro más reciente: solo lo que cambia', 202),
    validate('param', clavePath),
    validate('json', z.strictObject({ ...datos, version: z.int().min(1) })),
    async (c) =>
      c.json(await proponer(c.var.actor, GUARDAR_PARAMETROS, { ...c.req.valid('json'), ...c.req.valid('param') }), 202),
  )
