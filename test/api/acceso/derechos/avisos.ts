import { TODAS } from './cuentas.ts'

/** Everybody's own inbox and exports. */
export const AVISOS: Readonly<Record<string, string>> = {
  'GET /api/avisos': TODAS,
  'GET /api/avisos/cuenta': TODAS,
  'PUT /api/avisos/:id': TODAS,
  'POST /api/avisos/leidos': TODAS,
  'GET /api/exportes': TODAS,
  'GET /api/exportes/:id': TODAS,
  'GET /api/exportes/:id/archivo': TODAS,
  'POST /api/exportes/:id/cancelar': TODAS,
}
