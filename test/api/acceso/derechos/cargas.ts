import { CAPTURA, TODAS } from './cuentas.ts'

/** Everybody opens the loads: those of payments at least, each kind with its own right. Columns as in `cuentas.ts`. */
const VEN = TODAS
/** Whoever captures, validates or reviews may bring a file. */
const CARGAN = 'YYNNNNYYY'
/** Layouts and concepts are of whoever administers the portal. */
const ADMINISTRA = 'YNNNNNNNN'

export const CARGAS_DERECHOS: Readonly<Record<string, string>> = {
  'GET /api/panel/cargas': VEN,
  'POST /api/panel/cargas/buscar': VEN,
  'POST /api/panel/cargas/exportar': VEN,
  'GET /api/cargas/opciones': CARGAN,
  // Who administers the portal, and who authorises a padrón.
  'GET /api/cargas/puesta-en-marcha': 'YNYNNNNNN',
  'POST /api/cargas': CARGAN,
  'GET /api/cargas/planos/:clave/plantilla': VEN,
  'GET /api/cargas/planos/:clave/explicacion': VEN,
  'GET /api/cargas/planos': ADMINISTRA,
  'POST /api/cargas/planos': ADMINISTRA,
  'POST /api/cargas/planos/propuesta': ADMINISTRA,
  'POST /api/cargas/planos/muestra': ADMINISTRA,
  'GET /api/cargas/planos/:clave/versiones': ADMINISTRA,
  'POST /api/cargas/planos/:clave/versiones': ADMINISTRA,
  'POST /api/cargas/planos/:clave/terminar': ADMINISTRA,
  'GET /api/cargas/:folio': VEN,
  'GET /api/cargas/:folio/renglones': VEN,
  // Of payrolls alone.
  'GET /api/cargas/:folio/descuentos': 'YYYNNYYYY',
  'GET /api/cargas/:folio/malos': VEN,
  'POST /api/cargas/:folio/original': VEN,
  'POST /api/cargas/:folio/cargar': CARGAN,
  'POST /api/cargas/:folio/detener': CARGAN,
  'POST /api/cargas/:folio/reanudar': CARGAN,
  'POST /api/cargas/:folio/releer': CARGAN,
  'POST /api/cargas/oficio': CAPTURA,
  'POST /api/cargas/:folio/sin-oficio': CAPTURA,
  'POST /api/cargas/:folio/cercana': CARGAN,
  'POST /api/cargas/conceptos': ADMINISTRA,
  'POST /api/cargas/:folio/descartar': CARGAN,
  'POST /api/cargas/:folio/validar': 'YYNNNNNYN',
  'POST /api/cargas/:folio/deshacer': 'YYNNNNNNN',
}
