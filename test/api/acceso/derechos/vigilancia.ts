/** Who administers, and who watches over the institute. */
const SOLO_ADMIN = 'YNNNNNNNN'
const VIGILANCIA = 'YNNNNYNNN'

/** Columns as in `afiliacion.ts`: admin, auxiliar, jefe, director, titular, auditor, ventanilla1, validador1, ventanilla2. */
export const VIGILANCIA_DERECHOS: Readonly<Record<string, string>> = {
  'GET /api/panel/bitacora': VIGILANCIA,
  'POST /api/panel/bitacora/buscar': VIGILANCIA,
  'POST /api/panel/bitacora/verificar': SOLO_ADMIN,
  'GET /api/panel/bitacora/opciones': VIGILANCIA,
  'GET /api/panel/bitacora/cuenta': VIGILANCIA,
  'POST /api/panel/bitacora/exportar': VIGILANCIA,
  'GET /api/panel/bitacora/:id': VIGILANCIA,
  'GET /api/panel/trabajos': VIGILANCIA,
  'POST /api/panel/trabajos/exportar': VIGILANCIA,
  'GET /api/panel/trabajos/:id': VIGILANCIA,
  'POST /api/panel/trabajos/:id/reintentar': SOLO_ADMIN,
  'POST /api/panel/trabajos/:id/cancelar': SOLO_ADMIN,
  'GET /api/panel/sesiones': SOLO_ADMIN,
  'POST /api/panel/sesiones/buscar': SOLO_ADMIN,
  'POST /api/panel/sesiones/exportar': SOLO_ADMIN,
  'POST /api/panel/sesiones/:id/cerrar': SOLO_ADMIN,
  'POST /api/panel/sesiones/usuarios/:id/cerrar': SOLO_ADMIN,
}
