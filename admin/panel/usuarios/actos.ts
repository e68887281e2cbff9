import { Ban, CircleCheck, KeyRound, LockOpen, ShieldOff, Trash2 } from 'lucide-react'
import { api } from '#admin/providers/api-client.ts'
import { isPropuestaHecha, type PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
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
  readonly run: (usuario: UsuarioPanel) => Promise<ConClave | PropuestaHecha | undefined>
}

async function setActivo({ id }: UsuarioPanel, activo: boolean): Promise<PropuestaHecha | undefined> {
  const hecho = await api.call('POST /api/panel/usuarios/:id/estado', { params: { id }, body: { activo } })
  return isPropuestaHecha(hecho) ? hecho : undefined
}

/** The acts of an account, each with its words. */
export const ACTOS_CUENTA: Readonly<Record<ActoCuenta, TextosActo>> = {
  contrasena: {
    boton: 'Contraseña de un solo uso',
    icon: KeyRound,
    titulo: '¿Dar una contraseña de un solo uso?',
    consecuencia: ({ nombre }) =>
      `La contraseña actual de ${nombre} dejará de servir y sus sesiones abiertas terminarán. La nueva se muestra una sola vez, sirve durante 3 días y se cambia al entrar. La de quien aprueba o firma la autoriza otra persona, que es quien la ve.`,
    ocupado: 'Generando…',
    hecho: ({ usuario }) => `${usuario} tiene una contraseña nueva.`,
    falla: 'No se pudo dar la contraseña.',
    run: ({ id }) => api.call('POST /api/panel/usuarios/:id/contrasena', { params: { id }, body: {} }),
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
    run: async ({ id }) => {
      await api.call('POST /api/panel/usuarios/:id/desbloquear', { params: { id }, body: {} })
      return undefined
    },
  },
  dosPasos: {
    boton: 'Retirar el segundo paso',
    icon: ShieldOff,
    danger: true,
    titulo: '¿Retirar la verificación en dos pasos?',
    consecuencia: ({ nombre }) =>
      `Solo para quien perdió su teléfono y sus códigos de recuperación, después de comprobar quién es. ${nombre} entrará solo con su contraseña, sus sesiones abiertas terminan y se le avisa por correo. Si su perfil exige la verificación, tendrá que activarla de nuevo al entrar. El de quien aprueba o firma lo autoriza otra persona.`,
    ocupado: 'Retirando…',
    hecho: ({ usuario }) => `Se retiró el segundo paso de la cuenta ${usuario}.`,
    falla: 'No se pudo retirar.',
    run: ({ id }) => api.call('DELETE /api/panel/usuarios/:id/dos-pasos', { params: { id } }),
  },
  activar: {
    boton: 'Activar',
    icon: CircleCheck,
    titulo: '¿Activar la cuenta?',
    consecuencia: ({ nombre, perfil }) =>
      `${nombre} podrá entrar otra vez con su contraseña y el perfil ${perfil}. La cuenta de quien aprueba o firma la autoriza otra persona.`,
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
    run: async ({ id }) => {
      await api.call('DELETE /api/panel/usuarios/:id', { params: { id } })
      return undefined
    },
  },
}

/** The acts that the server allows, in the order of the menu. */
export function actosOf({ actions }: UsuarioPanel): readonly ActoCuenta[] {
  return (Object.keys(ACTOS_CUENTA) as ActoCuenta[]).filter((acto) => actions.includes(acto))
}
