import { Hono } from 'hono'
import { z } from 'zod'
import { USUARIO_MAX } from '#domain/usuarios/clave-limites.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { clearSessionCookie, setSessionCookie } from '#api/http/puerta/session-cookie.ts'
import { validate } from '#api/http/forma/validate.ts'
import { changePassword } from './clave/change-password.ts'
import { getPreferencias } from './preferencias/get-preferencias.ts'
import { getSesion } from './entrada/get-sesion.ts'
import { busquedaSchema, preferenciasSchema } from './preferencias/preferencias-schema.ts'
import { answerEntrada, procedenciaOf } from './entrada/routes-entrada.ts'
import { saveBusqueda } from './preferencias/save-busqueda.ts'
import { savePreferencias } from './preferencias/save-preferencias.ts'
import { signIn } from './entrada/sign-in.ts'
import { signOut } from './entrada/sign-out.ts'

const loginSchema = z.object({
  usuario: z.string().max(USUARIO_MAX).default(''),
  pass: z.string().max(128).default(''),
})
const claveSchema = z.strictObject({ actual: z.string().max(128), nueva: z.string().max(1000) })

export const usuariosRoutes = new Hono<AppEnv>()
  .post('/login', describe('usuarios', 'Entrar al portal', 401), validate('json', loginSchema), async (c) =>
    answerEntrada(c, await signIn(c.req.valid('json'), procedenciaOf(c))),
  )
  .post('/logout', describe('usuarios', 'Cerrar la sesión'), async (c) => {
    await signOut(c.var.actor, c.var.tokenHash)
    clearSessionCookie(c)
    return c.json({ success: true })
  })
  .get('/sesion', describe('usuarios', 'Sesión, perfil, vistas y menús'), async (c) =>
    c.json(await getSesion(c.var.actor, c.var.tokenHash, c.var.debeActivarDosPasos)),
  )
  .get('/preferencias', describe('usuarios', 'Cómo quiere ver el portal quien pregunta'), async (c) =>
    c.json(await getPreferencias(c.var.actor)),
  )
  .put(
    '/preferencias',
    describe('usuarios', 'Guardar cómo quiere ver el portal quien pregunta'),
    validate('json', preferenciasSchema),
    async (c) => c.json(await savePreferencias(c.var.actor, c.req.valid('json'))),
  )
  .put(
    '/busquedas',
    describe('usuarios', 'Guardar lo que se busca en una lista mientras dure la sesión', 204),
    validate('json', busquedaSchema),
    async (c) => {
      await saveBusqueda(c.var.tokenHash, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .post(
    '/contrasena',
    describe('usuarios', 'Cambiar la contraseña propia'),
    validate('json', claveSchema),
    async (c) => {
      setSessionCookie(c, await changePassword(c.var.actor, c.var.tokenHash, c.req.valid('json')))
      return c.json({ success: true })
    },
  )
