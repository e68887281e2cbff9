import { CircleCheck, Clock, Minus } from 'lucide-react'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { Avance } from '#domain/procesos/modulo.ts'
import type { ReactElement } from 'react'

/** How many documents are there of those that should be: what is missing, at a glance. */
export function AvanceTag({ avance }: { avance: Avance }): ReactElement {
  const { cargados, total } = avance
  if (total === 0)
    return (
      <StatusTag tone="neutral" icon={Minus}>
        No lleva
      </StatusTag>
    )
  const faltan = total - cargados
  return (
    <StatusTag tone={faltan === 0 ? 'green' : 'amber'} icon={faltan === 0 ? CircleCheck : Clock}>
      {faltan === 0
        ? `${total} de ${total}, completo`
        : `${cargados} de ${total}, ${faltan === 1 ? 'falta 1' : `faltan ${faltan}`}`}
    </StatusTag>
  )
}
