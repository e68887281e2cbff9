import { CircleAlert, CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import { ESTADOS_TRAMITE, type EstadoTramite } from '#domain/fondos/dos-aprobaciones.ts'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { ReactElement } from 'react'

const LOOK = {
  solicitado: { tone: 'amber', icon: CircleDashed },
  aprobado_una: { tone: 'amber', icon: CircleAlert },
  aprobado: { tone: 'green', icon: CircleCheck },
  rechazado: { tone: 'red', icon: CircleX },
} as const

export function EstadoTramiteTag({ estado }: { estado: EstadoTramite }): ReactElement {
  return <StatusTag {...LOOK[estado]}>{ESTADOS_TRAMITE[estado]}</StatusTag>
}
