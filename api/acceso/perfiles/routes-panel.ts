import { Hono } from 'hono'
import { isPropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { CLAVE_PERFIL } from '#domain/acceso/ruta-perfil.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { panelRoutes } from '#api/http/listas/panel-routes.ts'
import { validate } from '#api/http/forma/validate.ts'
import { EXPORTE_PERFILES } from './exporte-perfiles.ts'
import { createPerfil } from './create-perfil.ts'
import { deletePerfil } from './delete-perfil.ts'
import { getDerechos, getPerfil, listPerfilesPanel } from './list-perfiles.ts'
import { idDePerfil } from './perfil-row.ts'
import { previewPerfil } from './preview-perfil.ts'
import { guardarPerfil } from './guardar-perfil.ts'
import { createBody, idPath, previewBody, saveBody } from './schema.ts'

const AREA = 'panel'
const param = validate('param', idPath)

const perfiles = new Hono<AppEnv>()
  .get('/derechos', describe(AREA, 'Qué puede cada perfil y por qué'), async (c) =>
    c.json(await getDerechos(c.var.actor)),
  )
  .post('/', describe(AREA, 'Crear un perfil', 201), validate('json', createBody), async (c) =>
    c.json(await createPerfil(c.var.actor, c.req.valid('json')), 201),
  )
  .put(
    '/:id',
    describe(AREA, 'Guardar un perfil con sus permisos; los que se dan se proponen', 200, 202),
    param,
    validate('json', saveBody),
    async (c) => {
      const guardado = await guardarPerfil(c.var.actor, c.req.valid('param').id, c.req.valid('json'))
      return c.json(guardado, isPropuestaHecha(guardado) ? 202 : 200)
    },
  )
  .delete('/:id', describe(AREA, 'Eliminar un perfil'), param, async (c) => {
    const { id } = c.req.valid('param')
    await deletePerfil(c.var.actor, id)
    return c.json({ id })
  })
  .post(
    '/:id/previsto',
    describe(AREA, 'Qué quitaría y daría un cambio, y a quién'),
    param,
    validate('json', previewBody),
    async (c) => c.json(await previewPerfil(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )

/** Profiles as the panel asks for them. */
export const perfilesPanel = new Hono<AppEnv>().route('/panel/perfiles', perfiles).route(
  '/',
  panelRoutes('perfiles', {
    list: ['Perfiles', listPerfilesPanel],
    get: [
      'Un perfil con sus permisos, por su id o su nombre',
      getPerfil,
      { patron: new RegExp(`^${CLAVE_PERFIL}([a-z0-9-]+)$`), find: idDePerfil },
    ],
    export: EXPORTE_PERFILES,
  }),
)
