import { Ban, CircleCheck, CircleX, Clock, LoaderCircle } from 'lucide-react'
import { estadoTrabajoTexto } from '#domain/acceso/trabajo.ts'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { EstadoTrabajo, TrabajoPanel } from '#domain/acceso/trabajo.ts'
import type { StatusTone } from '#admin/shared/ui/datos/status-look.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'

const LOOK: Readonly<Record<EstadoTrabajo, { readonly tone: StatusTone; readonly icon: LucideIcon }>> = {
  espera: { tone: 'amber', icon: Clock },
  curso: { tone: 'blue', icon: LoaderCircle },
  hecho: { tone: 'green', icon: CircleCheck },
  fallado: { tone: 'red', icon: CircleX },
  cancelado: { tone: 'neutral', icon: Ban },
}

export function EstadoTrabajoTag({ trabajo }: { trabajo: TrabajoPanel }): ReactElement {
  const { tone, icon } = LOOK[trabajo.estado]
  return (
    <StatusTag tone={tone} icon={icon}>
      {estadoTrabajoTexto(trabajo)}
    </StatusTag>
  )
}
