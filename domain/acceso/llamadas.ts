import type { Capacidad } from './capacidad.ts'
import { CAPACIDADES_AFILIACION } from './capacidades-afiliacion.ts'
import { CAPACIDADES_CASOS } from './capacidades-casos.ts'
import { CAPACIDADES_INSTITUTO } from './capacidades-instituto.ts'
import { CAPACIDADES_PROCESOS } from './capacidades-procesos.ts'
import { CAPACIDADES_TEMA } from './capacidades-tema.ts'
import { CAPACIDADES_VIGILANCIA } from './capacidades-vigilancia.ts'

/** Every capability; each area of the product tells its own. */
export const CAPACIDADES = {
  ...CAPACIDADES_INSTITUTO,
  ...CAPACIDADES_AFILIACION,
  ...CAPACIDADES_CASOS,
  ...CAPACIDADES_TEMA,
  ...CAPACIDADES_PROCESOS,
  ...CAPACIDADES_VIGILANCIA,
} as const satisfies Record<string, Capacidad>

export type CapacidadId = keyof typeof CAPACIDADES

/** Calls that need no session. */
export const LLAMADAS_PUBLICAS = [
  'POST /api/login',
  'GET /api/salud',
  'GET /api/info',
  'GET /api/info/icono/:archivo',
  'GET /api/aviso-privacidad',
  'GET /api/portada',
  'GET /api/docs',
  'GET /api/docs/openapi.json',
  'GET /api/docs/:archivo',
] as const

/** Calls that any session may make: they concern the session itself, or how its own person sees the portal. */
export const LLAMADAS_DE_SESION = [
  'POST /api/logout',
  'GET /api/sesion',
  'POST /api/contrasena',
  'GET /api/preferencias',
  'PUT /api/preferencias',
] as const
