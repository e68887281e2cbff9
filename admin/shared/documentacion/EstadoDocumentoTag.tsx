import { CircleCheck, Clock } from 'lucide-react'
import { estadoDocumento } from '#domain/procesos/documentacion.ts'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { Documento } from '#domain/procesos/documentacion.ts'
import type { ReactElement } from 'react'

/** Pendiente until a file is uploaded, then Cargado (specification 2 §2.7). */
export function EstadoDocumentoTag({ documento }: { documento: Documento | null }): ReactElement {
  const estado = estadoDocumento(documento)
  return (
    <StatusTag tone={estado === 'Cargado' ? 'green' : 'amber'} icon={estado === 'Cargado' ? CircleCheck : Clock}>
      {estado}
    </StatusTag>
  )
}
