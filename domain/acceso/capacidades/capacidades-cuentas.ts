import type { Capacidad } from './capacidad.ts'

/** Mail that the portal sends, and the second step of somebody who lost it. */
export const CAPACIDADES_CUENTAS = {
  'correo.leer': {
    acto: 'ver',
    llamadas: [
      'GET /api/panel/correos',
      'POST /api/panel/correos/buscar',
      'POST /api/panel/correos/exportar',
      'GET /api/panel/correos/:id',
    ],
  },
  'correo.administrar': {
    acto: 'administrar',
    llamadas: ['POST /api/panel/correos/:id/reintentar', 'POST /api/panel/correos/:id/cancelar'],
  },
  'dos_pasos.retirar': { acto: 'administrar', llamadas: ['DELETE /api/panel/usuarios/:id/dos-pasos'] },
} as const satisfies Record<string, Capacidad>
