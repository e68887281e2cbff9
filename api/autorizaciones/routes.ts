import { Hono } from 'hono'
import { z } from 'zod'
import { NOTA_PROPUESTA_MAX } from '#domain/autorizaciones/propuesta.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { panelRoutes } from '#api/http/listas/panel-routes.ts'
import { sendFile, sendPagina } from '#api/http/send-file.ts'
import { validate } from '#api/http/forma/validate.ts'
import { autorizarPropuesta, deshacerDecision, rechazarPropuesta, retirarPropuesta } from './decidir-propuesta.ts'
import { EXPORTE_PROPUESTAS } from './exporte-propuestas.ts'
import { getPropuesta, listPropuestas } from './list-propuestas.ts'
import { getPapelDePropuesta, getPaginaDePropuesta } from './papel-de-propuesta.ts'

const AREA = 'autorizaciones'
const idPath = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
const paginaPath = idPath.extend({ n: z.coerce.number().int().min(1).max(1000) })
const version = z.int().min(1)
const soloVersion = z.strictObject({ version })

/** Acts that one person proposes and another authorises (decisions §11.7). */
export const autorizacionesRoutes = new Hono<AppEnv>()
  .post(
    '/panel/autorizaciones/:id/autorizar',
    describe(AREA, 'Autoriza lo que propuso otra persona: se hace en ese momento'),
    validate('param', idPath),
    validate('json', soloVersion),
    async (c) => {
      // The response can hold a one-time password.
      c.header('Cache-Control', 'no-store')
      return c.json(await autorizarPropuesta(c.var.actor, { ...c.req.valid('param'), ...c.req.valid('json') }))
    },
  )
  .post(
    '/panel/autorizaciones/:id/rechazar',
    describe(AREA, 'Rechaza lo que propuso otra persona'),
    validate('param', idPath),
    validate('json', z.strictObject({ version, nota: z.string().max(NOTA_PROPUESTA_MAX * 2) })),
    async (c) => c.json(await rechazarPropuesta(c.var.actor, { ...c.req.valid('param'), ...c.req.valid('json') })),
  )
  .post(
    '/panel/autorizaciones/:id/retirar',
    describe(AREA, 'Retira una propuesta propia que nadie ha decidido'),
    validate('param', idPath),
    validate('json', soloVersion),
    async (c) => c.json(await retirarPropuesta(c.var.actor, { ...c.req.valid('param'), ...c.req.valid('json') })),
  )
  .post(
    '/panel/autorizaciones/:id/deshacer',
    describe(AREA, 'Deja otra vez por autorizar lo que se rechazó o retiró en los últimos diez minutos'),
    validate('param', idPath),
    validate('json', soloVersion),
    async (c) => c.json(await deshacerDecision(c.var.actor, { ...c.req.valid('param'), ...c.req.valid('json') })),
  )
  .get(
    '/panel/autorizaciones/:id/papel',
    describe(AREA, 'El archivo que acompaña a una propuesta, como el comprobante de un pago'),
    validate('param', idPath),
    async (c) => sendFile(c, await getPapelDePropuesta(c.var.actor, c.req.valid('param').id)),
  )
  .get(
    '/panel/autorizaciones/:id/papel/paginas/:n',
    describe(AREA, 'Imagen de una página de ese archivo', 413, 415, 422),
    validate('param', paginaPath),
    async (c) => {
      const { id, n } = c.req.valid('param')
      return sendPagina(c, await getPaginaDePropuesta(c.var.actor, id, n))
    },
  )
  .route(
    '/',
    panelRoutes('autorizaciones', {
      area: AREA,
      list: ['Lo que una persona propuso y otra tiene que autorizar', listPropuestas],
      get: ['Una propuesta', getPropuesta],
      export: EXPORTE_PROPUESTAS,
    }),
  )
