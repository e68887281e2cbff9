import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import { fuenteDeLectura } from '#domain/documentos/fuente-lectura.ts'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import { incompletoTexto, lecturaOf } from '#admin/portal/expediente/expediente.ts'
import { bloqueos } from '#admin/portal/expediente/paso/step-checks.ts'
import type { DocumentoAlta } from '#domain/afiliacion/borrador.ts'
import type { Fuente } from '#domain/documentos/campo-leido.ts'
import type { ReactElement } from 'react'

const PALABRA: Readonly<Record<Fuente, string>> = { qr: 'QR', texto: 'Texto', ocr: 'OCR' }

/** Who or what validated a paper, Pendiente, or that it cannot stand as it is. */
export function LeidoTag({ documento }: { documento: DocumentoAlta }): ReactElement {
  const { captura, kept, model, padron } = useTramite()
  const by = captura.documentos[documento]?.by
  const legible = documento === 'carta' ? null : documento
  const incompleto = legible !== null && incompletoTexto(captura, kept, legible) !== null
  if (!by || incompleto)
    return (
      <StatusTag tone="amber" icon={Clock}>
        Pendiente
      </StatusTag>
    )
  if (legible !== null && (model.mezclados.length > 0 || bloqueos(padron).length > 0))
    return (
      <StatusTag tone="amber" icon={TriangleAlert}>
        Por revisar
      </StatusTag>
    )
  const lectura = legible && lecturaOf(captura, kept, legible)?.lectura
  const fuente = lectura ? fuenteDeLectura(lectura) : null
  return (
    <StatusTag tone="green" icon={CircleCheck}>
      {by === 'OCR' && fuente ? PALABRA[fuente] : by}
    </StatusTag>
  )
}
