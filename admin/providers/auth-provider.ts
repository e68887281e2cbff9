import { can } from '#domain/acceso/can.ts'
import type { CapacidadId } from '#domain/acceso/llamadas.ts'
import type { RespuestaSesion } from '#domain/usuarios/sesion.ts'
import type { AuthProvider } from 'react-admin'

/** What a profile needs to open each list of the panel; the server asks the same again. */
const CAPACIDAD_DE: Readonly<Record<string, CapacidadId | undefined>> = {
  afiliados: 'padron.leer',
  movimientos: 'movimientos.leer',
  entidades: 'organica.panel',
  categorias: 'organica.panel',
  lecturas: 'lecturas.ver',
  modulos: 'procesos.consultar',
  procesos: 'procesos.consultar',
  documentacion: 'documentacion.consultar',
  perfiles: 'perfiles.administrar',
  menus: 'menus.administrar',
  usuarios: 'usuarios.administrar',
  casos: 'casos.leer',
  prestamos: 'prestamos.leer',
  catalogos: 'catalogos.administrar',
  correos: 'correo.leer',
  info: 'instituto.administrar',
  bitacora: 'bitacora.leer',
  trabajos: 'trabajos.leer',
  sesiones: 'sesiones.administrar',
}

/** Whether the session opens a list of the panel. */
export function canOpenPanel(session: RespuestaSesion, resource: string): boolean {
  const capacidad = CAPACIDAD_DE[resource]
  const { perfil, vistas } = session
  const actor = { perfilId: perfil.id, actos: new Set(perfil.actos), vistas: new Set(vistas) }
  return capacidad !== undefined && can(actor, capacidad)
}

/**
 * react-admin's view of the portal's session. It neither signs in nor out: the frame holds the session, and a refused call
 * already asked to sign in over the screen.
 */
export function createAuthProvider(session: RespuestaSesion, signOut: () => Promise<void>): AuthProvider {
  return {
    login: () => Promise.reject(new Error('Sign-in belongs to the portal')),
    logout: async () => {
      await signOut()
      return '/login'
    },
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    getIdentity: () => Promise.resolve({ id: session.user.id, fullName: session.user.nombre }),
    getPermissions: () => Promise.resolve(session.perfil.actos),
    canAccess: ({ resource }) => Promise.resolve(canOpenPanel(session, resource)),
  }
}
