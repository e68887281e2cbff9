import { Hono } from 'hono'
import { z } from 'zod'
import { FONDO_IDS } from '#domain/fondos/fondo.ts'
import { CAUSAS_DIFERENCIA } from '#domain/quincenas/diferencias.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { atencionRoutes } from './atencion/routes.ts'
import { cierresRoutes } from './cierres/routes.ts'
import { explicarRoutes } from './explicar/routes.ts'
import { historialRoutes } from './historial/routes.ts'
import { listDiferencias } from './list-diferencias.ts'
import { listPrevistas } from './list-previstas.ts'
import { positivo, quincenaPath } from './quincena-path.ts'
import { simulateCierre } from './simulate-cierre.ts'
import { extintasRoutes } from './extintas/routes.ts'
import { verificacionRoutes } from './verificacion/routes.ts'
import { vigilanciaRoutes } from './vigilancia/routes.ts'

const AREA = 'quincenas'

const diferenciasQuery = z.strictObject({
  entidad: positivo,
  causa: z.enum(CAUSAS_DIFERENCIA).optional(),
  despues: positivo.optional(),
})

const previstasQuery = z.strictObject({
  entidad: positivo,
  fondo: z.enum(FONDO_IDS).optional(),
  obligado: z.enum(['entidad', 'afiliado']).optional(),
  despues: positivo.optional(),
})

/** What a close would do, and where each amount comes from. */
export const quincenasRoutes = new Hono<AppEnv>()
  .route('/quincenas/:codigo/cierres', cierresRoutes)
  .route('/quincenas/:codigo/atencion', atencionRoutes)
  .get(
    '/quincenas/:codigo/simulacion',
    describe(AREA, 'Qué haría el cierre de la quincena de una entidad, sin escribir nada'),
    validate('param', quincenaPath),
    validate('query', z.strictObject({ entidad: positivo })),
    async (c) => c.json(await simulateCierre(c.var.actor, c.req.valid('query').entidad, c.req.valid('param').codigo)),
  )
  .get(
    '/quincenas/:codigo/diferencias',
    describe(AREA, 'De quién cambiaría lo que debe la entidad respecto a su última quincena cerrada, y por qué'),
    validate('param', quincenaPath),
    validate('query', diferenciasQuery),
    async (c) => {
      const { entidad: entidadId, ...parte } = c.req.valid('query')
      return c.json(await listDiferencias(c.var.actor, { entidadId, quincena: c.req.valid('param').codigo, ...parte }))
    },
  )
  .get(
    '/quincenas/:codigo/previstas',
    describe(AREA, 'Lo que el cierre escribiría de cada persona: de un fondo o de todos, a cargo de quien se diga'),
    validate('param', quincenaPath),
    validate('query', previstasQuery),
    async (c) => {
      const { entidad: entidadId, ...parte } = c.req.valid('query')
      return c.json(await listPrevistas(c.var.actor, { entidadId, quincena: c.req.valid('param').codigo, ...parte }))
    },
  )
  .route('/', explicarRoutes)
  .route('/', historialRoutes)
  .route('/', verificacionRoutes)
  .route('/', extintasRoutes)
  .route('/', vigilanciaRoutes)
