import type { Acto } from './acto.ts'

/**
 * A capability: one thing the server can be asked for, the act it takes, and the calls that ask for it. Views list
 * capabilities (vistas.ts); a call is allowed when a view that needs it opens and the profile has the act (decisions §2).
 */
interface Capacidad {
  readonly acto: Acto
  readonly llamadas: readonly string[]
}

export const CAPACIDADES = {
  'inicio.ver': {
    acto: 'ver',
    llamadas: ['GET /api/inicio', 'GET /api/mapa'],
  },
  'ventanilla.ver': { acto: 'ver', llamadas: ['GET /api/ventanilla'] },
  'calendario.leer': {
    acto: 'ver',
    llamadas: ['GET /api/eventosProceso', 'GET /api/eventos', 'GET /api/ventana'],
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
  'direcciones.leer': {
    acto: 'ver',
    llamadas: ['GET /api/estado', 'GET /api/municipio', 'GET /api/codigo_postal', 'GET /api/colonia', 'GET /api/calle'],
  },
  'documentos.leer': {
    acto: 'capturar',
    llamadas: [
      'POST /api/leerCurp',
      'POST /api/leerNss',
      'POST /api/leerCsf',
      'POST /api/leerDocumento',
      'POST /api/fotografias',
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
} as const satisfies Record<string, Capacidad>

export type CapacidadId = keyof typeof CAPACIDADES

/** Calls that need no session. */
export const LLAMADAS_PUBLICAS = [
  'POST /api/login',
  'GET /api/salud',
  'GET /api/info',
  'GET /api/portada',
  'GET /api/docs',
  'GET /api/docs/openapi.json',
  'GET /api/docs/:archivo',
] as const

/** Calls that any session may make: they concern the session itself, or how its own person sees the portal. */
export const LLAMADAS_DE_SESION = [
  'POST /api/logout',
  'GET /api/sesion',
  'POST /api/contrasena',
  'GET /api/preferencias',
  'PUT /api/preferencias',
] as const
