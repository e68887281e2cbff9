import type { Capacidad } from './capacidad.ts'

/** Fund parameters, constants and what is computed with them. */
export const CAPACIDADES_FONDOS = {
  'parametros.leer': { acto: 'ver', llamadas: ['GET /api/panel/fondos-parametros'] },
  'parametros.administrar': {
    acto: 'administrar',
    llamadas: ['POST /api/panel/fondos-parametros', 'PUT /api/panel/fondos-parametros/:clave'],
  },
  'variables.leer': { acto: 'ver', llamadas: ['GET /api/variables'] },
  'variables.administrar': { acto: 'administrar', llamadas: ['POST /api/variables'] },
} as const satisfies Record<string, Capacidad>
