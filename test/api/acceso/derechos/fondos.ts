import { TODAS } from './cuentas.ts'

/** Rates and constants are changed by the administrator and read by the auditor too; columns as in `cuentas.ts`. */
const ADMINISTRA = 'YNNNNNNNN'
const VIGILANCIA = 'YNNNNYNNN'
/** What the dependency's validator answers, and what the institute's auxiliar does. */
const VALIDA = 'YNNNNNNYN'
const REVISA = 'YYNNNNNNN'

/** Individual savings: the institute reads them, its auxiliar asks, and jefe, director and titular approve. */
const INSTITUTO = 'YYYYYYNNN'
const APRUEBA = 'YNYYYNNNN'

export const FONDOS_DERECHOS: Readonly<Record<string, string>> = {
  'GET /api/panel/fondos-parametros': VIGILANCIA,
  'POST /api/panel/fondos-parametros': ADMINISTRA,
  'POST /api/panel/fondos-parametros/previa': ADMINISTRA,
  'PUT /api/panel/fondos-parametros/:clave': ADMINISTRA,
  'GET /api/variables': ADMINISTRA,
  'POST /api/variables': ADMINISTRA,
  'GET /api/historial/quincenas': TODAS,
  'GET /api/historial/quincenas/:codigo': TODAS,
  // Everybody opens one of the two verifications: the institute's or the entity's.
  'GET /api/panel/verificacion-aportaciones': TODAS,
  'POST /api/panel/verificacion-aportaciones/buscar': TODAS,
  'GET /api/panel/verificacion-retenciones': TODAS,
  'POST /api/panel/verificacion-retenciones/buscar': TODAS,
  'GET /api/retenciones': TODAS,
  'GET /api/retenciones/:codigo': TODAS,
  'POST /api/retenciones/:codigo/reporte': TODAS,
  'POST /api/retenciones/:codigo/exportar': TODAS,
  'GET /api/panel/retenciones/:id/explicacion': TODAS,
  'POST /api/panel/retenciones/:id/respuesta': VALIDA,
  'POST /api/panel/retenciones/:id/decision': REVISA,
  'GET /api/panel/prestamos': TODAS,
  'POST /api/panel/prestamos/buscar': TODAS,
  'GET /api/panel/prestamos/:id': TODAS,
  'POST /api/panel/prestamos': REVISA,
  'POST /api/panel/prestamos/previsto': REVISA,
  'POST /api/panel/prestamos/:id/cambios': REVISA,
  'GET /api/panel/cair': INSTITUTO,
  'POST /api/panel/cair/buscar': INSTITUTO,
  'GET /api/panel/cair/:id': INSTITUTO,
  'GET /api/panel/cair/:id/asientos': INSTITUTO,
  'GET /api/panel/cair/:id/estado': INSTITUTO,
  'GET /api/panel/cair-tramites': INSTITUTO,
  'POST /api/panel/cair-tramites/buscar': INSTITUTO,
  'GET /api/panel/cair-tramites/:id': INSTITUTO,
  'GET /api/panel/cair-tramites/:id/recibo': INSTITUTO,
  'GET /api/panel/cair-rendimientos': INSTITUTO,
  // The yield of a year is the Titular's, and the administrator's; the form of a person is given at the desk.
  'POST /api/panel/cair-rendimientos/previsto': 'YNNNYNNNN',
  'POST /api/panel/cair-rendimientos': 'YNNNYNNNN',
  'GET /api/panel/rendimiento-anual': 'YNNNNNYNY',
  'POST /api/panel/rendimiento-anual': 'YNNNNNYNY',
  'POST /api/panel/cair-papeles': REVISA,
  'POST /api/tramites/retiro-capital': REVISA,
  'POST /api/tramites/aportacion-voluntaria': REVISA,
  'POST /api/panel/cair-tramites/:id/aprobar': APRUEBA,
  'POST /api/panel/cair-tramites/:id/rechazar': APRUEBA,
  // Late contributions: the auxiliar asks for one, and jefe, director and titular approve it.
  'GET /api/panel/extemporaneas': INSTITUTO,
  'POST /api/panel/extemporaneas/buscar': INSTITUTO,
  'GET /api/panel/extemporaneas/:id': INSTITUTO,
  'GET /api/panel/extemporaneas/persona/:id': REVISA,
  'POST /api/panel/extemporaneas/previsto': REVISA,
  'POST /api/panel/extemporaneas-papeles': REVISA,
  'POST /api/tramites/aportacion-extemporanea': REVISA,
  'POST /api/panel/extemporaneas/:id/linea': REVISA,
  'POST /api/panel/extemporaneas/:id/aprobar': APRUEBA,
  'POST /api/panel/extemporaneas/:id/rechazar': APRUEBA,
  // The statement of a person: its desk and the reviewer ask for its line; everybody but who only looks may object.
  'GET /api/estado-cuenta/:id': TODAS,
  'GET /api/estado-cuenta/:id/hoja': TODAS,
  'POST /api/estado-cuenta/:id/linea': 'YYNNNNYYY',
  'POST /api/estado-cuenta/:id/inconformidad': 'YYYYYNYYY',
  'GET /api/panel/formulas': ADMINISTRA,
  'GET /api/panel/formulas/:id/versiones': ADMINISTRA,
  'POST /api/panel/formulas': ADMINISTRA,
  'POST /api/panel/formulas/revisar': ADMINISTRA,
  'POST /api/panel/formulas/previsto': ADMINISTRA,
  'DELETE /api/panel/formulas/:id': ADMINISTRA,
  // Closed quincenas and lines are read by whoever answers for the entity; a line is made by its desk and the reviewer.
  'GET /api/aportaciones/quincenas': TODAS,
  'GET /api/aportaciones/quincenas/:codigo': TODAS,
  'GET /api/aportaciones/quincenas/:codigo/fondos/:fondo': TODAS,
  'POST /api/aportaciones/quincenas/:codigo/reporte': TODAS,
  'GET /api/aportaciones/personas/:id/fondos/:fondo/explicacion': TODAS,
  'GET /api/aportaciones-fondos': 'YNNNNYYYY',
  'GET /api/aportacion-retencion': TODAS,
  'GET /api/aportacion-retencion/explicacion': TODAS,
  'GET /api/aportacion-retencion/cuenta': TODAS,
  'GET /api/aportacion-retencion/pagado': TODAS,
  'GET /api/lineas-pago/:referencia/hoja': TODAS,
  'POST /api/aportacion-retencion/linea': 'YYNNNNYYY',
  // What the bank says is the institute's.
  'GET /api/validacion-pagos': ADMINISTRA,
  'PUT /api/validacion-pagos': ADMINISTRA,
  'GET /api/panel/pagos': ADMINISTRA,
  'GET /api/panel/referencia-pago': ADMINISTRA,
  'PUT /api/panel/referencia-pago': ADMINISTRA,
  'POST /api/respuestas-banco': ADMINISTRA,
  'POST /api/pagos': ADMINISTRA,
  'GET /api/quincenas/:codigo/simulacion': TODAS,
  'GET /api/quincenas/:codigo/diferencias': TODAS,
  'GET /api/quincenas/:codigo/previstas': TODAS,
  'GET /api/quincenas/:codigo/explicacion': TODAS,
  'GET /api/quincenas/:codigo/cierres': TODAS,
  'GET /api/quincenas/:codigo/cierres/:id': TODAS,
  // The dependency's validator or the auxiliar requests; five people sign, the validator may only withdraw it.
  'GET /api/quincenas/:codigo/atencion': TODAS,
  'POST /api/quincenas/:codigo/atencion/envio': REVISA,
  'POST /api/quincenas/:codigo/cierres/solicitar': 'YYNNNNNYN',
  'POST /api/quincenas/:codigo/cierres/firmar': 'YYYYYNNNN',
  'POST /api/quincenas/:codigo/cierres/devolver': 'YYYYYNNYN',
  'POST /api/quincenas/:codigo/cierres/:id/reapertura': 'YNYNYNNNN',
  // What was opened again and who signs for whom is the whole institute's.
  'GET /api/panel/vigilancia': INSTITUTO,
}
