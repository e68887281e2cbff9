import { TODAS } from './cuentas.ts'

const SOLO_ADMIN = 'YNNNNNNNN'
const VIGILANCIA = 'YNNNNYNNN'

/** Columns as in `afiliacion.ts`: admin, auxiliar, jefe, director, titular, auditor, ventanilla1, validador1, ventanilla2. */
export const CUENTAS_PROPIAS: Readonly<Record<string, string>> = {
  // One's own account, whatever the profile.
  'GET /api/mi-cuenta': TODAS,
  'PUT /api/mi-cuenta/correo': TODAS,
  'POST /api/mi-cuenta/correo/reenviar': TODAS,
  'DELETE /api/mi-cuenta/correo': TODAS,
  'PUT /api/mi-cuenta/avisos': TODAS,
  'GET /api/mi-cuenta/foto': TODAS,
  'POST /api/mi-cuenta/foto': TODAS,
  'DELETE /api/mi-cuenta/foto': TODAS,
  'GET /api/mi-cuenta/delegaciones': TODAS,
  'POST /api/mi-cuenta/delegaciones': TODAS,
  'DELETE /api/mi-cuenta/delegaciones/:id': TODAS,
  'POST /api/mi-cuenta/delegaciones/:id/aceptar': TODAS,
  'POST /api/mi-cuenta/delegaciones/:id/rechazar': TODAS,
  'POST /api/mi-cuenta/delegaciones/:id/devolver': TODAS,
  'GET /api/mi-cuenta/sesiones': TODAS,
  'POST /api/mi-cuenta/sesiones/cerrar': TODAS,
  'POST /api/mi-cuenta/dos-pasos': TODAS,
  'POST /api/mi-cuenta/dos-pasos/confirmar': TODAS,
  'POST /api/mi-cuenta/dos-pasos/codigos': TODAS,
  'POST /api/mi-cuenta/dos-pasos/desactivar': TODAS,
  // What the portal sends: who administers, and who watches over the institute without touching it.
  'GET /api/panel/correos': VIGILANCIA,
  'POST /api/panel/correos/buscar': VIGILANCIA,
  'POST /api/panel/correos/exportar': VIGILANCIA,
  'GET /api/panel/correos/:id': VIGILANCIA,
  'POST /api/panel/correos/:id/reintentar': SOLO_ADMIN,
  'POST /api/panel/correos/:id/cancelar': SOLO_ADMIN,
  'DELETE /api/panel/usuarios/:id/dos-pasos': SOLO_ADMIN,
}
