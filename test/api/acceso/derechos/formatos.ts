/** Signatures are the administrator's; columns as in `cuentas.ts`. */
const ADMINISTRA = 'YNNNNNNNN'

export const FORMATOS: Readonly<Record<string, string>> = {
  'GET /api/panel/firmas': ADMINISTRA,
  'GET /api/panel/firmas/:id/imagen': ADMINISTRA,
  'POST /api/panel/firmas': ADMINISTRA,
  'PUT /api/panel/firmas/:id': ADMINISTRA,
  'POST /api/panel/firmas/:id/papeles': ADMINISTRA,
  'DELETE /api/panel/firmas/:id': ADMINISTRA,
}
