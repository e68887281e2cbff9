import { useState } from 'react'
import { SEPOMEX_MAX_BYTES } from '#domain/direcciones/sepomex.ts'
import { api } from '#admin/providers/api-client.ts'
import { useUploadAct } from '#admin/shared/form/use-upload-act.ts'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { OneFile } from '#admin/shared/ui/campos/OneFile.tsx'
import type { CargaSepomex } from '#domain/direcciones/carga-sepomex.ts'
import type { ReactElement } from 'react'

const ACCEPT = { 'text/plain': ['.txt'], 'application/zip': ['.zip'], 'application/x-zip-compressed': ['.zip'] }

/** Where CPdescarga.txt is chosen and sent; nothing is written with it yet. */
export function SepomexArchivo(): ReactElement {
  const [file, setFile] = useState<File | null>(null)
  const [tried, setTried] = useState(false)
  const act = useUploadAct<File, CargaSepomex>({
    call: (chosen, sending) => {
      const form = new FormData()
      form.set('file', chosen)
      return api.upload('POST /api/panel/sepomex', form, sending)
    },
    keys: ['sepomex'],
  })
  // Until all of it has come, the server keeps nothing.
  useLeaveGuard(act.busy, act.isDone)
  return (
    <>
      <p>
        Descarga <strong>CPdescarga.txt</strong> del sitio de Correos de México y súbelo como viene. Primero se revisa y
        se dice qué cambiaría: nada se escribe hasta que lo apliques.
      </p>
      {act.error && <ErrorState title="No se recibió el archivo." error={act.error} />}
      <OneFile
        file={file}
        onChange={(chosen) => {
          act.reset()
          setFile(chosen)
        }}
        title="Suelta aquí CPdescarga.txt"
        help="CPdescarga.txt o el ZIP en que se descarga, hasta 64 MB."
        accept={ACCEPT}
        maxBytes={SEPOMEX_MAX_BYTES}
        wrongKind="El archivo no es de texto (.txt) ni un ZIP (.zip)."
        missing={tried && !file ? 'Elige el archivo.' : null}
        sending={act.busy ? { share: act.share, then: 'Guardando el archivo' } : null}
      />
      <div className="sepomex-actos">
        <Button
          variant="primary"
          busy={act.busy}
          busyText="Enviando…"
          onClick={() => {
            setTried(true)
            if (file) act.run(file)
          }}
        >
          Revisar archivo
        </Button>
      </div>
    </>
  )
}
