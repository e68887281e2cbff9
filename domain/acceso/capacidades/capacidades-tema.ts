import type { Capacidad } from './capacidad.ts'

/** The institute's record, its look and its privacy notice. */
export const CAPACIDADES_TEMA = {
  'instituto.administrar': {
    acto: 'administrar',
    llamadas: [
      'PUT /api/info',
      'POST /api/info/upload',
      'GET /api/panel/avisos-privacidad',
      'POST /api/panel/avisos-privacidad',
    ],
  },
} as const satisfies Record<string, Capacidad>
