import { CircleCheck, Clock } from 'lucide-react'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { ValidadoPor } from '#domain/afiliacion/borrador.ts'
import type { ReactElement } from 'react'

/** Who validated a document, or Pendiente. */
export function ValidadoTag({ by }: { by: ValidadoPor | null }): ReactElement {
  return by ? (
    <StatusTag tone="green" icon={CircleCheck}>
      {by}
    </StatusTag>
  ) : (
    <StatusTag tone="amber" icon={Clock}>
      Pendiente
    </StatusTag>
  )
}
