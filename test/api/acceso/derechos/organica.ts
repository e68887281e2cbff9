/** The organic tree is kept by the administrator; columns as in `cuentas.ts`. */
const ADMINISTRA = 'YNNNNNNNN'

export const ORGANICA: Readonly<Record<string, string>> = {
  'POST /api/organica': ADMINISTRA,
  'PUT /api/organica': ADMINISTRA,
  'DELETE /api/organica': ADMINISTRA,
  'POST /api/organica-1': ADMINISTRA,
  'POST /api/organica-2': ADMINISTRA,
  'POST /api/organica-3': ADMINISTRA,
  'POST /api/adscripcion': ADMINISTRA,
  'PUT /api/adscripcion': ADMINISTRA,
  'DELETE /api/adscripcion': ADMINISTRA,
  'POST /api/dependencias': ADMINISTRA,
  'PUT /api/dependencias': ADMINISTRA,
  'DELETE /api/dependencias': ADMINISTRA,
  'POST /api/areas': ADMINISTRA,
  'PUT /api/areas': ADMINISTRA,
  'DELETE /api/areas': ADMINISTRA,
  'POST /api/panel/organica/actos/previsto': ADMINISTRA,
  'POST /api/panel/organica/actos': ADMINISTRA,
  'POST /api/panel/organica/programados/:id/cancelar': ADMINISTRA,
  'POST /api/panel/organica/documentos': ADMINISTRA,
  'GET /api/panel/organica/documentos/:id': ADMINISTRA,
  'GET /api/panel/organica/arbol': ADMINISTRA,
  'DELETE /api/panel/organica/claves/:id': ADMINISTRA,
  'GET /api/panel/organica/unidades/:id': ADMINISTRA,
  'POST /api/panel/organica/unidades/:id/cargos': ADMINISTRA,
}
