import { Hono } from 'hono'
import { z } from 'zod'
import { DESTINO_A_FAVOR_IDS, NOTA_A_FAVOR_MAX } from '#domain/fondos/prestamos/saldo-a-favor.ts'
import { proponer } from '#api/autorizaciones/proponer.ts'
import { DECIDIR_FAVOR } from '#api/fondos/a-favor/accion-favor.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { panelRoutes } from '#api/http/listas/panel-routes.ts'
import { actOnCobro } from './act-on-cobro.ts'
import { EXPORTE_COBROS } from './exporte-cobros.ts'
import { listCobros } from './list-cobros.ts'

const AREA = 'fondos'
const idPath = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
const version = z.int().min(1)

/** Withholding differences that are collected of their person, and what was withheld beyond an order. */
export const cobrosRoutes = new Hono<AppEnv>()
  .post(
    '/cobros/:id',
    describe(AREA, 'Anota el aviso a la persona, o emite su cargo con referencia'),
    validate('param', idPath),
    validate('json', z.strictObject({ acto: z.enum(['avisar', 'emitir']), version })),
    async (c) => c.json(await actOnCobro(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post(
    '/panel/saldos-favor/:id/decision',
    describe(AREA, 'Propone aplicar a su préstamo o devolver lo que se retuvo de más', 202),
    validate('param', idPath),
    validate(
      'json',
      z.strictObject({ destino: z.enum(DESTINO_A_FAVOR_IDS), nota: z.string().max(NOTA_A_FAVOR_MAX * 2), version }),
    ),
    async (c) =>
      c.json(await proponer(c.var.actor, DECIDIR_FAVOR, { ...c.req.valid('param'), ...c.req.valid('json') }), 202),
  )
  .route(
    '/',
    panelRoutes('cobros', {
      area: AREA,
      list: ['Cobros a personas y saldos a su favor', listCobros],
      export: EXPORTE_COBROS,
    }),
  )
