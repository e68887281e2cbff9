import type { Capacidad } from './capacidad.ts'

/** Papers, drafts, altas, padrón and movements. */
export const CAPACIDADES_AFILIACION = {
  'documentos.leer': {
    acto: 'capturar',
    llamadas: [
      'POST /api/leerCurp',
      'POST /api/leerNss',
      'POST /api/leerCsf',
      'POST /api/leerDocumento',
      'POST /api/fotografias',
      'POST /api/fotografias/pdf',
      'GET /api/lecturas/:id',
      'DELETE /api/lecturas/:id',
      'POST /api/archivos',
      'DELETE /api/archivos/:id',
    ],
  },
  'archivos.ver': { acto: 'ver', llamadas: ['GET /api/archivos/:id', 'GET /api/archivos/:id/paginas/:n'] },
  'lecturas.ver': { acto: 'ver', llamadas: ['GET /api/panel/lecturas', 'GET /api/panel/lecturas/resumen'] },
  'borradores.usar': {
    acto: 'capturar',
    llamadas: [
      'GET /api/borradores',
      'POST /api/borradores',
      'GET /api/borradores/:id',
      'PUT /api/borradores/:id',
      'POST /api/borradores/:id/tomar',
      'DELETE /api/borradores/:id',
    ],
  },
  'alta.solicitar': {
    acto: 'capturar',
    llamadas: [
      'GET /api/tramites/alta/previsto',
      'POST /api/tramites/alta',
      'GET /api/tramites/alta/:folio',
      'PUT /api/tramites/alta/:folio',
      'POST /api/afiliados/coincidencias',
      'POST /api/afiliado',
      'POST /api/afiliado-org',
      'POST /api/movimientos',
      'POST /api/afiliados',
    ],
  },
  'padron.leer': {
    acto: 'ver',
    llamadas: [
      'POST /api/busquedaPadron',
      'GET /api/personal/organica',
      'GET /api/panel/afiliados',
      'POST /api/panel/afiliados/buscar',
      'GET /api/panel/afiliados/:id',
      'GET /api/panel/afiliados/:id/historial',
      'POST /api/panel/afiliados/exportar',
    ],
  },
  'expediente.agregar': { acto: 'capturar', llamadas: ['POST /api/afiliados/:id/documentos'] },
  'movimientos.leer': {
    acto: 'ver',
    llamadas: [
      'GET /api/afiliado-org-mov',
      'GET /api/panel/movimientos',
      'GET /api/panel/tipos-movimiento',
      'POST /api/panel/movimientos/buscar',
      'GET /api/panel/movimientos/:id',
      'POST /api/panel/movimientos/exportar',
      'GET /api/movimientos/:folio/acuse',
    ],
  },
  'movimientos.retirar': { acto: 'capturar', llamadas: ['POST /api/movimientos/:folio/retirar'] },
  'movimientos.tomar': { acto: 'capturar', llamadas: ['POST /api/movimientos/:folio/tomar'] },
  'movimientos.validar': { acto: 'validar', tambien: ['revisar'], llamadas: ['POST /api/movimientos/:folio/validar'] },
  'movimientos.revisar': { acto: 'revisar', llamadas: ['POST /api/movimientos/:folio/revisar'] },
  'movimientos.aprobar': { acto: 'aprobar', llamadas: ['POST /api/movimientos/:folio/aprobar'] },
  'movimientos.devolver': {
    acto: 'validar',
    tambien: ['revisar', 'aprobar'],
    llamadas: [
      'POST /api/movimientos/:folio/devolver',
      'POST /api/movimientos/:folio/cancelar',
      'POST /api/movimientos/:folio/deshacer',
      'POST /api/movimientos/lote',
    ],
  },
  'tipos_movimiento.administrar': { acto: 'administrar', llamadas: ['PUT /api/panel/tipos-movimiento/:id'] },
} as const satisfies Record<string, Capacidad>
