import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { setSessionCookie } from '#api/http/puerta/session-cookie.ts'
import { readUpload } from '#api/http/upload.ts'
import { validate } from '#api/http/forma/validate.ts'
import { getFoto, removeFoto, saveFoto } from './cuenta/foto.ts'
import { getCuenta } from './cuenta/get-cuenta.ts'
import { saveAvisos } from './cuenta/save-avisos.ts'
import { closeSesionesPropias, listSesionesPropias } from './cuenta/sesiones-propias.ts'
import { dropCorreo, requestCorreo, resendCorreo } from './correo-nuevo/request-correo.ts'
import { confirmDosPasos } from './dos-pasos/confirm-dos-pasos.ts'
import { retirarDosPasos } from './panel/acceso-firmante.ts'
import { startDosPasos } from './dos-pasos/start-dos-pasos.ts'
import { renewCodigos, stopDosPasos } from './dos-pasos/stop-dos-pasos.ts'
import { avisosSchema, cerrarSesionesSchema, claveActualSchema, codigoSchema, correoSchema } from './schema-cuenta.ts'

/** One's own account: nobody else's, whatever the profile. */
export const cuentaRoutes = new Hono<AppEnv>()
  .get('/mi-cuenta', describe('usuarios', 'La cuenta de quien pregunta'), async (c) =>
    c.json(await getCuenta(c.var.actor)),
  )
  .put(
    '/mi-cuenta/correo',
    describe('usuarios', 'Pedir otro correo para la cuenta propia: vale al abrir el enlace que llega a él', 429),
    validate('json', correoSchema),
    async (c) => {
      await requestCorreo(c.var.actor, c.req.valid('json'))
      return c.json(await getCuenta(c.var.actor))
    },
  )
  .post(
    '/mi-cuenta/correo/reenviar',
    describe('usuarios', 'Enviar de nuevo el enlace de confirmación', 429),
    async (c) => {
      await resendCorreo(c.var.actor)
      return c.json(await getCuenta(c.var.actor))
    },
  )
  .delete('/mi-cuenta/correo', describe('usuarios', 'Descartar el correo que espera confirmación'), async (c) => {
    await dropCorreo(c.var.actor)
    return c.json(await getCuenta(c.var.actor))
  })
  .put(
    '/mi-cuenta/avisos',
    describe('usuarios', 'Horas sin correo y resumen diario'),
    validate('json', avisosSchema),
    async (c) => c.json(await saveAvisos(c.var.actor, c.req.valid('json'))),
  )
  .get('/mi-cuenta/foto', describe('usuarios', 'La fotografía propia', 404), async (c) => {
    const { bytes, mime } = await getFoto(c.var.actor)
    return c.body(new Uint8Array(bytes), 200, { 'Content-Type': mime, 'Cache-Control': 'private, no-store' })
  })
  .post('/mi-cuenta/foto', describe('usuarios', 'Cambiar la fotografía propia (multipart, campo file)'), async (c) => {
    const { bytes } = await readUpload(c)
    return c.json({ foto: await saveFoto(c.var.actor, bytes) })
  })
  .delete('/mi-cuenta/foto', describe('usuarios', 'Quitar la fotografía propia', 204), async (c) => {
    await removeFoto(c.var.actor)
    return c.body(null, 204)
  })
  .get('/mi-cuenta/sesiones', describe('usuarios', 'Las sesiones abiertas de la cuenta propia'), async (c) =>
    c.json(await listSesionesPropias(c.var.actor, c.var.tokenHash)),
  )
  .post(
    '/mi-cuenta/sesiones/cerrar',
    describe('usuarios', 'Cerrar una sesión propia, o todas las demás; pide la contraseña'),
    validate('json', cerrarSesionesSchema),
    async (c) => {
      const { cerradas, token } = await closeSesionesPropias(c.var.actor, c.var.tokenHash, c.req.valid('json'))
      setSessionCookie(c, token)
      return c.json({ cerradas })
    },
  )
  .post(
    '/mi-cuenta/dos-pasos',
    describe('usuarios', 'Empezar la verificación en dos pasos: clave y código QR'),
    validate('json', claveActualSchema),
    async (c) => c.json(await startDosPasos(c.var.actor, c.req.valid('json').clave)),
  )
  .post(
    '/mi-cuenta/dos-pasos/confirmar',
    describe('usuarios', 'Activar la verificación en dos pasos con un código; da los códigos de recuperación'),
    validate('json', codigoSchema),
    async (c) => {
      const { codigos, token } = await confirmDosPasos(c.var.actor, c.var.tokenHash, c.req.valid('json').codigo)
      setSessionCookie(c, token)
      return c.json({ codigos })
    },
  )
  .post(
    '/mi-cuenta/dos-pasos/codigos',
    describe('usuarios', 'Códigos de recuperación nuevos; pide la contraseña'),
    validate('json', claveActualSchema),
    async (c) => c.json({ codigos: await renewCodigos(c.var.actor, c.req.valid('json').clave) }),
  )
  .post(
    '/mi-cuenta/dos-pasos/desactivar',
    describe('usuarios', 'Desactivar la verificación en dos pasos; pide la contraseña'),
    validate('json', claveActualSchema),
    async (c) => {
      setSessionCookie(c, await stopDosPasos(c.var.actor, c.var.tokenHash, c.req.valid('json').clave))
      return c.json({ success: true })
    },
  )
  .delete(
    '/panel/usuarios/:id/dos-pasos',
    describe(
      'usuarios',
      'Retirar la verificación en dos pasos de quien perdió su teléfono y sus códigos; la de quien firma se propone',
      204,
      202,
    ),
    validate('param', z.object({ id: z.coerce.number().int().min(1) })),
    async (c) => {
      const hecha = await retirarDosPasos(c.var.actor, c.req.valid('param').id)
      return hecha ? c.json(hecha, 202) : c.body(null, 204)
    },
  )
