import type { PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import type { ListaEnDireccion, ListaPedida } from '#domain/lista-pedida.ts'
import type { VerComo } from '#domain/acceso/actor.ts'
import type { DelegacionPropia, DelegacionesPropias } from '#domain/acceso/delegacion.ts'
import type { ConId, Hecho, HechoConMensaje } from '#domain/hecho.ts'
import type { AltaDosPasos, AvisosCorreo, CorreoConfirmado, MiCuenta, SesionPropia } from './cuenta.ts'
import type { Preferencias } from './preferencias.ts'
import type { SesionAbierta } from './sesion-abierta.ts'
import type { RespuestaLogin, RespuestaSesion } from './sesion.ts'
import type {
  CambioPerfilPrevisto,
  CuentaVinculada,
  OpcionesUsuario,
  UsuarioConClave,
  UsuarioPanel,
} from './usuario.ts'

/** What each call of usuarios takes and answers; `domain/llamadas.ts` has them all. */
export interface LlamadasUsuarios {
  'PUT /api/busquedas': { body: { lista: string; texto: string }; answer: undefined }
  'POST /api/contrasena': { body: { actual: string; nueva: string }; answer: Hecho }
  'POST /api/correo/confirmar': { body: { token: string }; answer: CorreoConfirmado }
  'POST /api/login': { body: { usuario?: string; pass?: string }; answer: RespuestaLogin }
  'POST /api/login/codigo': { body: { desafio: string; codigo: string }; answer: RespuestaLogin }
  'POST /api/logout': { answer: Hecho }
  'GET /api/mi-cuenta': { answer: MiCuenta }
  'PUT /api/mi-cuenta/avisos': { body: AvisosCorreo; answer: AvisosCorreo }
  'DELETE /api/mi-cuenta/correo': { answer: MiCuenta }
  'PUT /api/mi-cuenta/correo': { body: { correo: string; clave: string }; answer: MiCuenta }
  'POST /api/mi-cuenta/correo/reenviar': { answer: MiCuenta }
  'GET /api/mi-cuenta/delegaciones': { answer: DelegacionesPropias }
  'POST /api/mi-cuenta/delegaciones': {
    body: { usuario: string; desde: string; hasta: string; oficio: string; oficioFecha: string; motivo?: string }
    answer: DelegacionPropia
  }
  'DELETE /api/mi-cuenta/delegaciones/:id': { answer: DelegacionesPropias }
  'POST /api/mi-cuenta/delegaciones/:id/aceptar': { answer: DelegacionesPropias }
  'POST /api/mi-cuenta/delegaciones/:id/rechazar': { answer: DelegacionesPropias }
  'POST /api/mi-cuenta/delegaciones/:id/devolver': { answer: DelegacionesPropias }
  'POST /api/mi-cuenta/dos-pasos': { body: { clave: string }; answer: AltaDosPasos }
  'POST /api/mi-cuenta/dos-pasos/codigos': { body: { clave: string }; answer: { readonly codigos: readonly string[] } }
  'POST /api/mi-cuenta/dos-pasos/confirmar': {
    body: { codigo: string }
    answer: { readonly codigos: readonly string[] }
  }
  'POST /api/mi-cuenta/dos-pasos/desactivar': { body: { clave: string }; answer: Hecho }
  'DELETE /api/mi-cuenta/foto': { answer: undefined }
  'POST /api/mi-cuenta/foto': { answer: { readonly foto: string | null } }
  'GET /api/mi-cuenta/sesiones': { answer: SesionPropia[] }
  'POST /api/mi-cuenta/sesiones/cerrar': {
    body: { id: number | null; clave: string }
    answer: { readonly cerradas: number }
  }
  'GET /api/panel/sesiones': { query: ListaEnDireccion; answer: SesionAbierta[] }
  'POST /api/panel/sesiones/:id/cerrar': { answer: { readonly cerradas: number } }
  'POST /api/panel/sesiones/buscar': { body: ListaPedida; answer: SesionAbierta[] }
  'POST /api/panel/sesiones/usuarios/:id/cerrar': { answer: { readonly cerradas: number } }
  'GET /api/panel/usuarios': { query: ListaEnDireccion; answer: UsuarioPanel[] }
  'POST /api/panel/usuarios': {
    body: {
      usuario: string
      nombre: string
      perfilId: number
      correo?: string
      entidadId?: number | null
      adscripcionId?: number | null
      dependenciaId?: number | null
      clave?: string
    }
    answer: (UsuarioPanel & { readonly clave: string }) | PropuestaHecha
  }
  'DELETE /api/panel/usuarios/:id': { answer: ConId }
  'GET /api/panel/usuarios/:id': { answer: UsuarioPanel }
  'PUT /api/panel/usuarios/:id': {
    body: {
      version: number
      usuario?: string
      nombre?: string
      correo?: string
      perfilId?: number
      entidadId?: number | null
      adscripcionId?: number | null
      dependenciaId?: number | null
      clave?: string
    }
    answer: UsuarioPanel | PropuestaHecha
  }
  'POST /api/panel/usuarios/:id/contrasena': { answer: UsuarioConClave | PropuestaHecha }
  'POST /api/panel/usuarios/:id/desbloquear': { answer: UsuarioPanel }
  'DELETE /api/panel/usuarios/:id/dos-pasos': { answer: PropuestaHecha | undefined }
  'POST /api/panel/usuarios/:id/estado': { body: { activo: boolean }; answer: UsuarioPanel | PropuestaHecha }
  'DELETE /api/panel/usuarios/:id/misma-persona': { answer: PropuestaHecha }
  'GET /api/panel/usuarios/:id/misma-persona': { answer: CuentaVinculada[] }
  'POST /api/panel/usuarios/:id/misma-persona': { body: { usuario: string }; answer: PropuestaHecha }
  'POST /api/panel/usuarios/:id/previsto': { body: { perfilId: number }; answer: CambioPerfilPrevisto }
  'POST /api/panel/usuarios/buscar': { body: ListaPedida; answer: UsuarioPanel[] }
  'GET /api/panel/usuarios/opciones': { answer: OpcionesUsuario }
  'GET /api/preferencias': { answer: Preferencias }
  'PUT /api/preferencias': { body: Preferencias; answer: Preferencias }
  'POST /api/recuperar': { body: { correo?: string }; answer: HechoConMensaje }
  'POST /api/recuperar/comprobar': { body: { token: string }; answer: { readonly usuario: string } }
  'POST /api/recuperar/confirmar': { body: { token: string; nueva: string }; answer: Hecho }
  'GET /api/sesion': { answer: RespuestaSesion }
  'DELETE /api/sesion/ver-como': { answer: Hecho }
  'POST /api/sesion/ver-como': { body: VerComo; answer: Hecho }
}
