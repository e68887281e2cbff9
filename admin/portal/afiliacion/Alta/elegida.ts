import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { CLAVE_INTERNO } from '#domain/afiliacion/clave-interno.ts'
import { nombreEnLista } from '#admin/shared/nombre-persona.ts'
import { api } from '#admin/providers/api-client.ts'
import { nombreDe } from './BuscarStep.tsx'
import { opcionesDePersona, opcionesSinExpediente, type Opcion } from './tramites.ts'
import type { PersonaEncontrada } from '#domain/afiliacion/documentadas.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'

/** The chosen person, and the procedures that can be requested for them. */
export interface Elegida {
  readonly nombre: string
  /** Null for a person who is new. */
  readonly situacion: LetraSituacion | null
  readonly curp: string
  readonly rfc: string
  readonly tramites: readonly Opcion[]
}

/** The person in scope of that No. interno; asks nothing while it is null. */
export function usePersonaElegida(interno: string | null): UseQueryResult<PersonaDetalle> {
  return useQuery({
    queryKey: ['alta', 'persona', interno],
    enabled: interno !== null,
    queryFn: ({ signal }) =>
      api.call('GET /api/panel/afiliados/:id', { params: { id: CLAVE_INTERNO + (interno ?? '') }, signal }),
  })
}

/** One shape for a person in scope, somebody of another office and nobody (`null`); undefined while it is not known. */
export function elegidaOf(
  quien: PersonaDetalle | PersonaEncontrada | null | undefined,
  vistas: readonly string[],
): Elegida | undefined {
  if (quien === undefined) return undefined
  if (quien === null)
    return { nombre: 'Persona nueva', situacion: null, curp: '', rfc: '', tramites: opcionesSinExpediente(null) }
  if ('tramites' in quien)
    return {
      nombre: nombreEnLista(quien),
      situacion: quien.situacion,
      curp: quien.curp,
      rfc: quien.rfc,
      tramites: opcionesDePersona(quien, vistas),
    }
  return {
    nombre: nombreDe(quien),
    situacion: quien.ORGANICA_ACTIVO,
    curp: quien.CURP ?? '',
    rfc: quien.RFC ?? '',
    tramites: opcionesSinExpediente(quien),
  }
}
