import type { Capacidad } from './capacidad.ts'

/** Simple catalogues. */
export const CAPACIDADES_CATALOGOS = {
  'catalogos.administrar': {
    acto: 'administrar',
    llamadas: [
      'GET /api/panel/catalogos',
      'POST /api/panel/catalogos/buscar',
      'GET /api/panel/catalogos/tablas',
      'POST /api/panel/catalogos/tablas',
      'PUT /api/panel/catalogos/tablas/:id',
      'DELETE /api/panel/catalogos/tablas/:id',
      'GET /api/panel/catalogos/:id',
      'POST /api/panel/catalogos',
      'PUT /api/panel/catalogos/:id',
      'DELETE /api/panel/catalogos/:id',
      'POST /api/panel/catalogos/exportar',
    ],
  },
} as const satisfies Record<string, Capacidad>
