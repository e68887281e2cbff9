import os from 'node:os'
import { ACTOS } from '#domain/acceso/acto.ts'
import { PERFIL_ADMINISTRADOR, type Actor } from '#domain/acceso/actor.ts'
import { VISTAS } from '#domain/acceso/vistas/vistas.ts'

/** The account `sistema`: acts of the machine itself, and of the CLI when no user is named (decisions §2). */
export const SISTEMA: Actor = {
  id: null,
  usuario: 'sistema',
  nombre: 'Sistema',
  perfilId: PERFIL_ADMINISTRADOR,
  ambito: 'instituto',
  actos: new Set(ACTOS),
  vistas: new Set(Object.keys(VISTAS)),
  alcance: { entidadId: null, adscripcionId: null, dependenciaId: null },
  origen: { medio: 'cli', direccion: osUser() },
}

function osUser(): string {
  try {
    return os.userInfo().username
  } catch {
    return 'desconocido'
  }
}
