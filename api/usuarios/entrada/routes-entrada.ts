import { Hono, type Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { RECUPERACION_ENVIADA } from '#domain/usuarios/cuenta.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { SESSION_COOKIE, setSessionCookie } from '#api/http/puerta/session-cookie.ts'
import { validate } from '#api/http/forma/validate.ts'
import { confirmCorreo } from '#api/usuarios/correo-nuevo/confirm-correo.ts'
import { loadUsuario } from '#api/usuarios/load-usuario.ts'
import type { Procedencia } from './open-sesion.ts'
import { checkRecuperacion, finishRecuperacion } from '#api/usuarios/recuperar/finish-recuperacion.ts'
import { requestRecuperacion } from '#api/usuarios/recuperar/request-recuperacion.ts'
import { enlaceSchema, loginCodigoSchema, recuperacionSchema, recuperarSchema } from '#api/usuarios/schema-cuenta.ts'
import { signInWithCodigo } from './segundo-paso.ts'
import type { Entrada } from './open-sesion.ts'

/** Where a sign-in comes from. */
export function procedenciaOf(c: Context<AppEnv>): Procedencia {
  return {
    direccion: c.var.direccion,
    agente: (c.req.header('user-agent') ?? '').slice(0, 200),
    previousToken: getCookie(c, SESSION_COOKIE),
  }
}

/** The documented answer of a sign-in, and its cookie. */
export async function answerEntrada(c: Context<AppEnv>, entrada: Entrada) {
  setSessionCookie(c, entrada.token)
  const { user } = await loadUsuario(entrada.actor)
  return c.json({ success: true, user, idPerfil: user.idPerfil, debeCambiarClave: entrada.debeCambiarClave })
}

/** The ways in besides user and password (the second step, a recovery link), and the link of a new address. None needs a session. */
export const entradaRoutes = new Hono<AppEnv>()
  .post(
    '/login/codigo',
    describe('usuarios', 'Segundo paso para entrar: código de la aplicación o de recuperación', 401),
    validate('json', loginCodigoSchema),
    async (c) => answerEntrada(c, await signInWithCodigo(c.req.valid('json'), procedenciaOf(c))),
  )
  .post(
    '/recuperar',
    describe('usuarios', 'Pedir un enlace para poner una contraseña nueva'),
    validate('json', recuperarSchema),
    async (c) => {
      await requestRecuperacion(c.req.valid('json').correo, c.var.direccion)
      return c.json({ success: true, message: RECUPERACION_ENVIADA })
    },
  )
  .post(
    '/recuperar/comprobar',
    describe('usuarios', 'De qué cuenta es un enlace de recuperación', 410),
    validate('json', enlaceSchema),
    async (c) => c.json(await checkRecuperacion(c.req.valid('json').token, c.var.direccion)),
  )
  .post(
    '/recuperar/confirmar',
    describe('usuarios', 'Poner una contraseña nueva con un enlace de recuperación', 410),
    validate('json', recuperacionSchema),
    async (c) => {
      await finishRecuperacion(c.req.valid('json'), c.var.direccion)
      return c.json({ success: true })
    },
  )
  .post(
    '/correo/confirmar',
    describe('usuarios', 'Confirmar un correo con el enlace que llegó a él', 409, 410),
    validate('json', enlaceSchema),
    async (c) => c.json(await confirmCorreo(c.req.valid('json').token, c.var.direccion)),
  )
