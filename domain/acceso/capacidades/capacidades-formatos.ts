import type { Capacidad } from './capacidad.ts'

/** Printed papers and what they carry. */
export const CAPACIDADES_FORMATOS = {
  'formatos.leer': { acto: 'ver', llamadas: ['GET /api/formatos/datos'] },
  'firmas.administrar': {
    acto: 'administrar',
    llamadas: [
      'GET /api/panel/firmas',
      'GET /api/panel/firmas/:id/imagen',
      'POST /api/panel/firmas',
      'PUT /api/panel/firmas/:id',
      'POST /api/panel/firmas/:id/papeles',
      'DELETE /api/panel/firmas/:id',
    ],
  },
} as const satisfies Record<string, Capacidad>
