import { TODAS } from './cuentas.ts'

/** Who administers, and nobody else. */
const ADMIN = 'YNNNNNNNN'

/** Profiles, menus and users: who may make each call. Columns as in `cuentas.ts`. */
export const PERMISOS: Readonly<Record<string, string>> = {
  'GET /api/perfiles': ADMIN,
  'POST /api/perfiles': ADMIN,
  'PUT /api/perfiles': ADMIN,
  'DELETE /api/perfiles': ADMIN,
  'GET /api/perfil_menu': ADMIN,
  'POST /api/perfil_menu': ADMIN,
  'GET /api/perfil_proceso': ADMIN,
  'POST /api/perfil_proceso': ADMIN,
  'GET /api/menus/solo-submenus': ADMIN,
  'GET /api/procesos/todos': ADMIN,
  'GET /api/panel/perfiles': ADMIN,
  'POST /api/panel/perfiles/buscar': ADMIN,
  'GET /api/panel/perfiles/derechos': ADMIN,
  'GET /api/panel/perfiles/:id': ADMIN,
  'POST /api/panel/perfiles': ADMIN,
  'PUT /api/panel/perfiles/:id': ADMIN,
  'DELETE /api/panel/perfiles/:id': ADMIN,
  'POST /api/panel/perfiles/:id/previsto': ADMIN,
  'GET /api/menus/abc': ADMIN,
  'POST /api/menus/abc': ADMIN,
  'PUT /api/menus/abc': ADMIN,
  'DELETE /api/menus/abc': ADMIN,
  'PUT /api/panel/menus': ADMIN,
  'GET /api/panel/menus/destinos': ADMIN,
  'GET /api/panel/menus/:id/uso': ADMIN,
  'GET /api/panel/usuarios': ADMIN,
  'POST /api/panel/usuarios/buscar': ADMIN,
  'POST /api/panel/usuarios/exportar': ADMIN,
  'GET /api/panel/usuarios/opciones': ADMIN,
  'POST /api/panel/usuarios/carga/previa': ADMIN,
  'POST /api/panel/usuarios/carga': ADMIN,
  'GET /api/panel/usuarios/:id': ADMIN,
  'POST /api/panel/usuarios': ADMIN,
  'PUT /api/panel/usuarios/:id': ADMIN,
  'DELETE /api/panel/usuarios/:id': ADMIN,
  'POST /api/panel/usuarios/:id/estado': ADMIN,
  'POST /api/panel/usuarios/:id/desbloquear': ADMIN,
  'POST /api/panel/usuarios/:id/contrasena': ADMIN,
  'POST /api/sesion/ver-como': ADMIN,
  // Whoever does not look as another profile has nothing to end.
  'DELETE /api/sesion/ver-como': TODAS,
}
