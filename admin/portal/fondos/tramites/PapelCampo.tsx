import { useState } from 'react'
import { ARCHIVO_MAX_BYTES } from '#domain/documentos/archivo.ts'
import { api } from '#admin/providers/api-client.ts'
import { useBound } from '#admin/shared/form/binding.ts'
import { useUploadAct } from '#admin/shared/form/use-upload-act.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { OneFile } from '#admin/shared/ui/campos/OneFile.tsx'
import type { ReactElement } from 'react'
import './tramites.css'

interface PapelCampoProps {
  name: string
  title: string
  llamada:
    'POST /api/panel/cair-papeles' | 'POST /api/panel/extemporaneas-papeles' | 'POST /api/panel/pagos-comprobantes'
}

/** The paper that proves a procedure or a payment. `llamada` uploads it as soon as it is chosen; the record keeps its id. */
export function PapelCampo({ name, title, llamada }: PapelCampoProps): ReactElement {
  const bound = useBound(name)
  const [file, setFile] = useState<File | null>(null)
  const act = useUploadAct<File, { id: string }>({
    call: (chosen, sending) => {
      const form = new FormData()
      form.set('file', chosen)
      return api.upload(llamada, form, sending)
    },
    done: ({ id }) => bound.set(id),
    failed: () => setFile(null),
  })
  return (
    <div className="papel-campo" id={bound.id}>
      {act.error && <ErrorState title="No se subió el documento." error={act.error} />}
      {file && <span className="secondary small">{title}</span>}
      <OneFile
        file={file}
        onChange={(chosen) => {
          act.reset()
          setFile(chosen)
          bound.set('')
          if (chosen) act.run(chosen)
        }}
        title={title}
        help="PDF, JPG o PNG de hasta 10 MB."
        accept={{ 'application/pdf': ['.pdf'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] }}
        maxBytes={ARCHIVO_MAX_BYTES}
        wrongKind="Se esperaba un PDF o una imagen JPG o PNG."
        missing={bound.error}
        sending={act.busy ? { share: act.share, then: 'Guardando el documento' } : null}
      />
    </div>
  )
}
