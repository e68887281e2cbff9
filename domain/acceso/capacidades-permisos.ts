import type { Capacidad } from './capacidad.ts'

/** Profiles, menus and users. */
export const CAPACIDADES_PERMISOS = {
  'perfiles.administrar': {
    acto: 'administrar',
    llamadas: [
      'GET /api/perfiles',
      'POST /api/perfiles',
      'PUT /api/perfiles',
      'DELETE /api/perfiles',
      'GET /api/perfil_menu',
      'POST /api/perfil_menu',
      'GET /api/perfil_proceso',
      'POST /api/perfil_proceso',
      'GET /api/menus/solo-submenus',
      'GET /api/procesos/todos',
      'GET /api/panel/perfiles',
      'POST /api/panel/perfiles/buscar',
      'GET /api/panel/perfiles/derechos',
      'GET /api/panel/perfiles/:id',
      'POST /api/panel/perfiles',
      'PUT /api/panel/perfiles/:id',
      'DELETE /api/panel/perfiles/:id',
      'POST /api/panel/perfiles/:id/previsto',
      'POST /api/sesion/ver-como',
    ],
  },
  'menus.administrar': {
    acto: 'administrar',
    llamadas: [
      'GET /api/menus/abc',
      'POST /api/menus/abc',
      'PUT /api/menus/abc',
      'DELETE /api/menus/abc',
      'PUT /api/panel/menus',
      'GET /api/panel/menus/destinos',
      'GET /api/panel/menus/:id/uso',
    ],
  },
  'usuarios.administrar': {
    acto: 'administrar',
    llamadas: [
      'GET /api/panel/usuarios',
      'POST /api/panel/usuarios/buscar',
      'POST /api/panel/usuarios/exportar',
      'GET /api/panel/usuarios/opciones',
      'POST /api/panel/usuarios/carga/previa',
      'POST /api/panel/usuarios/carga',
      'GET /api/panel/usuarios/:id',
      'POST /api/panel/usuarios',
      'PUT /api/panel/usuarios/:id',
      'DELETE /api/panel/usuarios/:id',
      'POST /api/panel/usuarios/:id/estado',
      'POST /api/panel/usuarios/:id/desbloquear',
      'POST /api/panel/usuarios/:id/contrasena',
    ],
  },
} as const satisfies Record<string, Capacidad>
