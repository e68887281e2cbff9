import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { isPropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { createMenu } from './create-menu.ts'
import { deleteMenu } from './delete-menu.ts'
import { getUsoMenu, listDestinos, listMenus } from './list-menus.ts'
import { cleanMenu } from './menu-row.ts'
import { guardarMenus } from './guardar-menus.ts'

const AREA = 'menus'
const id = z.int().positive()
/** A form's empty choice is no parent and no order. */
const empty = (value: unknown) => (value === '' ? null : value)
const datos = {
  nombre: z.string().max(500).default(''),
  componente: z.string().max(1000).nullish(),
  parent_id: z.preprocess(empty, z.coerce.number().int().positive().nullish()),
  icono: z.string().max(200).nullish(),
  orden: z.preprocess(empty, z.coerce.number().int().min(0).max(1_000_000).nullish()),
}
const createBody = z.object(datos)
const saveBody = z.object({ id, version: id.optional(), ...datos })
const panelBody = z.strictObject({ menus: z.array(z.strictObject({ id, version: id, ...datos })).max(1000) })
const idQuery = z.object({ id: z.coerce.number().int().positive() })

/** The documented calls on menus (specification 2 §7), and the panel's: several together, and who has one. */
export const menusRoutes = new Hono<AppEnv>()
  .get('/menus/abc', describe(AREA, 'Menús'), async (c) => c.json(await listMenus(c.var.actor)))
  .post('/menus/abc', describe(AREA, 'Crear un menú', 201), validate('json', createBody), async (c) => {
    const menu = await createMenu(c.var.actor, cleanMenu(c.req.valid('json')))
    return c.json({ success: true, message: 'Menú creado correctamente', ...menu }, 201)
  })
  .put(
    '/menus/abc',
    describe(AREA, 'Cambiar un menú; los permisos que da se proponen', 200, 202),
    validate('json', saveBody),
    async (c) => {
      const { id: menuId, version = null, ...rest } = c.req.valid('json')
      const menus = await guardarMenus(c.var.actor, [{ ...cleanMenu(rest), id: menuId, version }])
      if (isPropuestaHecha(menus)) return c.json(menus, 202)
      const menu = menus.find((one) => one.id === menuId)
      return c.json({ success: true, message: 'Menú actualizado correctamente', ...menu })
    },
  )
  .delete('/menus/abc', describe(AREA, 'Eliminar un menú'), validate('query', idQuery), async (c) => {
    await deleteMenu(c.var.actor, c.req.valid('query').id)
    return c.json({ success: true, message: 'Menú eliminado correctamente' })
  })
  .put(
    '/panel/menus',
    describe('panel', 'Guardar varios menús juntos; los permisos que dan se proponen', 200, 202),
    validate('json', panelBody),
    async (c) => {
      const cambios = c.req
        .valid('json')
        .menus.map((menu) => ({ ...cleanMenu(menu), id: menu.id, version: menu.version }))
      const hecho = await guardarMenus(c.var.actor, cambios)
      return c.json(hecho, isPropuestaHecha(hecho) ? 202 : 200)
    },
  )
  .get('/panel/menus/destinos', describe('panel', 'Procesos que un menú puede abrir'), async (c) =>
    c.json(await listDestinos(c.var.actor)),
  )
  .get('/panel/menus/:id/uso', describe('panel', 'Quién tiene un menú'), validate('param', idQuery), async (c) =>
    c.json(await getUsoMenu(c.var.actor, c.req.valid('param').id)),
  )
