import { TriangleAlert } from 'lucide-react'
import { DOCUMENTOS_OBLIGATORIOS } from '#domain/documentos/papeles/registro.ts'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import { validados } from '#admin/portal/expediente/expediente.ts'
import { bloqueos } from '#admin/portal/expediente/paso/step-checks.ts'
import type { ReactElement } from 'react'

/** How many papers are validated; papers that cannot go on together are not counted as good. */
export function ResumenPapeles(): ReactElement {
  const { model, padron } = useTramite()
  if (model.mezclados.length > 0) return <Alto texto="Papeles de dos personas" />
  if (bloqueos(padron).length > 0) return <Alto texto="Ya está en el padrón" />
  return (
    <>
      {validados(model.faltan)} de {DOCUMENTOS_OBLIGATORIOS.length} validados
    </>
  )
}

function Alto({ texto }: { texto: string }): ReactElement {
  return (
    <StatusTag tone="amber" icon={TriangleAlert}>
      {texto}
    </StatusTag>
  )
}
