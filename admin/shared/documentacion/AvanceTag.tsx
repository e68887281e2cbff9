import { CircleCheck, Clock, Minus } from 'lucide-react'
import { avanceTexto, type Avance } from '#domain/procesos/modulo.ts'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { ReactElement } from 'react'

/** How many documents are there of those that should be: what is missing, at a glance. */
export function AvanceTag({ avance }: { avance: Avance }): ReactElement {
  return <StatusTag {...lookOf(avance)}>{avanceTexto(avance)}</StatusTag>
}

function lookOf({ cargados, total }: Avance) {
  if (total === 0) return { tone: 'neutral', icon: Minus } as const
  return cargados === total
    ? ({ tone: 'green', icon: CircleCheck } as const)
    : ({ tone: 'amber', icon: Clock } as const)
}
