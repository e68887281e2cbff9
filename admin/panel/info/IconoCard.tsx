import { Trash2 } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ICONO_MAX_BYTES, ICONO_MAX_LADO, iconoPesado } from '#domain/instituto/imagen-icono.ts'
import { api } from '#admin/providers/api-client.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { keepInfo } from '#admin/providers/use-info.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { FileDrop } from '#admin/shared/ui/campos/FileDrop.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { saveInfo } from './save-info.ts'
import type { InfoInstituto } from '#domain/instituto/info.ts'
import type { ReactElement } from 'react'

const ACCEPT = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] } as const

/** The institute's icon: put at once when it is chosen, and taken away with one button. */
export function IconoCard({ info }: { info: InfoInstituto }): ReactElement {
  const client = useQueryClient()
  const [rejected, setRejected] = useState('')
  const keep = (saved: InfoInstituto): void => keepInfo(client, saved)
  const act = useAct<File | null, InfoInstituto, InfoInstituto>({
    call: async (file) => saveInfo(info, 'icono', file ? await upload(file) : ''),
    toast: (_saved, file) => (file ? 'Icono guardado' : 'Icono quitado'),
    done: keep,
    conflict: keep,
  })
  const error = act.actual
    ? `${errorMessage(act.error)} El guardado es el que se ve ahora: si debe quedar el tuyo, elígelo de nuevo.`
    : rejected || (act.error && errorMessage(act.error))
  const run = (file: File | null): void => {
    setRejected('')
    act.run(file)
  }
  return (
    <Card
      title="Icono"
      aside={
        info.icono !== null && (
          <Button size="sm" variant="quiet" icon={Trash2} disabled={act.busy} onClick={() => run(null)}>
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
            title={act.busy ? 'Guardando el icono…' : 'Suelta aquí una imagen PNG o JPG'}
            help={`Hasta 1 MB y ${ICONO_MAX_LADO.toLocaleString('es-MX')} píxeles por lado; mejor cuadrada. Sin icono se muestran las iniciales.`}
            accept={ACCEPT}
            maxBytes={ICONO_MAX_BYTES}
            multiple={false}
            disabled={act.busy}
            onFiles={([file]) => {
              if (file) run(file)
            }}
            onRejected={([first]) => {
              const heavy = first?.code === 'file-too-large'
              act.reset()
              setRejected(heavy ? iconoPesado(first.file.size) : 'El icono debe ser una imagen PNG o JPG.')
            }}
          />
        </div>
      </div>
    </Card>
  )
}

async function upload(file: File): Promise<string> {
  const form = new FormData()
  form.set('file', file)
  return (await api.upload('POST /api/info/upload', form)).url
}
