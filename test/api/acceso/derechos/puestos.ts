/** Posts, categories and salaries are kept by the administrator; columns as in `cuentas.ts`. */
const ADMINISTRA = 'YNNNNNNNN'

export const PUESTOS: Readonly<Record<string, string>> = {
  'POST /api/catalogo/adscripcion': ADMINISTRA,
  'POST /api/catalogo/direccion': ADMINISTRA,
  'POST /api/catalogo/area': ADMINISTRA,
  'POST /api/catalogo/puesto': ADMINISTRA,
  'POST /api/catalogo/categoria': ADMINISTRA,
  'POST /api/catalogo/sueldo': ADMINISTRA,
  'PUT /api/catalogo/:tipo': ADMINISTRA,
  'DELETE /api/catalogo/:tipo': ADMINISTRA,
  'GET /api/panel/puestos-categorias': ADMINISTRA,
  'GET /api/panel/puestos-categorias/:tipo/:id/eliminacion': ADMINISTRA,
  'POST /api/panel/puestos-categorias/:tipo/:id/terminar': ADMINISTRA,
  'GET /api/panel/aumentos': ADMINISTRA,
  'POST /api/panel/aumentos/previsto': ADMINISTRA,
  'POST /api/panel/aumentos': ADMINISTRA,
}
