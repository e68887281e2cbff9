import { CircleCheck, CircleDashed, CircleSlash, CircleX } from 'lucide-react'
import { ESTADOS_PROPUESTA, type EstadoPropuesta } from '#domain/autorizaciones/propuesta.ts'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { ReactElement } from 'react'

const LOOK = {
  pendiente: { tone: 'amber', icon: CircleDashed },
  autorizada: { tone: 'green', icon: CircleCheck },
  rechazada: { tone: 'red', icon: CircleX },
  retirada: { tone: 'neutral', icon: CircleSlash },
} as const

export function EstadoPropuestaTag({ estado }: { estado: EstadoPropuesta }): ReactElement {
  return <StatusTag {...LOOK[estado]}>{ESTADOS_PROPUESTA[estado]}</StatusTag>
}
