import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { z } from 'zod'
import { USUARIO_MAX } from '#domain/usuarios/clave.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { clearSessionCookie, SESSION_COOKIE, setSessionCookie } from '#api/http/session-cookie.ts'
import { validate } from '#api/http/validate.ts'
import { changePassword } from './change-password.ts'
import { getPreferencias } from './get-preferencias.ts'
import { getSesion } from './get-sesion.ts'
import { loadUsuario } from './load-usuario.ts'
import { preferenciasSchema } from './preferencias-schema.ts'
import { savePreferencias } from './save-preferencias.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

const loginSchema = z.object({
  usuario: z.string().max(USUARIO_MAX).default(''),
  pass: z.string().max(128).default(''),
})
const claveSchema = z.strictObject({ actual: z.string().max(128), nueva: z.string().max(1000) })

export const usuariosRoutes = new Hono<AppEnv>()
  .post('/login', describe('usuarios', 'Entrar al portal'), validate('json', loginSchema), async (c) => {
    const entrada = await signIn(c.req.valid('json'), {
      direccion: c.var.direccion,
      agente: (c.req.header('user-agent') ?? '').slice(0, 200),
      previousToken: getCookie(c, SESSION_COOKIE),
    })
    setSessionCookie(c, entrada.token)
    const { user } = await loadUsuario(entrada.actor)
    return c.json({ success: true, user, idPerfil: user.idPerfil, debeCambiarClave: entrada.debeCambiarClave })
  })
  .post('/logout', describe('usuarios', 'Cerrar la sesión'), async (c) => {
    await signOut(c.var.actor, c.var.tokenHash)
    clearSessionCookie(c)
    return c.json({ success: true })
  })
  .get('/sesion', describe('usuarios', 'Sesión, perfil, vistas y menús'), async (c) =>
    c.json(await getSesion(c.var.actor, c.var.tokenHash)),
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
  .post(
    '/contrasena',
    describe('usuarios', 'Cambiar la contraseña propia'),
    validate('json', claveSchema),
    async (c) => {
      await changePassword(c.var.actor, c.var.tokenHash, c.req.valid('json'))
      return c.json({ success: true })
    },
  )
