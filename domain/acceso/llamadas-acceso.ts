import type {
  CuentaBitacora,
  DetalleBitacora,
  OpcionesBitacora,
  PaginaBitacora,
} from '#domain/acceso/bitacora/bitacora.ts'
import type { MenuRegistro, UsoMenu } from '#domain/acceso/menu/menu.ts'
import type { CambioPrevisto, Concedible, Perfil, PerfilDetalle, PerfilPanel, RespuestaDerechos } from './perfil.ts'
import type { TrabajoPanel } from './trabajo.ts'
import type { ConId, Hecho, HechoConMensaje } from '#domain/hecho.ts'

/** The rights of a profile, as the documented calls tell them. */
interface PermisosDePerfil {
  readonly permisos: readonly number[]
  readonly version: number
}

/** What each call of acceso answers; `domain/llamadas.ts` has them all. */
export interface LlamadasAcceso {
  'DELETE /api/menus/abc': { answer: HechoConMensaje }
  'GET /api/menus/abc': { answer: MenuRegistro[] }
  'POST /api/menus/abc': { answer: MenuRegistro & HechoConMensaje }
  'PUT /api/menus/abc': { answer: Partial<MenuRegistro> & HechoConMensaje }
  'GET /api/menus/solo-submenus': { answer: Concedible[] }
  'GET /api/panel/bitacora': { answer: PaginaBitacora }
  'GET /api/panel/bitacora/:id': { answer: DetalleBitacora }
  'POST /api/panel/bitacora/buscar': { answer: PaginaBitacora }
  'GET /api/panel/bitacora/cuenta': { answer: CuentaBitacora }
  'GET /api/panel/bitacora/opciones': { answer: OpcionesBitacora }
  'POST /api/panel/bitacora/verificar': { answer: { readonly trabajo: number } }
  'PUT /api/panel/menus': { answer: MenuRegistro[] }
  'GET /api/panel/menus/:id/uso': { answer: UsoMenu }
  'GET /api/panel/menus/destinos': { answer: Concedible[] }
  'GET /api/panel/perfiles': { answer: PerfilPanel[] }
  'POST /api/panel/perfiles': { answer: PerfilDetalle }
  'DELETE /api/panel/perfiles/:id': { answer: ConId }
  'GET /api/panel/perfiles/:id': { answer: PerfilDetalle }
  'PUT /api/panel/perfiles/:id': { answer: PerfilDetalle }
  'POST /api/panel/perfiles/:id/previsto': { answer: CambioPrevisto }
  'POST /api/panel/perfiles/buscar': { answer: PerfilPanel[] }
  'GET /api/panel/perfiles/derechos': { answer: RespuestaDerechos }
  'GET /api/panel/trabajos': { answer: TrabajoPanel[] }
  'GET /api/panel/trabajos/:id': { answer: TrabajoPanel }
  'POST /api/panel/trabajos/:id/cancelar': { answer: TrabajoPanel }
  'POST /api/panel/trabajos/:id/reintentar': { answer: TrabajoPanel }
  'GET /api/perfil_menu': { answer: PermisosDePerfil }
  'POST /api/perfil_menu': { answer: PermisosDePerfil & Hecho }
  'GET /api/perfil_proceso': { answer: PermisosDePerfil }
  'POST /api/perfil_proceso': { answer: PermisosDePerfil & Hecho }
  'DELETE /api/perfiles': { answer: Hecho }
  'GET /api/perfiles': { answer: Perfil[] }
  'POST /api/perfiles': { answer: Hecho & { readonly id: number; readonly nombre: string } }
  'PUT /api/perfiles': { answer: Hecho & { readonly id: number; readonly nombre: string; readonly version: number } }
  'GET /api/procesos/todos': { answer: Concedible[] }
}
