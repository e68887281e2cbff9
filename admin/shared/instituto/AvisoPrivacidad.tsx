import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatFechaLarga } from '#domain/calendario/fecha-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { useInfo } from '#admin/providers/use-info.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import type { AvisoPrivacidad as Aviso } from '#domain/instituto/aviso-privacidad.ts'
import type { ReactElement } from 'react'
import './aviso-privacidad.css'

/** "versión 2, en vigor desde el 21 de noviembre de 2026". */
function versionTexto({ version, vigenteDesde }: Pick<Aviso, 'version' | 'vigenteDesde'>): string {
  return `versión ${version}, en vigor desde el ${formatFechaLarga(vigenteDesde)}`
}

/** The link that opens the notice in force. Callers hide it while the institute has none. */
export function AvisoPrivacidadLink(): ReactElement {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="link-button" onClick={() => setOpen(true)}>
        Aviso de privacidad
      </button>
      {open && <AvisoDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** In a procedure that takes down personal data: which notice the person is told of, to be read before going on. */
export function AvisoPrivacidadLine(): ReactElement | null {
  const aviso = useInfo()?.avisoPrivacidad
  if (!aviso) return null
  return (
    <p className="small secondary">
      Da a conocer a la persona el <AvisoPrivacidadLink /> antes de capturar sus datos ({versionTexto(aviso)}). El
      trámite conserva qué versión estaba en vigor.
    </p>
  )
}

function AvisoDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { data, error, refetch } = useQuery({
    queryKey: ['aviso-privacidad'],
    queryFn: ({ signal }) => api.call('GET /api/aviso-privacidad', { signal, anonymous: true }),
  })
  return (
    <Dialog
      open
      size="md"
      title="Aviso de privacidad"
      onClose={onClose}
      footer={<Button onClick={onClose}>Cerrar</Button>}
    >
      {error && <ErrorState title="No se pudo cargar el aviso." error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={6} label="Cargando el aviso" />}
      {data && (
        <div className="stack">
          <p className="small secondary">Es la {versionTexto(data)}.</p>
          <AvisoTexto texto={data.texto} />
        </div>
      )}
    </Dialog>
  )
}

/** The text as it was written: its paragraphs, and its lines within them. */
export function AvisoTexto({ texto }: { texto: string }): ReactElement {
  return (
    <div className="aviso-texto">
      {texto.split('\n\n').map((parrafo, i) => (
        <p key={i}>{parrafo}</p>
      ))}
    </div>
  )
}
