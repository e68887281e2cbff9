import { CalendarClock, CircleCheck, CircleX } from 'lucide-react'
import { ESTADOS_PLANO, type EstadoPlano } from '#domain/cargas/planos/vigencia.ts'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { StatusTone } from '#admin/shared/ui/datos/status-look.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'

const LOOK: Readonly<Record<EstadoPlano, readonly [StatusTone, LucideIcon]>> = {
  vigente: ['teal', CircleCheck],
  por_empezar: ['amber', CalendarClock],
  terminado: ['neutral', CircleX],
}

/** Whether files are read with a layout. */
export function EstadoPlanoTag({ estado }: { estado: EstadoPlano }): ReactElement {
  const [tone, icon] = LOOK[estado]
  return (
    <StatusTag tone={tone} icon={icon}>
      {ESTADOS_PLANO[estado]}
    </StatusTag>
  )
}
