/** Every profile of the institute can list proposals; read-only profiles cannot decide. Columns as in `cuentas.ts`. */
const INSTITUTO = 'YYYYYYNNN'
const DECIDE = 'YYYYYNNNN'

export const AUTORIZACIONES: Readonly<Record<string, string>> = {
  'GET /api/panel/autorizaciones': INSTITUTO,
  'POST /api/panel/autorizaciones/buscar': INSTITUTO,
  'POST /api/panel/autorizaciones/exportar': INSTITUTO,
  'GET /api/panel/autorizaciones/:id': INSTITUTO,
  'GET /api/panel/autorizaciones/:id/papel': INSTITUTO,
  'GET /api/panel/autorizaciones/:id/papel/paginas/:n': INSTITUTO,
  'POST /api/panel/autorizaciones/:id/autorizar': DECIDE,
  'POST /api/panel/autorizaciones/:id/rechazar': DECIDE,
  'POST /api/panel/autorizaciones/:id/retirar': DECIDE,
  'POST /api/panel/autorizaciones/:id/deshacer': DECIDE,
}
