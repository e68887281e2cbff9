import { TODAS } from './cuentas.ts'

const ADMIN = 'YNNNNNNNN'
/** The boards stand on the map of the institute's own profiles. */
const INSTITUTO = 'YYYYYYNNN'
/** Who answers for the institute as a whole. */
const DIRECCION = 'YNNYYYNNN'

/**
 * Modules, processes and their documents. Everybody asks for the page of a process and its papers, and sees those of the
 * processes that the profile has (404 for another's); keeping them is the administrator's.
 */
export const PROCESOS: Readonly<Record<string, string>> = {
  'GET /api/estadisticos': DIRECCION,
  'GET /api/procesos/ficha': TODAS,
  'GET /api/documentacion/abc': TODAS,
  'GET /api/documentacion/abc/versiones': TODAS,
  'GET /api/documentacion/general': TODAS,
  'GET /api/documentacion/general/versiones': TODAS,
  'GET /api/documentacion/modulo': TODAS,
  'GET /api/documentacion/modulo/versiones': TODAS,
  'GET /api/download': TODAS,
  'GET /api/download/pagina': TODAS,
  'GET /api/modulos/abc': ADMIN,
  'POST /api/modulos/abc': ADMIN,
  'PUT /api/modulos/abc': ADMIN,
  'DELETE /api/modulos/abc': ADMIN,
  'GET /api/panel/modulos': ADMIN,
  'POST /api/panel/modulos/buscar': ADMIN,
  'POST /api/panel/modulos/exportar': ADMIN,
  'POST /api/panel/modulos': ADMIN,
  'GET /api/panel/modulos/:id': ADMIN,
  'PUT /api/panel/modulos/:id': ADMIN,
  'GET /api/panel/modulos/:id/impacto': ADMIN,
  'DELETE /api/panel/modulos/:id': ADMIN,
  'GET /api/procesos/abc': ADMIN,
  'POST /api/procesos/abc': ADMIN,
  'PUT /api/procesos/abc': ADMIN,
  'DELETE /api/procesos/abc': ADMIN,
  'GET /api/panel/procesos': ADMIN,
  'POST /api/panel/procesos/buscar': ADMIN,
  'POST /api/panel/procesos': ADMIN,
  'GET /api/panel/procesos/:id': ADMIN,
  'PUT /api/panel/procesos/:id': ADMIN,
  'GET /api/panel/procesos/:id/impacto': ADMIN,
  'DELETE /api/panel/procesos/:id': ADMIN,
  'GET /api/procesos/:id/candidatos': ADMIN,
  'PUT /api/procesos/:id/responsables': ADMIN,
  'GET /api/panel/documentacion/resumen': ADMIN,
  'POST /api/upload': ADMIN,
  'POST /api/documentacion/abc': ADMIN,
  'PUT /api/documentacion/abc': ADMIN,
  'DELETE /api/documentacion/abc': ADMIN,
  'POST /api/documentacion/general': ADMIN,
  'PUT /api/documentacion/general': ADMIN,
  'DELETE /api/documentacion/general': ADMIN,
  'POST /api/documentacion/modulo': ADMIN,
  'PUT /api/documentacion/modulo': ADMIN,
  'DELETE /api/documentacion/modulo': ADMIN,
  'GET /api/tableros/:clave': INSTITUTO,
  'GET /api/indicadores/ejecutivo': INSTITUTO,
  'GET /api/indicadores/operativo': INSTITUTO,
  'GET /api/indicadores/dinamico': INSTITUTO,
  'GET /api/acerca': INSTITUTO,
  'GET /api/ubicacion': INSTITUTO,
  'GET /api/panel/tableros': ADMIN,
  'PUT /api/panel/tableros/:clave': ADMIN,
  'PUT /api/panel/ubicacion': ADMIN,
}
