import { useState } from 'react'
import { ARCHIVO_ACTO_MAX_BYTES } from '#domain/organica/acto-organico.ts'
import { api } from '#admin/providers/api-client.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { useBound } from '#admin/shared/form/binding.ts'
import { useUploadAct } from '#admin/shared/form/use-upload-act.ts'
import { OneFile } from '#admin/shared/ui/campos/OneFile.tsx'
import type { ReactElement } from 'react'

const PDF = { 'application/pdf': ['.pdf'] }

/** The document that orders an act, as a PDF if there is one: it is sent when it is chosen, and the act takes it. */
export function ArchivoActo({ name }: { name: string }): ReactElement {
  const bound = useBound(name)
  const [file, setFile] = useState<File | null>(null)
  const act = useUploadAct<File, { readonly id: string }>({
    call: (chosen, sending) => {
      const form = new FormData()
      form.set('file', chosen)
      return api.upload('POST /api/panel/organica/documentos', form, sending)
    },
    done: ({ id }) => bound.set(id),
    failed: () => setFile(null),
  })
  return (
    <div id={bound.id} tabIndex={-1}>
      <OneFile
        file={file}
        onChange={(chosen) => {
          act.reset()
          bound.set(null)
          setFile(chosen)
          if (chosen) act.run(chosen)
        }}
        title="Documento en PDF (opcional)"
        help="El oficio, acuerdo o decreto firmado, hasta 10 MB."
        accept={PDF}
        maxBytes={ARCHIVO_ACTO_MAX_BYTES}
        wrongKind="El documento es un PDF: este archivo no lo es."
        missing={act.error ? errorMessage(act.error) : bound.error}
        sending={act.busy ? { share: act.share, then: 'Guardando el documento' } : null}
      />
    </div>
  )
}
