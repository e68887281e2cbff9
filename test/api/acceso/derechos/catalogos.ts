/** Simple catalogues are the administrator's; columns as in `cuentas.ts`. */
const ADMINISTRA = 'YNNNNNNNN'

export const CATALOGOS_SIMPLES: Readonly<Record<string, string>> = {
  'GET /api/panel/catalogos': ADMINISTRA,
  'POST /api/panel/catalogos/buscar': ADMINISTRA,
  'GET /api/panel/catalogos/tablas': ADMINISTRA,
  'POST /api/panel/catalogos/tablas': ADMINISTRA,
  'PUT /api/panel/catalogos/tablas/:id': ADMINISTRA,
  'DELETE /api/panel/catalogos/tablas/:id': ADMINISTRA,
  'GET /api/panel/catalogos/:id': ADMINISTRA,
  'POST /api/panel/catalogos': ADMINISTRA,
  'PUT /api/panel/catalogos/:id': ADMINISTRA,
  'DELETE /api/panel/catalogos/:id': ADMINISTRA,
  'POST /api/panel/catalogos/exportar': ADMINISTRA,
}
