import { Hono } from 'hono'
import { z } from 'zod'
import { TIPOS_DOCUMENTADOS } from '#domain/organica/catalogos/catalogo-issues.ts'
import { pesosToCentavos } from '#domain/organica/dinero.ts'
import { FALTA_TERMINO, LIMITES_PUESTOS } from '#domain/organica/puestos/catalogo-puestos.ts'
import { broken } from '#api/errors.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { diaDe } from '#api/http/forma/dia.ts'
import { validate } from '#api/http/forma/validate.ts'
import { deleteRenglonPuestos, previewEliminacion } from './delete-renglon.ts'
import { listPuestosCategorias } from './list-puestos.ts'
import { createRenglonPuestos, updateRenglonPuestos } from './save-renglon.ts'
import { terminarRenglon } from './terminar-renglon.ts'

const AREA = 'organica'
const tipo = z.enum(TIPOS_DOCUMENTADOS)
const id = z.int().positive()
const nombre = z.string().max(LIMITES_PUESTOS.nombre * 2)
const fecha = diaDe('Escribe desde qué día vale.')
/** Pesos as the documented calls carry them; a text that is no amount is NaN, for the rule to say. */
const monto = z.union([z.number(), z.string().max(40)]).transform((pesos) => {
  try {
    return pesosToCentavos(pesos)
  } catch {
    return NaN
  }
})

/** A category may bring its name and its salary, in one act. */
const categoriaBody = z.strictObject({
  nombre,
  nombreCategoria: nombre.optional(),
  monto: monto.optional(),
  desde: fecha.optional(),
})

/** The documented edit object, whole. `version` comes from our own screens. */
const edicionBody = z.strictObject({
  tipo,
  id,
  nombre: nombre.optional(),
  nombreCategoria: nombre.optional(),
  relacionPadre: z.union([id, z.literal('').transform(() => null)]).nullish(),
  monto: monto.optional(),
  desde: fecha.optional(),
  version: z.int().min(1).optional(),
})

const tipoPath = z.object({ tipo })
const renglonPath = z.object({ tipo, id: z.coerce.number().int().positive() })
const terminablePath = z.object({ tipo: z.enum(['puesto', 'categoria']), id: z.coerce.number().int().positive() })

/** New rows, with the documented bodies of POST (specification 3 §7). */
const nuevos = new Hono<AppEnv>()
  .post(
    '/catalogo/adscripcion',
    describe(AREA, 'Crea una adscripción', 201),
    validate('json', z.strictObject({ nombre })),
    async (c) => c.json({ id: await createRenglonPuestos(c.var.actor, 'adscripcion', c.req.valid('json')) }, 201),
  )
  .post(
    '/catalogo/direccion',
    describe(AREA, 'Crea una dirección', 201),
    validate('json', z.strictObject({ nombre, id_adscripcion: id })),
    async (c) => {
      const { id_adscripcion: padreId, nombre: name } = c.req.valid('json')
      return c.json({ id: await createRenglonPuestos(c.var.actor, 'direccion', { nombre: name, padreId }) }, 201)
    },
  )
  .post(
    '/catalogo/area',
    describe(AREA, 'Crea un área', 201),
    validate('json', z.strictObject({ nombre, id_direccion: id })),
    async (c) => {
      const { id_direccion: padreId, nombre: name } = c.req.valid('json')
      return c.json({ id: await createRenglonPuestos(c.var.actor, 'area', { nombre: name, padreId }) }, 201)
    },
  )
  .post(
    '/catalogo/puesto',
    describe(AREA, 'Crea un puesto', 201),
    validate('json', z.strictObject({ nombre, id_area: id })),
    async (c) => {
      const { id_area: padreId, nombre: name } = c.req.valid('json')
      return c.json({ id: await createRenglonPuestos(c.var.actor, 'puesto', { nombre: name, padreId }) }, 201)
    },
  )
  .post(
    '/catalogo/categoria',
    describe(AREA, 'Crea una categoría, con su sueldo si viene', 201),
    validate('json', categoriaBody),
    async (c) => {
      const { nombreCategoria: detalle, monto: montoCentavos, ...rest } = c.req.valid('json')
      return c.json(
        { id: await createRenglonPuestos(c.var.actor, 'categoria', { ...rest, detalle, montoCentavos }) },
        201,
      )
    },
  )
  .post(
    '/catalogo/sueldo',
    describe(AREA, 'Fija el sueldo de una categoría desde una fecha', 201),
    validate('json', z.strictObject({ monto, id_categoria: id, desde: fecha.optional() })),
    async (c) => {
      const { id_categoria: padreId, monto: montoCentavos, desde } = c.req.valid('json')
      return c.json({ id: await createRenglonPuestos(c.var.actor, 'sueldo', { padreId, montoCentavos, desde }) }, 201)
    },
  )

/** Posts, categories and salaries (specification 3 §2.14): the documented calls, and what their screen asks besides. */
export const puestosRoutes = new Hono<AppEnv>()
  .route('/', nuevos)
  .put(
    '/catalogo/:tipo',
    describe(AREA, 'Cambia un renglón del catálogo; un sueldo, desde una fecha'),
    validate('param', tipoPath),
    validate('json', edicionBody),
    async (c) => {
      const { tipo: path } = c.req.valid('param')
      const {
        tipo: asked,
        relacionPadre: padreId,
        nombreCategoria: detalle,
        monto: montoCentavos,
        ...rest
      } = c.req.valid('json')
      if (asked !== path) {
        const message = `El cuerpo es de «${asked}» y la dirección de «${path}»: deben ser el mismo.`
        throw broken([{ path: 'tipo', code: 'distinto', message }])
      }
      await updateRenglonPuestos(c.var.actor, path, rest.id, { ...rest, padreId, detalle, montoCentavos })
      return c.json({ id: rest.id })
    },
  )
  .delete(
    '/catalogo/:tipo',
    describe(AREA, 'Elimina un renglón y lo que depende de él, si nadie lo usa'),
    validate('param', tipoPath),
    validate('json', z.strictObject({ id })),
    async (c) => {
      const body = c.req.valid('json')
      await deleteRenglonPuestos(c.var.actor, c.req.valid('param').tipo, body.id)
      return c.json(body)
    },
  )
  .get('/panel/puestos-categorias', describe(AREA, 'El catálogo de puestos y categorías, entero'), async (c) =>
    c.json(await listPuestosCategorias(c.var.actor)),
  )
  .get(
    '/panel/puestos-categorias/:tipo/:id/eliminacion',
    describe(AREA, 'Qué se iría con un renglón y quién lo usa, sin eliminar nada'),
    validate('param', renglonPath),
    async (c) => {
      const { tipo: path, id: asked } = c.req.valid('param')
      return c.json(await previewEliminacion(c.var.actor, path, asked))
    },
  )
  .post(
    '/panel/puestos-categorias/:tipo/:id/terminar',
    describe(AREA, 'Termina con fecha un puesto o una categoría, o lo vuelve a ofrecer'),
    validate('param', terminablePath),
    validate('json', z.strictObject({ hasta: diaDe(FALTA_TERMINO).nullable(), version: z.int().min(1) })),
    async (c) => {
      const { tipo: path, id: asked } = c.req.valid('param')
      await terminarRenglon(c.var.actor, path, asked, c.req.valid('json'))
      return c.json({ id: asked })
    },
  )
