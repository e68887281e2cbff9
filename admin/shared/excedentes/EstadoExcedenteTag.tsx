import { CircleCheck, Scale, UserCheck } from 'lucide-react'
import { ESTADOS_EXCEDENTE, type EstadoExcedente } from '#domain/fondos/excedentes/excedente.ts'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { StatusTone } from '#admin/shared/ui/datos/status-look.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'

const LOOK: Readonly<Record<EstadoExcedente, readonly [StatusTone, LucideIcon]>> = {
  por_decidir: ['amber', Scale],
  a_favor: ['indigo', UserCheck],
  devuelto: ['teal', CircleCheck],
}

/** State of what a payroll deducted beyond what was due. */
export function EstadoExcedenteTag({ estado }: { estado: EstadoExcedente }): ReactElement {
  const [tone, icon] = LOOK[estado]
  return (
    <StatusTag tone={tone} icon={icon}>
      {ESTADOS_EXCEDENTE[estado]}
    </StatusTag>
  )
}
