import { TODAS } from './cuentas.ts'

/** Everybody but the auditor, who only looks. */
const TRABAJA = 'YYYYYNYYY'

/** Cases, by the columns of `cuentas.ts`; the Panel General is for who directs or watches over the institute. */
export const CASOS: Readonly<Record<string, string>> = {
  'GET /api/casos': TODAS,
  'GET /api/casos/:id': TODAS,
  'GET /api/casos/opciones': TODAS,
  'GET /api/casos/responsables': TODAS,
  'GET /api/panel/casos': TODAS,
  'GET /api/panel/casos/:id': TODAS,
  'POST /api/panel/casos/buscar': TODAS,
  'POST /api/panel/casos/exportar': TODAS,
  'POST /api/casos': TRABAJA,
  'PUT /api/casos/:id': TRABAJA,
  'POST /api/casos/:id/asignar': TRABAJA,
  'POST /api/casos/:id/mover': TRABAJA,
  'POST /api/casos/:id/comentar': TRABAJA,
  'POST /api/casos/:id/cerrar': TRABAJA,
  'POST /api/casos/:id/reabrir': TRABAJA,
  'POST /api/casos/:id/normas': TRABAJA,
  'PUT /api/casos/:id/normas/:norma': TRABAJA,
  'DELETE /api/casos/:id/normas/:norma': TRABAJA,
  'GET /api/panel/casos/resumen': 'YNNYYYNNN',
}
