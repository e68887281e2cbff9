import { YA_AFILIADA } from '#domain/afiliacion/persona.ts'
import { situacionTexto, type LetraSituacion } from '#domain/afiliacion/situacion.ts'
import { writtenName, type Nombre } from '#domain/identidad/nombre.ts'
import type { Falta } from '#domain/cargas/falta.ts'

/** A person of another dependency: all that an exact key shows of it (decisions §2). */
export interface PersonaDeOtra extends Nombre {
  readonly situacion: LetraSituacion
}

/** The fault of a row whose key is nobody's in the entity (C301), but belongs to a person of another dependency. */
export function deOtra(sinNadie: Falta, persona: PersonaDeOtra): Falta {
  const quien = `${writtenName(persona, 'natural')}, ${YA_AFILIADA} (${situacionTexto(persona.situacion)})`
  return { ...sinNadie, codigo: 'C306', esperado: `la clave de una persona de tu dependencia; esa es de ${quien}` }
}
