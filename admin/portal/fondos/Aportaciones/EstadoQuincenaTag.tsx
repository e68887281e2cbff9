import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react'
import { ESTADOS_QUINCENA } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { EstadoQuincena } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { StatusTone } from '#admin/shared/ui/datos/status-look.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'

const LOOK = {
  pagada: { tone: 'green', icon: CircleCheck },
  pendiente: { tone: 'red', icon: CircleAlert },
  sin_cargo: { tone: 'neutral', icon: CircleMinus },
} as const satisfies Record<EstadoQuincena, { tone: StatusTone; icon: LucideIcon }>

/** Whether a quincena is paid: in colour, with an icon and in words. */
export function EstadoQuincenaTag({ estado }: { estado: EstadoQuincena }): ReactElement {
  const { tone, icon } = LOOK[estado]
  return (
    <StatusTag tone={tone} icon={icon}>
      {ESTADOS_QUINCENA[estado]}
    </StatusTag>
  )
}
