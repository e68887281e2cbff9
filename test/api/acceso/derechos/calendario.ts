import { TODAS } from './cuentas.ts'

/** Everybody reads the calendar; the administrator keeps it; columns as in `cuentas.ts`. */
const ADMINISTRA = 'YNNNNNNNN'

export const CALENDARIO: Readonly<Record<string, string>> = {
  'GET /api/eventos/ics': TODAS,
  'GET /api/panel/calendario/:anio': TODAS,
  'POST /api/panel/calendario/:anio/previsto': ADMINISTRA,
  'PUT /api/panel/calendario/:anio': ADMINISTRA,
  'PUT /api/panel/inhabiles/:fecha': ADMINISTRA,
  'POST /api/panel/habilitaciones': ADMINISTRA,
  'POST /api/panel/habilitaciones/:id/terminar': ADMINISTRA,
}
