import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'

/** A person as `POST /api/busquedaPadron` tells it; of another dependency only the name and the situation. */
export interface PersonaEncontrada {
  readonly NOMBRE: string
  readonly PATERNO: string
  readonly MATERNO: string
  readonly ORGANICA_ACTIVO: LetraSituacion
  readonly AJENA: boolean
  readonly ID?: number
  readonly INTERNO?: number
  readonly CURP?: string
  readonly RFC?: string
}

export interface RespuestaBusqueda {
  readonly encontrado: boolean
  /** One person or several, as documented (specification 3 §7). */
  readonly resultado: PersonaEncontrada | readonly PersonaEncontrada[] | null
}

/** The found people as a list, whichever shape came. */
export function personasOf({ encontrado, resultado }: RespuestaBusqueda): readonly PersonaEncontrada[] {
  if (!encontrado || !resultado) return []
  return 'NOMBRE' in resultado ? [resultado] : resultado
}
