import type { Issue } from '#domain/issue.ts'
import { TEXTO_ACTO, type Acto, type Ambito } from './acto.ts'
import { textoCapacidad } from './capacidades/textos-capacidades.ts'
import { capacidadesJuntas, parTexto, paresNuevos } from './pares-incompatibles.ts'
import type { CapacidadId } from './llamadas.ts'
import type { PerfilDerechos } from './derecho.ts'
import type { NombreVista } from './vistas/vistas.ts'

export const NOMBRE_PERFIL_MAX = 60

/** A row of `GET /api/perfiles` (specification 2 §3). */
export interface Perfil {
  readonly id: number
  readonly nombre: string
}

/** A row of the panel's list. */
export interface PerfilPanel extends Perfil {
  readonly ambito: Ambito
  readonly actos: readonly Acto[]
  /** How many of each it has; the administrator's has all. */
  readonly menus: number
  readonly procesos: number
  /** Active and disabled accounts that hold it. */
  readonly usuarios: number
  readonly exigeDosPasos: boolean
  readonly version: number
  /** Profile 1: it may do everything and is never deleted. */
  readonly protegido: boolean
}

/** What an administrator decides of a profile; saved together. */
export interface PermisosPerfil {
  readonly nombre: string
  readonly ambito: Ambito
  readonly actos: readonly Acto[]
  /** Ids. */
  readonly menus: readonly number[]
  readonly procesos: readonly number[]
  readonly exigeDosPasos: boolean
}

/** One profile with its permissions (`GET /api/panel/perfiles/:id`). */
export interface PerfilDetalle extends PermisosPerfil {
  readonly id: number
  readonly usuarios: number
  readonly version: number
  readonly protegido: boolean
}

/** Something that can be granted to a profile: a menu or a process that opens something. */
export interface Concedible {
  readonly id: number
  readonly nombre: string
  /** Group of the menu or module of the process; empty for what stands on its own. */
  readonly grupo: string
  readonly componente: string
  /** A process that the institute alone works: no desk of an entity attends it, unless somebody says so. */
  readonly delInstituto?: true
}

/** `GET /api/panel/perfiles/derechos`: what the matrix and the permissions of every profile are made of. */
export interface RespuestaDerechos {
  readonly perfiles: readonly (PerfilDerechos & Perfil)[]
  readonly menus: readonly Concedible[]
  readonly procesos: readonly Concedible[]
}

/** `POST /api/panel/perfiles/:id/previsto`: what saving would take away, from whom, and what it would give. */
export interface CambioPrevisto {
  readonly pierde: readonly CapacidadId[]
  readonly gana: readonly CapacidadId[]
  readonly cierra: readonly NombreVista[]
  readonly abre: readonly NombreVista[]
  /** Whether a second person has to authorise it. */
  readonly dosManos: boolean
  /** Active people who hold the profile; the first ones by name. */
  readonly personas: { readonly total: number; readonly primeras: readonly string[] }
  /** Of those, who would see nobody: the profile becomes of a dependency and they have no place. */
  readonly sinLugar: readonly string[]
}

/**
 * What is wrong with the scope and the acts of a profile, at `actos`: what is administered is the whole institute's, and it joins no
 * incompatible pair that it did not join with the acts `antes` (decisions §11.9).
 */
export function actosPerfilIssues(
  { ambito, actos }: Pick<PermisosPerfil, 'ambito' | 'actos'>,
  antes: readonly Acto[],
): Issue[] {
  const issues = paresNuevos(antes, actos).map((par) => ({
    path: 'actos',
    code: 'par_incompatible',
    message: `El perfil juntaría el par incompatible ${parTexto(par)}: da esos actos en perfiles de personas distintas.`,
  }))
  if (ambito === 'instituto' || !actos.includes('administrar')) return issues
  const message = `Un perfil de ámbito Dependencia no puede tener el acto ${TEXTO_ACTO.administrar.titulo}: quítalo o cambia el ámbito.`
  return [{ path: 'actos', code: 'ambito', message }, ...issues]
}

/** What is wrong with a profile, at `actos`, that joins a pair of capabilities with `despues` and did not with `antes` (decisions §11.9). */
export function capacidadesPerfilIssues(
  nombre: string,
  antes: readonly CapacidadId[],
  despues: readonly CapacidadId[],
): Issue[] {
  const known = new Set(capacidadesJuntas(antes))
  return capacidadesJuntas(despues)
    .filter((par) => !known.has(par))
    .map((par) => ({
      path: 'actos',
      code: 'par_incompatible',
      message: `El perfil ${nombre} juntaría el par incompatible «${par.nombre}» (${textoCapacidad(par.una)} con ${textoCapacidad(par.otra)}): da cada cosa en perfiles de personas distintas.`,
    }))
}

/** What is wrong with the scope of a copy, at `ambito`: it reaches no more than `modelo`, as nobody else authorises it. */
export function copiaPerfilIssues(modelo: Pick<PermisosPerfil, 'nombre' | 'ambito'>, ambito: Ambito): Issue[] {
  if (modelo.ambito === ambito || ambito === 'dependencia') return []
  const message = `${modelo.nombre} es de ámbito Dependencia y su copia no puede ser de ámbito Instituto: cópialo y cambia el ámbito después, que lo autoriza otra persona.`
  return [{ path: 'ambito', code: 'copia', message }]
}

/** What is wrong with a profile's name, at `nombre`. */
export function nombrePerfilIssues(nombre: string): Issue[] {
  if (nombre === '') return [{ path: 'nombre', code: 'requerido', message: 'Escribe el nombre del perfil.' }]
  if (nombre.length > NOMBRE_PERFIL_MAX)
    return [
      {
        path: 'nombre',
        code: 'largo',
        message: `El nombre del perfil tiene ${nombre.length} caracteres y se admiten ${NOMBRE_PERFIL_MAX}.`,
      },
    ]
  return []
}
