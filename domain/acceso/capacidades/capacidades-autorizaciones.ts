import type { Capacidad } from './capacidad.ts'

/** Acts that one person proposes and another authorises. What each of them takes besides is `domain/autorizaciones/dos-manos.ts`. */
export const CAPACIDADES_AUTORIZACIONES = {
  'autorizaciones.leer': {
    acto: 'ver',
    llamadas: [
      'GET /api/panel/autorizaciones',
      'POST /api/panel/autorizaciones/buscar',
      'POST /api/panel/autorizaciones/exportar',
      'GET /api/panel/autorizaciones/:id',
      'GET /api/panel/autorizaciones/:id/papel',
      'GET /api/panel/autorizaciones/:id/papel/paginas/:n',
    ],
  },
  'autorizaciones.decidir': {
    acto: 'revisar',
    // `validar`: the treasury authorises payments that another person loads. Validators of dependencies have no view of this.
    tambien: ['validar', 'aprobar', 'firmar', 'autorizar', 'administrar'],
    llamadas: [
      'POST /api/panel/autorizaciones/:id/autorizar',
      'POST /api/panel/autorizaciones/:id/rechazar',
      'POST /api/panel/autorizaciones/:id/retirar',
      'POST /api/panel/autorizaciones/:id/deshacer',
    ],
  },
} as const satisfies Record<string, Capacidad>
