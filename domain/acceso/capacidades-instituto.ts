import type { Capacidad } from './capacidad.ts'

/** Homes, calendar, organic tree and addresses. */
export const CAPACIDADES_INSTITUTO = {
  'inicio.ver': {
    acto: 'ver',
    llamadas: ['GET /api/inicio', 'GET /api/mapa'],
  },
  'ventanilla.ver': { acto: 'ver', llamadas: ['GET /api/ventanilla'] },
  'calendario.leer': {
    acto: 'ver',
    llamadas: [
      'GET /api/eventosProceso',
      'GET /api/eventos',
      'GET /api/eventos/ics',
      'GET /api/ventana',
      'GET /api/panel/calendario/:anio',
    ],
  },
  'calendario.administrar': {
    acto: 'administrar',
    llamadas: [
      'POST /api/panel/calendario/:anio/previsto',
      'PUT /api/panel/calendario/:anio',
      'PUT /api/panel/calendario/inhabiles/:fecha',
      'POST /api/panel/habilitaciones',
      'POST /api/panel/habilitaciones/:id/terminar',
    ],
  },
  'organica.leer': {
    acto: 'ver',
    llamadas: [
      'GET /api/organica',
      'GET /api/organica-0',
      'GET /api/organica-1',
      'GET /api/organica-2',
      'GET /api/organica-3',
      'GET /api/OrganicaEntidad',
      'GET /api/OrganicaAdscripcion',
      'GET /api/OrganicaDependencia',
      'GET /api/OrganicaArea',
      'GET /api/adscripcion',
      'GET /api/dependencias',
      'GET /api/catalogo/:tipo',
    ],
  },
  'organica.administrar': {
    acto: 'administrar',
    llamadas: [
      'POST /api/organica',
      'PUT /api/organica',
      'DELETE /api/organica',
      'POST /api/organica-1',
      'POST /api/organica-2',
      'POST /api/organica-3',
      'POST /api/adscripcion',
      'PUT /api/adscripcion',
      'DELETE /api/adscripcion',
      'POST /api/dependencias',
      'PUT /api/dependencias',
      'DELETE /api/dependencias',
      'POST /api/areas',
      'PUT /api/areas',
      'DELETE /api/areas',
    ],
  },
  'organica.panel': {
    acto: 'ver',
    llamadas: [
      'GET /api/panel/entidades',
      'POST /api/panel/entidades/buscar',
      'GET /api/panel/entidades/:id',
      'GET /api/panel/categorias',
      'POST /api/panel/categorias/buscar',
      'GET /api/panel/categorias/:id',
    ],
  },
  'direcciones.administrar': {
    acto: 'administrar',
    llamadas: [
      'POST /api/estado',
      'POST /api/municipio',
      'POST /api/codigo_postal',
      'POST /api/colonia',
      'POST /api/calle',
      'DELETE /api/estado',
      'DELETE /api/municipio',
      'DELETE /api/codigo_postal',
      'DELETE /api/colonia',
      'DELETE /api/calle',
    ],
  },
  'direcciones.leer': {
    acto: 'ver',
    llamadas: ['GET /api/estado', 'GET /api/municipio', 'GET /api/codigo_postal', 'GET /api/colonia', 'GET /api/calle'],
  },
} as const satisfies Record<string, Capacidad>
