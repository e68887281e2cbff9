import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { GIROS } from '#domain/documentos/fotografia.ts'
import { Button } from '#admin/shared/ui/Button.tsx'
import { Dialog } from '#admin/shared/ui/Dialog.tsx'
import { Note } from '#admin/shared/ui/Note.tsx'
import { Skeleton } from '#admin/shared/ui/Skeleton.tsx'
import { SOLO_PDF, TITULO_PAPEL } from './papeles.ts'
import { failureOf, straightenPhoto } from './read-paper.ts'
import type { Giro } from '#domain/documentos/fotografia.ts'
import type { DocumentoLeible } from '#domain/documentos/lectura.ts'
import type { ReadingFailure, ReadingJob } from './reading-job.ts'
import type { ReactElement } from 'react'
import './foto.css'

interface FotoDialogProps {
  job: ReadingJob
  /** Photos that wait after this one. */
  others: number
  onConvert: (giro: Giro) => void
  onRemove: () => void
  onManual: (papel: DocumentoLeible) => void
}

/** A photo was given where a PDF is asked: the page it would become, and the choice. */
export function FotoDialog({ job, others, onConvert, onRemove, onManual }: FotoDialogProps): ReactElement {
  const { file, destino } = job
  const [giro, setGiro] = useState<Giro>(0)
  const page = useQuery({
    queryKey: ['fotografia', job.id],
    queryFn: ({ signal }) => straightenPhoto(file, signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const failure = page.error === null ? null : failureOf(page.error, destino)
  return (
    <Dialog
      open
      size="lg"
      title={destino ? `Fotografía de ${TITULO_PAPEL[destino]}` : 'Fotografía de un documento'}
      onClose={onRemove}
      footer={
        <>
          <Button onClick={onRemove}>Quitar</Button>
          {destino && <Button onClick={() => onManual(destino)}>Usar Captura Manual</Button>}
          {failure === null && (
            <Button
              variant="primary"
              busy={page.isPending}
              busyText="Enderezando…"
              data-autofocus
              onClick={() => onConvert(giro)}
            >
              Convertir y leer
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        <p>
          <strong>{conPunto(SOLO_PDF[destino ?? 'curp'])}</strong> {file.name} es una fotografía
          {failure
            ? ' que no se puede convertir.'
            : ': se puede enderezar, guardar como una página PDF y leer. Revisa que se vea completa y legible.'}
        </p>
        {others > 0 && (
          <p className="secondary small">
            {others === 1 ? 'Sigue otra fotografía.' : `Siguen otras ${others} fotografías.`}
          </p>
        )}
        {failure && <FotoFailure failure={failure} onRetry={() => void page.refetch()} />}
        {failure === null && (
          <div className="foto-pair">
            <figure>
              <figcaption>Fotografía</figcaption>
              <OwnImage file={file} />
            </figure>
            <figure>
              <figcaption>
                Página enderezada
                <Button
                  size="sm"
                  icon={RotateCw}
                  disabled={!page.data}
                  onClick={() => setGiro(GIROS[(giro + 1) % 4] ?? 0)}
                >
                  Girar
                </Button>
              </figcaption>
              <StraightPage src={page.data?.imagen} giro={giro} />
            </figure>
          </div>
        )}
      </div>
    </Dialog>
  )
}

const conPunto = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

function FotoFailure({ failure, onRetry }: { failure: ReadingFailure; onRetry: () => void }): ReactElement {
  const again = failure.status === 0 || failure.status >= 500 || failure.status === 429
  return (
    <Note
      tone="bad"
      live
      action={
        again && (
          <Button size="sm" onClick={onRetry}>
            Reintentar
          </Button>
        )
      }
    >
      <p>
        <strong>{failure.error}</strong>
      </p>
      {failure.suggestion && <p>{failure.suggestion}</p>}
    </Note>
  )
}

/** The file as the browser shows it, its EXIF turn respected. */
function OwnImage({ file }: { file: File }): ReactElement {
  const [src, setSrc] = useState('')
  const [broken, setBroken] = useState(false)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setSrc(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <div className="foto-sheet">
      {broken ? (
        <span className="muted small">La imagen no se puede mostrar.</span>
      ) : (
        src && <img src={src} alt={`La fotografía ${file.name}`} onError={() => setBroken(true)} />
      )}
    </div>
  )
}

interface StraightPageProps {
  src: string | undefined
  giro: Giro
}

function StraightPage({ src, giro }: StraightPageProps): ReactElement {
  if (src)
    return (
      <div className="foto-sheet">
        <img
          src={src}
          alt={giro === 0 ? 'La página como quedaría' : `La página como quedaría, girada ${giro * 90} grados`}
          style={{ transform: `rotate(${giro * 90}deg)` }}
        />
      </div>
    )
  return (
    <div className="foto-sheet">
      <Skeleton lines={7} height={18} label="Enderezando la fotografía" />
    </div>
  )
}
