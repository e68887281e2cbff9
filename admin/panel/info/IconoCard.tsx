import { Trash2 } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ICONO_MAX_BYTES, ICONO_MAX_LADO, iconoPesado } from '#domain/instituto/imagen-icono.ts'
import { api } from '#admin/providers/api-client.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { FileDrop } from '#admin/shared/ui/campos/FileDrop.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { useToast } from '#admin/shared/ui/capas/toast-context.ts'
import { saveInfo } from './save-info.ts'
import type { InfoInstituto } from '#domain/instituto/info.ts'
import type { ReactElement } from 'react'

const ACCEPT = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] } as const

/** The institute's icon: put at once when it is chosen, and taken away with one button. */
export function IconoCard({ info }: { info: InfoInstituto }): ReactElement {
  const client = useQueryClient()
  const toast = useToast()
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)

  const run = async (work: () => Promise<string>, done: string): Promise<void> => {
    setError('')
    setBusy(true)
    try {
      const result = await saveInfo(info, 'icono', await work())
      if ('campo' in result) {
        client.setQueryData(['info'], result.actual)
        setError(`${result.mensaje} El guardado es el que se ve ahora: si debe quedar el tuyo, elígelo de nuevo.`)
      } else {
        client.setQueryData(['info'], result)
        toast.success(done)
      }
    } catch (failure) {
      setError(errorMessage(failure))
    }
    setBusy(false)
  }
  const upload = (file: File): Promise<void> =>
    run(async () => {
      const form = new FormData()
      form.set('file', file)
      return (await api.upload('POST /api/info/upload', form)).url
    }, 'Icono guardado')
  return (
    <Card
      title="Icono"
      aside={
        info.icono !== null && (
          <Button
            size="sm"
            variant="quiet"
            icon={Trash2}
            disabled={busy}
            onClick={() => void run(() => Promise.resolve(''), 'Icono quitado')}
          >
            Quitar icono
          </Button>
        )
      }
    >
      <div className="stack">
        {error && (
          <Note tone="bad" live>
            {error}
          </Note>
        )}
        <div className="info-icono">
          {info.icono !== null && <img src={info.icono} alt="Icono actual" width={56} height={56} />}
          <FileDrop
            title={busy ? 'Guardando el icono…' : 'Suelta aquí una imagen PNG o JPG'}
            help={`Hasta 1 MB y ${ICONO_MAX_LADO.toLocaleString('es-MX')} píxeles por lado; mejor cuadrada. Sin icono se muestran las iniciales.`}
            accept={ACCEPT}
            maxBytes={ICONO_MAX_BYTES}
            multiple={false}
            disabled={busy}
            onFiles={([file]) => {
              if (file) void upload(file)
            }}
            onRejected={([first]) => {
              const heavy = first?.code === 'file-too-large'
              setError(heavy ? iconoPesado(first.file.size) : 'El icono debe ser una imagen PNG o JPG.')
            }}
          />
        </div>
      </div>
    </Card>
  )
}
