import type { DelegacionPropia, DelegacionesPropias } from '#domain/acceso/delegacion.ts'
import type { ConId, Hecho, HechoConMensaje } from '#domain/hecho.ts'
import type { RespuestaCarga, RevisionCarga } from './carga.ts'
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

/** What each call of usuarios answers; `domain/llamadas.ts` has them all. */
export interface LlamadasUsuarios {
  'PUT /api/busquedas': { answer: undefined }
  'POST /api/contrasena': { answer: Hecho }
  'POST /api/correo/confirmar': { answer: CorreoConfirmado }
  'POST /api/login': { answer: RespuestaLogin }
  'POST /api/login/codigo': { answer: RespuestaLogin }
  'POST /api/logout': { answer: Hecho }
  'GET /api/mi-cuenta': { answer: MiCuenta }
  'PUT /api/mi-cuenta/avisos': { answer: AvisosCorreo }
  'DELETE /api/mi-cuenta/correo': { answer: MiCuenta }
  'PUT /api/mi-cuenta/correo': { answer: MiCuenta }
  'POST /api/mi-cuenta/correo/reenviar': { answer: MiCuenta }
  'GET /api/mi-cuenta/delegaciones': { answer: DelegacionesPropias }
  'POST /api/mi-cuenta/delegaciones': { answer: DelegacionPropia }
  'DELETE /api/mi-cuenta/delegaciones/:id': { answer: DelegacionesPropias }
  'POST /api/mi-cuenta/dos-pasos': { answer: AltaDosPasos }
  'POST /api/mi-cuenta/dos-pasos/codigos': { answer: { readonly codigos: readonly string[] } }
  'POST /api/mi-cuenta/dos-pasos/confirmar': { answer: { readonly codigos: readonly string[] } }
  'POST /api/mi-cuenta/dos-pasos/desactivar': { answer: Hecho }
  'DELETE /api/mi-cuenta/foto': { answer: undefined }
  'POST /api/mi-cuenta/foto': { answer: { readonly foto: string | null } }
  'GET /api/mi-cuenta/sesiones': { answer: SesionPropia[] }
  'POST /api/mi-cuenta/sesiones/cerrar': { answer: { readonly cerradas: number } }
  'GET /api/panel/sesiones': { answer: SesionAbierta[] }
  'POST /api/panel/sesiones/:id/cerrar': { answer: { readonly cerradas: number } }
  'POST /api/panel/sesiones/buscar': { answer: SesionAbierta[] }
  'POST /api/panel/sesiones/usuarios/:id/cerrar': { answer: { readonly cerradas: number } }
  'GET /api/panel/usuarios': { answer: UsuarioPanel[] }
  'POST /api/panel/usuarios': { answer: UsuarioPanel & { readonly clave: string } }
  'DELETE /api/panel/usuarios/:id': { answer: ConId }
  'GET /api/panel/usuarios/:id': { answer: UsuarioPanel }
  'PUT /api/panel/usuarios/:id': { answer: UsuarioPanel }
  'POST /api/panel/usuarios/:id/contrasena': { answer: UsuarioConClave }
  'POST /api/panel/usuarios/:id/desbloquear': { answer: UsuarioPanel }
  'DELETE /api/panel/usuarios/:id/dos-pasos': { answer: undefined }
  'POST /api/panel/usuarios/:id/estado': { answer: UsuarioPanel }
  'DELETE /api/panel/usuarios/:id/misma-persona': { answer: CuentaVinculada[] }
  'GET /api/panel/usuarios/:id/misma-persona': { answer: CuentaVinculada[] }
  'POST /api/panel/usuarios/:id/misma-persona': { answer: CuentaVinculada[] }
  'POST /api/panel/usuarios/:id/previsto': { answer: CambioPerfilPrevisto }
  'POST /api/panel/usuarios/buscar': { answer: UsuarioPanel[] }
  'POST /api/panel/usuarios/carga': { answer: RespuestaCarga }
  'POST /api/panel/usuarios/carga/previa': { answer: RevisionCarga }
  'GET /api/panel/usuarios/opciones': { answer: OpcionesUsuario }
  'GET /api/preferencias': { answer: Preferencias }
  'PUT /api/preferencias': { answer: Preferencias }
  'POST /api/recuperar': { answer: HechoConMensaje }
  'POST /api/recuperar/comprobar': { answer: { readonly usuario: string } }
  'POST /api/recuperar/confirmar': { answer: Hecho }
  'GET /api/sesion': { answer: RespuestaSesion }
  'DELETE /api/sesion/ver-como': { answer: Hecho }
  'POST /api/sesion/ver-como': { answer: Hecho }
}
