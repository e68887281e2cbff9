import { CircleAlert, CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import { ESTADOS_TRAMITE_CAIR, type EstadoTramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import { StatusTag } from '#admin/shared/ui/StatusTag.tsx'
import type { ReactElement } from 'react'

const LOOK = {
  solicitado: { tone: 'amber', icon: CircleDashed },
  aprobado_una: { tone: 'amber', icon: CircleAlert },
  aprobado: { tone: 'green', icon: CircleCheck },
  rechazado: { tone: 'red', icon: CircleX },
} as const

export function EstadoTramiteTag({ estado }: { estado: EstadoTramiteCair }): ReactElement {
  return <StatusTag {...LOOK[estado]}>{ESTADOS_TRAMITE_CAIR[estado]}</StatusTag>
}
