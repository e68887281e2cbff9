import { Hono } from 'hono'
import { isPropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { createPerfil } from './create-perfil.ts'
import { deletePerfil } from './delete-perfil.ts'
import { getDerechos, getPerfil, listPerfiles } from './list-perfiles.ts'
import { guardarPerfil } from './guardar-perfil.ts'
import { savePerfil } from './save-perfil.ts'
import { idQuery, menusBody, nombreBody, perfilQuery, procesosBody, renameBody } from './schema.ts'

const AREA = 'perfiles'

/** The documented calls on profiles and their permissions (specification 2 §7). */
export const perfilesDocumentadas = new Hono<AppEnv>()
  .get('/perfiles', describe(AREA, 'Perfiles'), async (c) => c.json(await listPerfiles(c.var.actor)))
  .post('/perfiles', describe(AREA, 'Crear un perfil', 201), validate('json', nombreBody), async (c) => {
    const { id, nombre } = await createPerfil(c.var.actor, c.req.valid('json'))
    return c.json({ success: true, id, nombre }, 201)
  })
  .put('/perfiles', describe(AREA, 'Cambiar el nombre de un perfil'), validate('json', renameBody), async (c) => {
    const { id, nombre, version = null } = c.req.valid('json')
    const perfil = await savePerfil(c.var.actor, id, { nombre, version })
    return c.json({ success: true, id, nombre: perfil.nombre, version: perfil.version })
  })
  .delete('/perfiles', describe(AREA, 'Eliminar un perfil'), validate('query', idQuery), async (c) => {
    await deletePerfil(c.var.actor, c.req.valid('query').id)
    return c.json({ success: true })
  })
  .get('/perfil_menu', describe(AREA, 'Menús de un perfil'), validate('query', perfilQuery), async (c) => {
    const { menus, version } = await getPerfil(c.var.actor, c.req.valid('query').id_perfil)
    return c.json({ permisos: menus, version })
  })
  .post(
    '/perfil_menu',
    describe(AREA, 'Guardar los menús de un perfil; los permisos que dan se proponen', 200, 202),
    validate('json', menusBody),
    async (c) => {
      const { id_perfil: id, id_menus: menus, version = null } = c.req.valid('json')
      const perfil = await guardarPerfil(c.var.actor, id, { menus, version })
      if (isPropuestaHecha(perfil)) return c.json(perfil, 202)
      return c.json({ success: true, permisos: perfil.menus, version: perfil.version })
    },
  )
  .get('/perfil_proceso', describe(AREA, 'Procesos de un perfil'), validate('query', perfilQuery), async (c) => {
    const { procesos, version } = await getPerfil(c.var.actor, c.req.valid('query').id_perfil)
    return c.json({ permisos: procesos, version })
  })
  .post(
    '/perfil_proceso',
    describe(AREA, 'Guardar los procesos de un perfil; los permisos que dan se proponen', 200, 202),
    validate('json', procesosBody),
    async (c) => {
      const { id_perfil: id, id_procesos: procesos, version = null } = c.req.valid('json')
      const perfil = await guardarPerfil(c.var.actor, id, { procesos, version })
      if (isPropuestaHecha(perfil)) return c.json(perfil, 202)
      return c.json({ success: true, permisos: perfil.procesos, version: perfil.version })
    },
  )
  .get('/menus/solo-submenus', describe(AREA, 'Menús que un perfil puede tener'), async (c) =>
    c.json((await getDerechos(c.var.actor)).menus),
  )
  .get('/procesos/todos', describe(AREA, 'Procesos que un perfil puede tener'), async (c) =>
    c.json((await getDerechos(c.var.actor)).procesos),
  )
