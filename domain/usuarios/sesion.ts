import type { Acto, Ambito } from '#domain/acceso/acto.ts'
import type { AvisoVigente } from '#domain/instituto/info.ts'
import type { Preferencias } from './preferencias.ts'

/** The documented `user` of `POST /api/login` (specification 1 §3.1): both cases where both are documented. */
export interface UsuarioSesion {
  readonly id: number
  readonly usuario: string
  readonly nombre: string
  readonly correo: string
  readonly id_perfil: number
  readonly ID_PERFIL: number
  readonly idPerfil: number
  readonly id_entidad: number | null
  readonly idEntidad: number | null
  readonly entidad_id: number | null
  readonly entidad_nombre: string
  readonly id_adscripcion: number | null
  readonly idAdscripcion: number | null
  readonly adscripcion_id: number | null
  readonly adscripcion_nombre: string
  readonly id_dependencia: number | null
  readonly idDependencia: number | null
  readonly dependencia_nombre: string
  /** Organic keys ("01"), null where the user has no place at that level. */
  readonly org0: string | null
  readonly org1: string | null
  readonly org2: string | null
  readonly ORGANICA_0: string | null
  readonly ORGANICA_1: string | null
  readonly ORGANICA_2: string | null
}

/** A node of the left navigation: a group (no `componente`) or an item. */
export interface MenuNodo {
  readonly id: number
  readonly nombre: string
  /** A view name, an address, or null for a group. */
  readonly componente: string | null
  readonly icono: string | null
  readonly hijos: readonly MenuNodo[]
}

/** `GET /api/sesion`: everything a screen needs to know about who is looking. */
export interface RespuestaSesion {
  readonly user: UsuarioSesion
  readonly perfil: {
    readonly id: number
    readonly nombre: string
    readonly ambito: Ambito
    readonly actos: readonly Acto[]
  }
  /** The administrator looks as this profile does, and from which unit; null when nobody pretends. Nothing can be changed. */
  readonly verComo: { readonly perfil: string; readonly unidad: string | null } | null
  /** Names of the views that open for this profile. */
  readonly vistas: readonly string[]
  readonly menus: readonly MenuNodo[]
  /** Landing address: `/inicio` or `/dependenciaVentanilla`. */
  readonly inicio: string
  /** How this person wants the portal to look, known before anything is painted. */
  readonly preferencias: Preferencias
  /** What this session searched in each list, by its resource: only the server keeps it, and only while the session lasts. */
  readonly busquedas: Readonly<Record<string, string>>
  readonly debeCambiarClave: boolean
  /** The profile asks for two-step codes and the account has none yet. */
  readonly debeActivarDosPasos: boolean
  /** Address of the person's own photo, or null. */
  readonly foto: string | null
  /** ISO instants. */
  readonly inactividadAt: string
  readonly venceAt: string
}

/** `POST /api/login`. */
export interface RespuestaLogin {
  readonly success: true
  readonly user: UsuarioSesion
  readonly idPerfil: number
  readonly debeCambiarClave: boolean
}

/** `GET /api/portada`: what `/login` shows beside the form. Public, no personal data. */
export interface RespuestaPortada {
  readonly quincena: { readonly titulo: string; readonly rango: string }
  /** Rows such as { etiqueta: 'Movimientos', texto: 'abiertos hasta el 24 de noviembre' }. */
  readonly fechas: readonly { readonly etiqueta: string; readonly texto: string }[]
  /** Demo accounts, only in the demo. */
  readonly cuentas: readonly { readonly usuario: string; readonly descripcion: string }[]
  /** Which of them gives each signature of a close, in their order; none where somebody among them may not enter. */
  readonly firmantes: readonly { readonly usuario: string; readonly firma: string }[]
  /** Who helps somebody who cannot enter; "" while the institute has not set it. */
  readonly contacto: string
  /** Office hours, as they follow "Atención de". */
  readonly horario: string
  readonly avisoPrivacidad: AvisoVigente | null
}
