import { Hono } from 'hono'
import { z } from 'zod'
import { isPropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { LIMITES_FORMULA } from '#domain/fondos/formula/formula.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { deleteFormula } from './delete-formula.ts'
import { listFormulas, listVersiones } from './list-formulas.ts'
import { previewFormula } from './preview-formula.ts'
import { guardarFormula } from './guardar-formula.ts'
import { reviewFormula } from './save-formula.ts'

const AREA = 'fondos'
const idPath = z.object({ id: z.coerce.number().int().min(1) })
const titulo = z.string().max(LIMITES_FORMULA.titulo * 2)
// The rule of the domain says where a formula is too long.
const formula = z.string().max(LIMITES_FORMULA.formula * 4)
const texto = z.string().max(LIMITES_FORMULA.texto * 2)
const datos = z.strictObject({
  titulo,
  formula,
  desglose: texto,
  descripcion: texto,
  variables: z.array(z.string().max(LIMITES_FORMULA.titulo)).max(LIMITES_FORMULA.variables),
  version: z.int().min(1).nullable(),
})

/** The catalogue of formulas (spec 2 §2.18). */
export const formulasRoutes = new Hono<AppEnv>()
  .get('/panel/formulas', describe(AREA, 'Fórmulas registradas y los nombres que pueden usar'), async (c) =>
    c.json(await listFormulas(c.var.actor)),
  )
  .post(
    '/panel/formulas',
    describe(
      AREA,
      'Guarda una fórmula; la de un título que ya existe es una versión nueva, y la de una que otras usan se propone',
      201,
      202,
    ),
    validate('json', datos),
    async (c) => {
      const hecha = await guardarFormula(c.var.actor, c.req.valid('json'))
      return c.json(hecha, isPropuestaHecha(hecha) ? 202 : 201)
    },
  )
  .post(
    '/panel/formulas/revisar',
    describe(AREA, 'Qué tiene de malo una fórmula, con su carácter, sin guardarla'),
    validate('json', z.strictObject({ titulo, formula })),
    async (c) => {
      const body = c.req.valid('json')
      return c.json(await reviewFormula(c.var.actor, body.titulo, body.formula))
    },
  )
  .post(
    '/panel/formulas/previsto',
    describe(AREA, 'Una fórmula calculada para una persona, paso a paso, sin guardarla'),
    validate('json', z.strictObject({ titulo, formula, interno: z.int().min(1) })),
    async (c) => c.json(await previewFormula(c.var.actor, c.req.valid('json'))),
  )
  .get(
    '/panel/formulas/:id/versiones',
    describe(AREA, 'Versiones de una fórmula, la más reciente primero'),
    validate('param', idPath),
    async (c) => c.json(await listVersiones(c.var.actor, c.req.valid('param').id)),
  )
  .delete(
    '/panel/formulas/:id',
    describe(AREA, 'Elimina una fórmula que ninguna otra usa'),
    validate('param', idPath),
    async (c) => {
      await deleteFormula(c.var.actor, c.req.valid('param').id)
      return c.json({ success: true })
    },
  )
