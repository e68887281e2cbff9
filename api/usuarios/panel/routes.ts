import { Hono, type Context } from 'hono'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { USUARIO_MAX } from '#domain/usuarios/clave-limites.ts'
import { isPropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { proponer } from '#api/autorizaciones/proponer.ts'
import { CLAVE_CUENTA } from '#domain/usuarios/ruta-usuario.ts'
import { porColumna } from '#api/http/listas/clave-publica.ts'
import { panelRoutes } from '#api/http/listas/panel-routes.ts'
import { validate } from '#api/http/forma/validate.ts'
import { previewCambioPerfil } from './cambiar-perfil.ts'
import { cambiarCuenta, darClave } from './acceso-firmante.ts'
import { VINCULAR_CUENTA } from './accion-vincular.ts'
import { cambiarEstado, crearCuenta } from './alta-firmante.ts'
import { deleteUsuario, unlockUsuario } from './estado-usuario.ts'
import { exportUsuarios } from './export-usuarios.ts'
import { getUsuario, listUsuarios } from './list-usuarios.ts'
import { getOpciones } from './opciones.ts'
import { createBody, estadoBody, idPath, previstoBody, updateBody, verComoBody, vinculoBody } from './schema.ts'
import { listVinculadas } from './vincular-cuentas.ts'
import { endVerComo, startVerComo } from './ver-como.ts'

const AREA = 'panel'
const param = validate('param', idPath)

/** What holds passwords is kept by nobody on the way. */
function once<T extends object>(c: Context<AppEnv>, body: T, status: 200 | 201 = 200) {
  c.header('Cache-Control', 'no-store')
  return c.json(body, status)
}

const listas = new Hono<AppEnv>().get(
  '/opciones',
  describe(AREA, 'Perfiles y lugares que una cuenta puede tener'),
  async (c) => c.json(await getOpciones(c.var.actor)),
)

const cuentas = new Hono<AppEnv>()
  .post(
    '/',
    describe(AREA, 'Crear un usuario; la cuenta de quien firma o autoriza se propone', 201, 202),
    validate('json', createBody),
    async (c) => {
      const creado = await crearCuenta(c.var.actor, c.req.valid('json'))
      return isPropuestaHecha(creado) ? c.json(creado, 202) : once(c, { ...creado.usuario, clave: creado.clave }, 201)
    },
  )
  .put(
    '/:id',
    describe(
      AREA,
      'Cambiar un usuario; el correo de quien firma y el perfil de quien firma o autoriza se proponen',
      200,
      202,
    ),
    param,
    validate('json', updateBody),
    async (c) => {
      const hecho = await cambiarCuenta(c.var.actor, c.req.valid('param').id, c.req.valid('json'))
      return c.json(hecho, isPropuestaHecha(hecho) ? 202 : 200)
    },
  )
  .delete('/:id', describe(AREA, 'Eliminar un usuario que nunca entró'), param, async (c) => {
    const { id } = c.req.valid('param')
    await deleteUsuario(c.var.actor, id)
    return c.json({ id })
  })
  .post(
    '/:id/previsto',
    describe(AREA, 'Qué quita y qué da otro perfil'),
    param,
    validate('json', previstoBody),
    async (c) => c.json(await previewCambioPerfil(c.var.actor, c.req.valid('param').id, c.req.valid('json').perfilId)),
  )
  .post(
    '/:id/estado',
    describe(AREA, 'Activar o desactivar; activar a quien firma o autoriza se propone', 200, 202),
    param,
    validate('json', estadoBody),
    async (c) => {
      const hecho = await cambiarEstado(c.var.actor, c.req.valid('param').id, c.req.valid('json').activo)
      return c.json(hecho, isPropuestaHecha(hecho) ? 202 : 200)
    },
  )
  .post('/:id/desbloquear', describe(AREA, 'Desbloquear una cuenta'), param, async (c) =>
    c.json(await unlockUsuario(c.var.actor, c.req.valid('param').id)),
  )
  .post(
    '/:id/contrasena',
    describe(AREA, 'Dar una contraseña de un solo uso; la de quien firma se propone', 200, 202),
    param,
    async (c) => {
      const dada = await darClave(c.var.actor, c.req.valid('param').id)
      return isPropuestaHecha(dada) ? c.json(dada, 202) : once(c, dada)
    },
  )
  .get('/:id/misma-persona', describe(AREA, 'Las otras cuentas de la persona'), param, async (c) =>
    c.json(await listVinculadas(c.var.actor, c.req.valid('param').id)),
  )
  .post(
    '/:id/misma-persona',
    describe(AREA, 'Propone vincular con otra cuenta de la misma persona', 202),
    param,
    validate('json', vinculoBody),
    async (c) => {
      const datos = { id: c.req.valid('param').id, otra: c.req.valid('json').usuario.trim() }
      return c.json(await proponer(c.var.actor, VINCULAR_CUENTA, datos), 202)
    },
  )
  .delete(
    '/:id/misma-persona',
    describe(AREA, 'Propone separar de las cuentas de la misma persona', 202),
    param,
    async (c) => c.json(await proponer(c.var.actor, VINCULAR_CUENTA, { id: c.req.valid('param').id, otra: null }), 202),
  )

/** Accounts as the panel asks for them, and looking as another profile does. */
export const usuariosPanelRoutes = new Hono<AppEnv>()
  .route('/panel/usuarios', listas)
  .route('/panel/usuarios', cuentas)
  .route(
    '/',
    panelRoutes('usuarios', {
      list: ['Usuarios', listUsuarios],
      get: [
        'Un usuario, por su id o su cuenta',
        getUsuario,
        porColumna('usuarios', 'usuario', new RegExp(`^${CLAVE_CUENTA}([a-z0-9._-]{1,${USUARIO_MAX}})$`)),
      ],
      export: {
        title: 'Usuarios en CSV o XLSX, con las columnas que se pidan',
        hoja: 'Usuarios',
        file: 'usuarios',
        run: exportUsuarios,
      },
    }),
  )
  .post('/sesion/ver-como', describe('usuarios', 'Ver como otro perfil'), validate('json', verComoBody), async (c) => {
    await startVerComo(c.var.actor, c.var.tokenHash, c.req.valid('json'))
    return c.json({ success: true })
  })
  .delete('/sesion/ver-como', describe('usuarios', 'Volver al perfil propio'), async (c) => {
    await endVerComo(c.var.actor, c.var.tokenHash)
    return c.json({ success: true })
  })
