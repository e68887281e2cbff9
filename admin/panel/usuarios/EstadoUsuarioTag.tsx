import { CircleCheck, CircleMinus, KeyRound, Lock } from 'lucide-react'
import { TEXTO_ESTADO_USUARIO } from '#domain/usuarios/usuario.ts'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { EstadoUsuario } from '#domain/usuarios/usuario.ts'
import type { StatusTone } from '#admin/shared/ui/datos/status-look.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'

const LOOKS = {
  activo: { tone: 'green', icon: CircleCheck },
  bloqueado: { tone: 'red', icon: Lock },
  pendiente: { tone: 'amber', icon: KeyRound },
  inactivo: { tone: 'neutral', icon: CircleMinus },
} as const satisfies Record<EstadoUsuario, { readonly tone: StatusTone; readonly icon: LucideIcon }>

/** How an account stands. */
export function EstadoUsuarioTag({ estado }: { estado: EstadoUsuario }): ReactElement {
  const { tone, icon } = LOOKS[estado]
  return (
    <StatusTag tone={tone} icon={icon}>
      {TEXTO_ESTADO_USUARIO[estado]}
    </StatusTag>
  )
}
