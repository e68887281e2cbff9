import type { PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import type { ListaEnDireccion, ListaPedida } from '#domain/lista-pedida.ts'
import type { Acto, Ambito } from '#domain/acceso/acto.ts'
import type { PermisosPerfil } from '#domain/acceso/perfil.ts'
import type {
  CuentaBitacora,
  DetalleBitacora,
  FiltroBitacoraPedido,
  OpcionesBitacora,
  PaginaBitacora,
  PaginaPedida,
} from '#domain/acceso/bitacora/bitacora.ts'
import type { MenuRegistro, UsoMenu } from '#domain/acceso/menu/menu.ts'
import type { CambioPrevisto, Concedible, Perfil, PerfilDetalle, PerfilPanel, RespuestaDerechos } from './perfil.ts'
import type { ExportePropio } from './exporte.ts'
import type { TrabajoPanel } from './trabajo.ts'
import type { ConId, Hecho, HechoConMensaje } from '#domain/hecho.ts'

/** The rights of a profile, as the documented calls tell them. */
interface PermisosDePerfil {
  readonly permisos: readonly number[]
  readonly version: number
}

/** What each call of acceso takes and answers; `domain/llamadas.ts` has them all. */
export interface LlamadasAcceso {
  'DELETE /api/menus/abc': { query: { id: number }; answer: HechoConMensaje }
  'GET /api/exportes': { answer: { exportes: readonly ExportePropio[] } }
  'GET /api/exportes/:id': { answer: ExportePropio }
  'POST /api/exportes/:id/cancelar': { answer: ExportePropio }
  'GET /api/menus/abc': { answer: MenuRegistro[] }
  'POST /api/menus/abc': {
    body: {
      nombre?: string
      componente?: string | null
      parent_id?: number | null
      icono?: string | null
      orden?: number | null
    }
    answer: MenuRegistro & HechoConMensaje
  }
  'PUT /api/menus/abc': {
    body: {
      id: number
      nombre?: string
      componente?: string | null
      parent_id?: number | null
      icono?: string | null
      orden?: number | null
      version?: number
    }
    answer: (Partial<MenuRegistro> & HechoConMensaje) | PropuestaHecha
  }
  'GET /api/menus/solo-submenus': { answer: Concedible[] }
  'GET /api/panel/bitacora': {
    query: Omit<FiltroBitacoraPedido, 'busca'> & PaginaPedida
    answer: PaginaBitacora
  }
  'GET /api/panel/bitacora/:id': { answer: DetalleBitacora }
  'POST /api/panel/bitacora/buscar': {
    body: { filtro?: FiltroBitacoraPedido } & PaginaPedida
    answer: PaginaBitacora
  }
  'GET /api/panel/bitacora/cuenta': { query: { desde: string; hasta: string }; answer: CuentaBitacora }
  'GET /api/panel/bitacora/opciones': { answer: OpcionesBitacora }
  'POST /api/panel/bitacora/verificar': { answer: { readonly trabajo: number } }
  'PUT /api/panel/menus': {
    body: {
      menus: readonly {
        id: number
        version: number
        nombre?: string
        componente?: string | null
        parent_id?: number | null
        icono?: string | null
        orden?: number | null
      }[]
    }
    answer: MenuRegistro[] | PropuestaHecha
  }
  'GET /api/panel/menus/:id/uso': { answer: UsoMenu }
  'GET /api/panel/menus/destinos': { answer: Concedible[] }
  'GET /api/panel/perfiles': { query: ListaEnDireccion; answer: PerfilPanel[] }
  'POST /api/panel/perfiles': {
    body: { nombre: string; ambito?: Ambito; copiaDe?: number | null }
    answer: PerfilDetalle
  }
  'DELETE /api/panel/perfiles/:id': { answer: ConId }
  'GET /api/panel/perfiles/:id': { answer: PerfilDetalle }
  'PUT /api/panel/perfiles/:id': {
    body: {
      version: number
      nombre?: string
      ambito?: Ambito
      actos?: readonly Acto[]
      menus?: readonly number[]
      procesos?: readonly number[]
      exigeDosPasos?: boolean
    }
    answer: PerfilDetalle | PropuestaHecha
  }
  'POST /api/panel/perfiles/:id/previsto': { body: PermisosPerfil; answer: CambioPrevisto }
  'POST /api/panel/perfiles/buscar': { body: ListaPedida; answer: PerfilPanel[] }
  'GET /api/panel/perfiles/derechos': { answer: RespuestaDerechos }
  'GET /api/panel/trabajos': { query: ListaEnDireccion; answer: TrabajoPanel[] }
  'GET /api/panel/trabajos/:id': { answer: TrabajoPanel }
  'POST /api/panel/trabajos/:id/cancelar': { answer: TrabajoPanel }
  'POST /api/panel/trabajos/:id/reintentar': { answer: TrabajoPanel }
  'GET /api/perfil_menu': { query: { id_perfil: number }; answer: PermisosDePerfil }
  'POST /api/perfil_menu': {
    body: { id_perfil: number; id_menus: readonly number[]; version?: number }
    answer: (PermisosDePerfil & Hecho) | PropuestaHecha
  }
  'GET /api/perfil_proceso': { query: { id_perfil: number }; answer: PermisosDePerfil }
  'POST /api/perfil_proceso': {
    body: { id_perfil: number; id_procesos: readonly number[]; version?: number }
    answer: (PermisosDePerfil & Hecho) | PropuestaHecha
  }
  'DELETE /api/perfiles': { query: { id: number }; answer: Hecho }
  'GET /api/perfiles': { answer: Perfil[] }
  'POST /api/perfiles': { body: { nombre: string }; answer: Hecho & { readonly id: number; readonly nombre: string } }
  'PUT /api/perfiles': {
    body: { id: number; nombre: string; version?: number }
    answer: Hecho & { readonly id: number; readonly nombre: string; readonly version: number }
  }
  'GET /api/procesos/todos': { answer: Concedible[] }
}
