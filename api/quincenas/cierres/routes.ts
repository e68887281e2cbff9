import { Hono } from 'hono'
import { z } from 'zod'
import { CIERRES_MAX } from '#domain/quincenas/cierre.ts'
import { MOTIVO_ANTICIPO_MAX } from '#domain/quincenas/fecha-cierre.ts'
import { proponer } from '#api/autorizaciones/proponer.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { positivo, quincenaPath } from '#api/quincenas/quincena-path.ts'
import { ANTICIPAR_CIERRE } from './anticipar-cierre.ts'
import { getCierre } from './get-cierre.ts'
import { listCierres } from './list-cierres.ts'
import { reabrirCierre } from './reabrir-cierre.ts'
import { devolverCierres, firmarCierres, previewFirma, solicitarCierres } from './varios-cierres.ts'

const AREA = 'quincenas'
const quincena = validate('param', quincenaPath)
const uno = validate('param', quincenaPath.extend({ id: positivo }))
const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER)
const nota = z.string().max(1000)
/** Of a password or code as it is typed: what is longer cannot be one. */
const prueba = { clave: z.string().max(1000).exactOptional(), codigo: z.string().max(40).exactOptional() }
const cierres = z
  .array(z.strictObject({ id, version: z.int().min(1) }))
  .min(1)
  .max(CIERRES_MAX)

/** The close of a quincena, entity by entity: its table, its five signatures, returns and reopenings. */
export const cierresRoutes = new Hono<AppEnv>()
  .get(
    '/',
    describe(AREA, 'Las entidades de una quincena y en qué va el cierre de cada una'),
    quincena,
    validate('query', z.strictObject({})),
    async (c) => c.json(await listCierres(c.var.actor, c.req.valid('param').codigo)),
  )
  .post(
    '/solicitar',
    describe(AREA, 'Solicita el cierre de una o varias entidades', 423),
    quincena,
    validate('json', z.strictObject({ entidades: z.array(id).min(1).max(CIERRES_MAX) })),
    async (c) =>
      c.json(await solicitarCierres(c.var.actor, c.req.valid('param').codigo, c.req.valid('json').entidades)),
  )
  .post(
    '/anticipar',
    describe(AREA, 'Pide que una entidad cierre antes de su fecha; lo autoriza el Titular', 202),
    quincena,
    validate('json', z.strictObject({ entidad: id, motivo: z.string().max(MOTIVO_ANTICIPO_MAX) })),
    async (c) => {
      const datos = { ...c.req.valid('json'), quincena: c.req.valid('param').codigo }
      return c.json(await proponer(c.var.actor, ANTICIPAR_CIERRE, datos), 202)
    },
  )
  .post(
    '/firmar',
    describe(
      AREA,
      'Da la firma que toca a uno o varios cierres; la del Titular y la de varias entidades piden la contraseña, o el código de verificación',
      423,
      429,
    ),
    quincena,
    validate('json', z.strictObject({ cierres, ...prueba })),
    async (c) => {
      const { cierres: pedidos, ...dada } = c.req.valid('json')
      return c.json(await firmarCierres(c.var.actor, c.req.valid('param').codigo, pedidos, dada))
    },
  )
  .post(
    '/firmar/previsto',
    describe(AREA, 'Qué firmaría quien pregunta: cifras y avisos de cada cierre, y qué se le pide. No escribe nada'),
    quincena,
    validate('json', z.strictObject({ cierres: z.array(id).min(1).max(CIERRES_MAX) })),
    async (c) => c.json(await previewFirma(c.var.actor, c.req.valid('param').codigo, c.req.valid('json').cierres)),
  )
  .post(
    '/devolver',
    describe(AREA, 'Devuelve uno o varios cierres a solicitud, con una nota'),
    quincena,
    validate('json', z.strictObject({ cierres, nota })),
    async (c) => {
      const body = c.req.valid('json')
      return c.json(await devolverCierres(c.var.actor, c.req.valid('param').codigo, body.cierres, body.nota))
    },
  )
  .get(
    '/:id',
    describe(AREA, 'Un cierre con todo lo que se hizo en él'),
    uno,
    validate('query', z.strictObject({})),
    async (c) => c.json(await getCierre(c.var.actor, c.req.valid('param').codigo, c.req.valid('param').id)),
  )
  .post(
    '/:id/reapertura',
    describe(AREA, 'Pide, firma o niega la reapertura de una quincena cerrada'),
    uno,
    validate(
      'json',
      z.strictObject({
        acto: z.enum(['pedir_reapertura', 'reabrir', 'negar_reapertura']),
        version: z.int().min(1),
        nota: nota.exactOptional(),
      }),
    ),
    async (c) => {
      const { codigo, id: cierre } = c.req.valid('param')
      return c.json(await reabrirCierre(c.var.actor, codigo, cierre, c.req.valid('json')))
    },
  )
