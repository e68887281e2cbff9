import { Ban, CircleCheck, KeyRound, LockOpen, ShieldOff, Trash2 } from 'lucide-react'
import { api } from '#admin/providers/api-client.ts'
import type { ActoUsuario, UsuarioPanel } from '#domain/usuarios/usuario.ts'
import type { LucideIcon } from 'lucide-react'

/** What a one-time password came with. */
export interface ConClave {
  readonly usuario: UsuarioPanel
  readonly clave: string
}

export type ActoCuenta = Exclude<ActoUsuario, 'editar'>

interface TextosActo {
  readonly boton: string
  readonly icon: LucideIcon
  readonly danger?: boolean
  readonly titulo: string
  /** What will happen, to whom. */
  readonly consecuencia: (usuario: UsuarioPanel) => string
  readonly ocupado: string
  readonly hecho: (usuario: UsuarioPanel) => string
  readonly falla: string
  readonly run: (usuario: UsuarioPanel) => Promise<ConClave | undefined>
}

const path = ({ id }: UsuarioPanel): string => `/api/panel/usuarios/${id}`

async function setActivo(usuario: UsuarioPanel, activo: boolean): Promise<undefined> {
  await api.post(`${path(usuario)}/estado`, { activo })
  return undefined
}

/** The acts of an account, each with its words. */
export const ACTOS_CUENTA: Readonly<Record<ActoCuenta, TextosActo>> = {
  contrasena: {
    boton: 'Contraseña de un solo uso',
    icon: KeyRound,
    titulo: '¿Dar una contraseña de un solo uso?',
    consecuencia: ({ nombre }) =>
      `La contraseña actual de ${nombre} dejará de servir y sus sesiones abiertas terminarán. La nueva se muestra una sola vez, sirve durante 3 días y se cambia al entrar.`,
    ocupado: 'Generando…',
    hecho: ({ usuario }) => `${usuario} tiene una contraseña nueva.`,
    falla: 'No se pudo dar la contraseña.',
    run: (usuario) => api.post<ConClave>(`${path(usuario)}/contrasena`, {}),
  },
  desbloquear: {
    boton: 'Desbloquear',
    icon: LockOpen,
    titulo: '¿Desbloquear la cuenta?',
    consecuencia: ({ nombre }) =>
      `${nombre} podrá intentar entrar de inmediato con su contraseña; los intentos fallidos se olvidan.`,
    ocupado: 'Desbloqueando…',
    hecho: ({ usuario }) => `Se desbloqueó la cuenta ${usuario}.`,
    falla: 'No se pudo desbloquear.',
    run: async (usuario) => {
      await api.post(`${path(usuario)}/desbloquear`, {})
      return undefined
    },
  },
  dosPasos: {
    boton: 'Retirar el segundo paso',
    icon: ShieldOff,
    danger: true,
    titulo: '¿Retirar la verificación en dos pasos?',
    consecuencia: ({ nombre }) =>
      `Solo para quien perdió su teléfono y sus códigos de recuperación, después de comprobar quién es. ${nombre} entrará solo con su contraseña, sus sesiones abiertas terminan y se le avisa por correo. Si su perfil exige la verificación, tendrá que activarla de nuevo al entrar.`,
    ocupado: 'Retirando…',
    hecho: ({ usuario }) => `Se retiró el segundo paso de la cuenta ${usuario}.`,
    falla: 'No se pudo retirar.',
    run: async (usuario) => {
      await api.delete(`${path(usuario)}/dos-pasos`)
      return undefined
    },
  },
  activar: {
    boton: 'Activar',
    icon: CircleCheck,
    titulo: '¿Activar la cuenta?',
    consecuencia: ({ nombre, perfil }) => `${nombre} podrá entrar otra vez con su contraseña y el perfil ${perfil}.`,
    ocupado: 'Activando…',
    hecho: ({ usuario }) => `Se activó la cuenta ${usuario}.`,
    falla: 'No se pudo activar.',
    run: (usuario) => setActivo(usuario, true),
  },
  desactivar: {
    boton: 'Desactivar',
    icon: Ban,
    danger: true,
    titulo: '¿Desactivar la cuenta?',
    consecuencia: ({ nombre }) =>
      `Las sesiones abiertas de ${nombre} terminan en este momento y no podrá entrar hasta que la actives. Lo que registró se conserva.`,
    ocupado: 'Desactivando…',
    hecho: ({ usuario }) => `Se desactivó la cuenta ${usuario} y terminaron sus sesiones.`,
    falla: 'No se pudo desactivar.',
    run: (usuario) => setActivo(usuario, false),
  },
  eliminar: {
    boton: 'Eliminar',
    icon: Trash2,
    danger: true,
    titulo: '¿Eliminar usuario?',
    consecuencia: ({ nombre, usuario }) =>
      `Se elimina la cuenta ${usuario} de ${nombre}, que nunca entró al portal. No se puede deshacer.`,
    ocupado: 'Eliminando…',
    hecho: ({ usuario }) => `Se eliminó la cuenta ${usuario}.`,
    falla: 'No se pudo eliminar.',
    run: async (usuario) => {
      await api.delete(path(usuario))
      return undefined
    },
  },
}

/** The acts that the server allows, in the order of the menu. */
export function actosOf({ actions }: UsuarioPanel): readonly ActoCuenta[] {
  return (Object.keys(ACTOS_CUENTA) as ActoCuenta[]).filter((acto) => actions.includes(acto))
}
