import { CircleCheck, CircleMinus } from 'lucide-react'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { ReactElement } from 'react'

/** In use or not, for rows of a catalogue. */
export function ActivoTag({ activo }: { activo: boolean }): ReactElement {
  return activo ? (
    <StatusTag tone="green" icon={CircleCheck}>
      Activo
    </StatusTag>
  ) : (
    <StatusTag tone="neutral" icon={CircleMinus}>
      Inactivo
    </StatusTag>
  )
}
