import type { Capacidad } from './capacidad.ts'

/** Cases of the processes. */
export const CAPACIDADES_CASOS = {
  'casos.leer': {
    acto: 'ver',
    llamadas: [
      'GET /api/casos',
      'GET /api/casos/:id',
      'GET /api/casos/opciones',
      'GET /api/casos/responsables',
      'GET /api/panel/casos',
      'GET /api/panel/casos/:id',
      'POST /api/panel/casos/buscar',
      'POST /api/panel/casos/exportar',
    ],
  },
  // Everybody but who only looks: whose turn each act is, the domain says (caso-acciones.ts).
  'casos.trabajar': {
    acto: 'capturar',
    tambien: ['validar', 'revisar', 'aprobar', 'firmar', 'autorizar', 'administrar'],
    llamadas: [
      'POST /api/casos',
      'PUT /api/casos/:id',
      'POST /api/casos/:id/asignar',
      'POST /api/casos/:id/mover',
      'POST /api/casos/:id/comentar',
      'POST /api/casos/:id/cerrar',
      'POST /api/casos/:id/reabrir',
      'POST /api/casos/:id/normas',
      'PUT /api/casos/:id/normas/:norma',
      'DELETE /api/casos/:id/normas/:norma',
    ],
  },
  'casos.panorama': { acto: 'ver', llamadas: ['GET /api/panel/casos/resumen'] },
} as const satisfies Record<string, Capacidad>
