import type { Capacidad } from './capacidad.ts'

/** Modules, processes and their documents. */
export const CAPACIDADES_PROCESOS = {
  /** The page of a process and its papers: which ones, the profile's processes tell. */
  'procesos.leer': {
    acto: 'ver',
    llamadas: [
      'GET /api/procesos/ficha',
      'GET /api/documentacion/abc',
      'GET /api/documentacion/abc/versiones',
      'GET /api/documentacion/general',
      'GET /api/documentacion/general/versiones',
      'GET /api/documentacion/modulo',
      'GET /api/documentacion/modulo/versiones',
      'GET /api/download',
      'GET /api/download/pagina',
    ],
  },
  'procesos.consultar': {
    acto: 'ver',
    llamadas: [
      'GET /api/modulos/abc',
      'GET /api/procesos/abc',
      'GET /api/panel/modulos',
      'POST /api/panel/modulos/buscar',
      'POST /api/panel/modulos/exportar',
      'GET /api/panel/modulos/:id',
      'GET /api/panel/procesos',
      'POST /api/panel/procesos/buscar',
      'GET /api/panel/procesos/:id',
    ],
  },
  'procesos.administrar': {
    acto: 'administrar',
    llamadas: [
      'POST /api/modulos/abc',
      'PUT /api/modulos/abc',
      'DELETE /api/modulos/abc',
      'POST /api/panel/modulos',
      'PUT /api/panel/modulos/:id',
      'GET /api/panel/modulos/:id/impacto',
      'DELETE /api/panel/modulos/:id',
      'POST /api/procesos/abc',
      'PUT /api/procesos/abc',
      'DELETE /api/procesos/abc',
      'POST /api/panel/procesos',
      'PUT /api/panel/procesos/:id',
      'GET /api/panel/procesos/:id/impacto',
      'DELETE /api/panel/procesos/:id',
      'GET /api/procesos/:id/candidatos',
      'PUT /api/procesos/:id/responsables',
    ],
  },
  'documentacion.consultar': { acto: 'ver', llamadas: ['GET /api/panel/documentacion/resumen'] },
  'documentacion.administrar': {
    acto: 'administrar',
    llamadas: [
      'POST /api/upload',
      'POST /api/documentacion/abc',
      'PUT /api/documentacion/abc',
      'DELETE /api/documentacion/abc',
      'POST /api/documentacion/general',
      'PUT /api/documentacion/general',
      'DELETE /api/documentacion/general',
      'POST /api/documentacion/modulo',
      'PUT /api/documentacion/modulo',
      'DELETE /api/documentacion/modulo',
    ],
  },
  'tableros.ver': {
    acto: 'ver',
    llamadas: [
      'GET /api/tableros/:clave',
      'GET /api/indicadores/ejecutivo',
      'GET /api/indicadores/operativo',
      'GET /api/indicadores/dinamico',
      'GET /api/acerca',
      'GET /api/ubicacion',
    ],
  },
  'estadisticos.ver': { acto: 'ver', llamadas: ['GET /api/estadisticos'] },
  'tableros.configurar': {
    acto: 'administrar',
    llamadas: ['GET /api/panel/tableros', 'PUT /api/panel/tableros/:clave', 'PUT /api/panel/ubicacion'],
  },
} as const satisfies Record<string, Capacidad>
