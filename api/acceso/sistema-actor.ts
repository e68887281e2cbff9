import { ACTOS } from '#domain/acceso/acto.ts'
import { PERFIL_ADMINISTRADOR, type Actor } from '#domain/acceso/actor.ts'

/** The account `sistema`: who acts when nobody signed in (the CLI without `--como`, seeds). It has no row and no password. */
export function sistemaActor(origen: Actor['origen']): Actor {
  return {
    id: null,
    usuario: 'sistema',
    nombre: 'Sistema',
    perfilId: PERFIL_ADMINISTRADOR,
    ambito: 'instituto',
    actos: new Set(ACTOS),
    vistas: new Set(),
    alcance: { entidadId: null, adscripcionId: null, dependenciaId: null },
    origen,
  }
}
