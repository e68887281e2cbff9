import type { Capacidad } from './capacidad.ts'

/** Fund parameters, constants and what is computed with them. */
export const CAPACIDADES_FONDOS = {
  'parametros.leer': { acto: 'ver', llamadas: ['GET /api/panel/fondos-parametros'] },
  'parametros.administrar': {
    acto: 'administrar',
    llamadas: [
      'POST /api/panel/fondos-parametros',
      'POST /api/panel/fondos-parametros/previa',
      'PUT /api/panel/fondos-parametros/:clave',
    ],
  },
  'variables.leer': { acto: 'ver', llamadas: ['GET /api/variables'] },
  'variables.administrar': { acto: 'administrar', llamadas: ['POST /api/variables'] },
  'formulas.leer': {
    acto: 'ver',
    llamadas: [
      'GET /api/panel/formulas',
      'GET /api/panel/formulas/:id/versiones',
      'POST /api/panel/formulas/revisar',
      'POST /api/panel/formulas/previsto',
    ],
  },
  'formulas.administrar': {
    acto: 'administrar',
    llamadas: ['POST /api/panel/formulas', 'DELETE /api/panel/formulas/:id'],
  },
  'aportaciones.leer': {
    acto: 'ver',
    llamadas: [
      'GET /api/aportaciones/quincenas',
      'GET /api/aportaciones/quincenas/:codigo',
      'GET /api/aportaciones/quincenas/:codigo/fondos/:fondo',
      'POST /api/aportaciones/quincenas/:codigo/reporte',
      'GET /api/aportaciones/personas/:id/fondos/:fondo/explicacion',
      'GET /api/aportaciones/personas/:id/fondos/:fondo/explicacion/hoja',
    ],
  },
  'aportaciones.fondos': { acto: 'ver', llamadas: ['GET /api/aportaciones-fondos'] },
  'lineas.leer': {
    acto: 'ver',
    llamadas: [
      'GET /api/aportacion-retencion',
      'GET /api/aportacion-retencion/explicacion',
      'GET /api/aportacion-retencion/cuenta',
      'GET /api/aportacion-retencion/pagado',
      'GET /api/panel/adeudos-extintas',
      'POST /api/panel/adeudos-extintas/exportar',
      'GET /api/lineas-pago/:referencia/explicacion',
      'GET /api/lineas-pago/:referencia/hoja',
    ],
  },
  'lineas.generar': {
    acto: 'validar',
    tambien: ['capturar', 'revisar', 'administrar'],
    llamadas: ['POST /api/aportacion-retencion/linea'],
  },
  'pagos.leer': {
    acto: 'ver',
    llamadas: [
      'GET /api/validacion-pagos',
      'GET /api/panel/referencias-pago',
      'POST /api/panel/referencias-pago/buscar',
      'POST /api/panel/referencias-pago/exportar',
      'GET /api/panel/pagos',
      'POST /api/panel/pagos/buscar',
      'POST /api/panel/pagos/exportar',
      'GET /api/panel/pagos-por-identificar',
      'POST /api/panel/pagos-por-identificar/buscar',
      'POST /api/panel/pagos-por-identificar/exportar',
      'GET /api/pagos/por-identificar',
      'GET /api/panel/referencia-pago',
    ],
  },
  'pagos.contrato': { acto: 'administrar', llamadas: ['PUT /api/panel/referencia-pago'] },
  'pagos.cargar': {
    acto: 'revisar',
    tambien: ['validar', 'administrar'],
    llamadas: ['POST /api/pagos/:id/asignar', 'POST /api/pagos/:id/devolver'],
  },
  // Two people (decisions §11.9): the auxiliar records payments by hand, and the treasury validates them (§11.11).
  'pagos.registrar': {
    acto: 'revisar',
    tambien: ['administrar'],
    llamadas: ['POST /api/panel/pagos-comprobantes', 'POST /api/pagos'],
  },
  'pagos.validar': { acto: 'validar', tambien: ['administrar'], llamadas: ['PUT /api/validacion-pagos'] },
  'retenciones.leer': {
    acto: 'ver',
    llamadas: [
      'GET /api/retenciones',
      'GET /api/retenciones/:codigo',
      'GET /api/panel/retenciones/:id/explicacion',
      'POST /api/retenciones/:codigo/reporte',
      'POST /api/retenciones/:codigo/exportar',
      'GET /api/panel/cobros',
      'POST /api/panel/cobros/buscar',
      'POST /api/panel/cobros/exportar',
    ],
  },
  'retenciones.responder': {
    acto: 'validar',
    llamadas: ['POST /api/panel/retenciones/:id/respuesta', 'POST /api/retenciones/:codigo/completas'],
  },
  'retenciones.decidir': {
    acto: 'revisar',
    llamadas: ['POST /api/panel/retenciones/:id/decision', 'POST /api/panel/saldos-favor/:id/decision'],
  },
  'prestamos.administrar': {
    acto: 'revisar',
    llamadas: [
      'POST /api/panel/prestamos',
      'POST /api/panel/prestamos/previsto',
      'POST /api/panel/prestamos/:id/cambios',
      'POST /api/cobros/:id',
    ],
  },
  'prestamos.leer': {
    acto: 'ver',
    llamadas: [
      'GET /api/panel/prestamos',
      'POST /api/panel/prestamos/buscar',
      'POST /api/panel/prestamos/exportar',
      'GET /api/panel/prestamos/:id',
    ],
  },
  'cair.leer': {
    acto: 'ver',
    llamadas: [
      'GET /api/panel/cair',
      'POST /api/panel/cair/buscar',
      'POST /api/panel/cair/exportar',
      'GET /api/panel/cair/:id',
      'GET /api/panel/cair/:id/asientos',
      'GET /api/panel/cair/:id/estado',
      'GET /api/panel/cair-tramites',
      'POST /api/panel/cair-tramites/buscar',
      'POST /api/panel/cair-tramites/exportar',
      'GET /api/panel/cair-tramites/:id',
      'GET /api/panel/cair-tramites/:id/recibo',
      'GET /api/panel/cair-rendimientos',
    ],
  },
  'cair.solicitar': {
    acto: 'revisar',
    tambien: ['capturar'],
    llamadas: [
      'POST /api/panel/cair/candidatos',
      'POST /api/panel/cair-papeles',
      'POST /api/tramites/retiro-capital',
      'POST /api/tramites/aportacion-voluntaria',
    ],
  },
  'cair.aprobar': {
    acto: 'aprobar',
    tambien: ['firmar', 'autorizar'],
    llamadas: ['POST /api/panel/cair-tramites/:id/aprobar', 'POST /api/panel/cair-tramites/:id/rechazar'],
  },
  'cair.rendimientos': {
    acto: 'autorizar',
    tambien: ['administrar'],
    llamadas: ['POST /api/panel/cair-rendimientos/previsto', 'POST /api/panel/cair-rendimientos'],
  },
  'extemporaneas.leer': {
    acto: 'ver',
    llamadas: [
      'GET /api/panel/extemporaneas',
      'POST /api/panel/extemporaneas/buscar',
      'POST /api/panel/extemporaneas/exportar',
      'GET /api/panel/extemporaneas/:id',
    ],
  },
  'extemporaneas.solicitar': {
    acto: 'revisar',
    llamadas: [
      'GET /api/extemporaneas/personas/:id',
      'POST /api/panel/extemporaneas/previsto',
      'POST /api/panel/extemporaneas-papeles',
      'POST /api/tramites/aportacion-extemporanea',
      'POST /api/panel/extemporaneas/:id/linea',
    ],
  },
  'extemporaneas.aprobar': {
    acto: 'aprobar',
    tambien: ['firmar', 'autorizar'],
    llamadas: ['POST /api/panel/extemporaneas/:id/aprobar', 'POST /api/panel/extemporaneas/:id/rechazar'],
  },
  'rendimiento.elegir': {
    acto: 'capturar',
    llamadas: ['GET /api/panel/rendimiento-anual', 'POST /api/panel/rendimiento-anual'],
  },
  'estadoCuenta.leer': {
    acto: 'ver',
    llamadas: ['GET /api/estado-cuenta/:id', 'GET /api/estado-cuenta/:id/hoja'],
  },
  'estadoCuenta.linea': {
    acto: 'validar',
    tambien: ['capturar', 'revisar', 'administrar'],
    llamadas: ['POST /api/estado-cuenta/:id/linea'],
  },
  'estadoCuenta.inconformidad': {
    acto: 'capturar',
    tambien: ['validar', 'revisar', 'aprobar', 'firmar', 'autorizar', 'administrar'],
    llamadas: ['POST /api/estado-cuenta/:id/inconformidad'],
  },
  'quincenas.simular': {
    acto: 'ver',
    llamadas: [
      'GET /api/quincenas/:codigo/simulacion',
      'GET /api/quincenas/:codigo/diferencias',
      'GET /api/quincenas/:codigo/previstas',
      'GET /api/quincenas/:codigo/explicacion',
      'GET /api/quincenas/:codigo/explicacion/hoja',
    ],
  },
  'historial.leer': {
    acto: 'ver',
    llamadas: ['GET /api/historial/quincenas', 'GET /api/historial/quincenas/:codigo'],
  },
  'verificacion.leer': {
    acto: 'ver',
    llamadas: [
      'GET /api/panel/verificacion-aportaciones',
      'POST /api/panel/verificacion-aportaciones/buscar',
      'POST /api/panel/verificacion-aportaciones/exportar',
      'GET /api/panel/verificacion-retenciones',
      'POST /api/panel/verificacion-retenciones/buscar',
      'POST /api/panel/verificacion-retenciones/exportar',
    ],
  },
  'atencion.leer': { acto: 'ver', llamadas: ['GET /api/quincenas/:codigo/atencion'] },
  'atencion.enviar': { acto: 'revisar', llamadas: ['POST /api/quincenas/:codigo/atencion/envio'] },
  'cierres.leer': {
    acto: 'ver',
    llamadas: ['GET /api/quincenas/:codigo/cierres', 'GET /api/quincenas/:codigo/cierres/:id'],
  },
  'cierres.solicitar': {
    acto: 'validar',
    tambien: ['revisar'],
    llamadas: ['POST /api/quincenas/:codigo/cierres/solicitar'],
  },
  'cierres.anticipar': { acto: 'aprobar', llamadas: ['POST /api/quincenas/:codigo/cierres/anticipar'] },
  'cierres.firmar': {
    acto: 'revisar',
    tambien: ['aprobar', 'firmar', 'autorizar'],
    llamadas: ['POST /api/quincenas/:codigo/cierres/firmar', 'POST /api/quincenas/:codigo/cierres/firmar/previsto'],
  },
  'cierres.devolver': {
    acto: 'validar',
    tambien: ['revisar', 'aprobar', 'firmar', 'autorizar'],
    llamadas: ['POST /api/quincenas/:codigo/cierres/devolver'],
  },
  'cierres.vigilar': { acto: 'ver', llamadas: ['GET /api/panel/vigilancia'] },
  'cierres.reabrir': {
    acto: 'aprobar',
    tambien: ['autorizar'],
    llamadas: ['POST /api/quincenas/:codigo/cierres/:id/reapertura'],
  },
} as const satisfies Record<string, Capacidad>
