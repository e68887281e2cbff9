/** The address catalogue is kept by the administrator; columns as in `cuentas.ts`. */
const ADMINISTRA = 'YNNNNNNNN'

export const DIRECCIONES: Readonly<Record<string, string>> = {
  'POST /api/estado': ADMINISTRA,
  'POST /api/municipio': ADMINISTRA,
  'POST /api/codigo_postal': ADMINISTRA,
  'POST /api/colonia': ADMINISTRA,
  'POST /api/calle': ADMINISTRA,
  'DELETE /api/estado': ADMINISTRA,
  'DELETE /api/municipio': ADMINISTRA,
  'DELETE /api/codigo_postal': ADMINISTRA,
  'DELETE /api/colonia': ADMINISTRA,
  'DELETE /api/calle': ADMINISTRA,
  'GET /api/panel/direcciones/:nivel/:id/eliminacion': ADMINISTRA,
}
