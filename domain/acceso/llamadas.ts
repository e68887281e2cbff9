import type { Capacidad } from './capacidades/capacidad.ts'
import { CAPACIDADES_AFILIACION } from './capacidades/capacidades-afiliacion.ts'
import { CAPACIDADES_AUTORIZACIONES } from './capacidades/capacidades-autorizaciones.ts'
import { CAPACIDADES_CARGAS } from './capacidades/capacidades-cargas.ts'
import { CAPACIDADES_CASOS } from './capacidades/capacidades-casos.ts'
import { CAPACIDADES_CATALOGOS } from './capacidades/capacidades-catalogos.ts'
import { CAPACIDADES_CUENTAS } from './capacidades/capacidades-cuentas.ts'
import { CAPACIDADES_FONDOS } from './capacidades/capacidades-fondos.ts'
import { CAPACIDADES_FORMATOS } from './capacidades/capacidades-formatos.ts'
import { CAPACIDADES_INSTITUTO } from './capacidades/capacidades-instituto.ts'
import { CAPACIDADES_PERMISOS } from './capacidades/capacidades-permisos.ts'
import { CAPACIDADES_PROCESOS } from './capacidades/capacidades-procesos.ts'
import { CAPACIDADES_TEMA } from './capacidades/capacidades-tema.ts'
import { CAPACIDADES_VIGILANCIA } from './capacidades/capacidades-vigilancia.ts'

/** Every capability; each area of the product tells its own. */
export const CAPACIDADES = {
  ...CAPACIDADES_INSTITUTO,
  ...CAPACIDADES_AFILIACION,
  ...CAPACIDADES_AUTORIZACIONES,
  ...CAPACIDADES_CARGAS,
  ...CAPACIDADES_CASOS,
  ...CAPACIDADES_CATALOGOS,
  ...CAPACIDADES_CUENTAS,
  ...CAPACIDADES_FONDOS,
  ...CAPACIDADES_FORMATOS,
  ...CAPACIDADES_PERMISOS,
  ...CAPACIDADES_PROCESOS,
  ...CAPACIDADES_TEMA,
  ...CAPACIDADES_VIGILANCIA,
} as const satisfies Record<string, Capacidad>

export type CapacidadId = keyof typeof CAPACIDADES

/** Calls that need no session. */
export const LLAMADAS_PUBLICAS = [
  'POST /api/login',
  'POST /api/login/codigo',
  'POST /api/recuperar',
  'POST /api/recuperar/comprobar',
  'POST /api/recuperar/confirmar',
  'POST /api/correo/confirmar',
  'GET /api/salud',
  'GET /api/info',
  'GET /api/info/icono/:archivo',
  'GET /api/aviso-privacidad',
  'GET /api/portada',
  'GET /api/verificar/:folio',
] as const

/** Calls that any session may make: they concern the session itself, or how its own person sees the portal. */
export const LLAMADAS_DE_SESION = [
  'GET /api/docs',
  'GET /api/docs/openapi.json',
  'GET /api/docs/:archivo',
  'POST /api/logout',
  'GET /api/info/ajustes',
  'GET /api/sesion',
  'DELETE /api/sesion/ver-como',
  'POST /api/contrasena',
  'GET /api/preferencias',
  'PUT /api/preferencias',
  'PUT /api/busquedas',
  'GET /api/avisos',
  'GET /api/avisos/cuenta',
  'PUT /api/avisos/:id',
  'POST /api/avisos/leidos',
  'GET /api/exportes',
  'GET /api/exportes/:id',
  'GET /api/exportes/:id/archivo',
  'POST /api/exportes/:id/cancelar',
  'GET /api/mi-cuenta',
  'PUT /api/mi-cuenta/correo',
  'POST /api/mi-cuenta/correo/reenviar',
  'DELETE /api/mi-cuenta/correo',
  'PUT /api/mi-cuenta/avisos',
  'GET /api/mi-cuenta/foto',
  'POST /api/mi-cuenta/foto',
  'DELETE /api/mi-cuenta/foto',
  'GET /api/mi-cuenta/delegaciones',
  'POST /api/mi-cuenta/delegaciones',
  'DELETE /api/mi-cuenta/delegaciones/:id',
  'POST /api/mi-cuenta/delegaciones/:id/aceptar',
  'POST /api/mi-cuenta/delegaciones/:id/rechazar',
  'POST /api/mi-cuenta/delegaciones/:id/devolver',
  'GET /api/mi-cuenta/sesiones',
  'POST /api/mi-cuenta/sesiones/cerrar',
  'POST /api/mi-cuenta/dos-pasos',
  'POST /api/mi-cuenta/dos-pasos/confirmar',
  'POST /api/mi-cuenta/dos-pasos/codigos',
  'POST /api/mi-cuenta/dos-pasos/desactivar',
] as const

/** What a session with a one-time password may call: nothing but changing it, or leaving. */
export const LLAMADAS_CON_CLAVE_TEMPORAL = [
  'POST /api/logout',
  'GET /api/sesion',
  'POST /api/contrasena',
  'GET /api/preferencias',
  'PUT /api/preferencias',
] as const

/** What a session may call besides while its profile asks for a second step that is not set up yet. */
export const LLAMADAS_SIN_SEGUNDO_PASO = [
  'GET /api/mi-cuenta',
  'POST /api/mi-cuenta/dos-pasos',
  'POST /api/mi-cuenta/dos-pasos/confirmar',
] as const
