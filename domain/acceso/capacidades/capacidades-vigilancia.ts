import type { Capacidad } from './capacidad.ts'

/** What everybody did, what runs in the background, and who is inside. */
export const CAPACIDADES_VIGILANCIA = {
  'bitacora.leer': {
    acto: 'ver',
    llamadas: [
      'GET /api/panel/bitacora',
      'POST /api/panel/bitacora/buscar',
      'GET /api/panel/bitacora/opciones',
      'GET /api/panel/bitacora/cuenta',
      'POST /api/panel/bitacora/exportar',
      'GET /api/panel/bitacora/:id',
    ],
  },
  'bitacora.verificar': { acto: 'administrar', llamadas: ['POST /api/panel/bitacora/verificar'] },
  'trabajos.leer': {
    acto: 'ver',
    llamadas: ['GET /api/panel/trabajos', 'POST /api/panel/trabajos/exportar', 'GET /api/panel/trabajos/:id'],
  },
  'trabajos.administrar': {
    acto: 'administrar',
    llamadas: ['POST /api/panel/trabajos/:id/reintentar', 'POST /api/panel/trabajos/:id/cancelar'],
  },
  'sesiones.administrar': {
    acto: 'administrar',
    llamadas: [
      'GET /api/panel/sesiones',
      'POST /api/panel/sesiones/buscar',
      'POST /api/panel/sesiones/exportar',
      'POST /api/panel/sesiones/:id/cerrar',
      'POST /api/panel/sesiones/usuarios/:id/cerrar',
    ],
  },
} as const satisfies Record<string, Capacidad>
