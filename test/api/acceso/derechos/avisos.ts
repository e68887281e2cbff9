import { TODAS } from './cuentas.ts'

/** Everybody's own inbox. */
export const AVISOS: Readonly<Record<string, string>> = {
  'GET /api/avisos': TODAS,
  'GET /api/avisos/cuenta': TODAS,
  'PUT /api/avisos/:id': TODAS,
  'POST /api/avisos/leidos': TODAS,
}
