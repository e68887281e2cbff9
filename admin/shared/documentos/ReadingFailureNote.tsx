import { Button } from '#admin/shared/ui/Button.tsx'
import { Note } from '#admin/shared/ui/Note.tsx'
import { TITULO_PAPEL } from './papeles.ts'
import type { DocumentoLeible } from '#domain/documentos/lectura.ts'
import type { ReadingJob } from './reading-job.ts'
import type { ReactElement, ReactNode } from 'react'
import './documentos.css'

/** Tips of the extraction box (specification 1 §4.4). */
const TIPS = [
  'Usa el PDF original, descargado de la página oficial.',
  'Que la clave se vea completa y con buena calidad.',
  'Evita escaneos de baja resolución.',
]

/** Refusals of a paper that was opened and not read. */
const WITH_TIPS: ReadonlySet<string> = new Set(['no_leido', 'ilegible', 'tiempo'])

interface ReadingFailureNoteProps {
  job: ReadingJob
  onRetry: () => void
  onRemove: () => void
  /** 'Usar Captura Manual' for a paper; absent where it makes no sense. */
  onManual?: (papel: DocumentoLeible) => void
  /** Another way on, for a paper that is none of the three. */
  extra?: ReactNode
  /** A wrong paper goes to its own row. */
  onMove?: () => void
  /** Back to the photos that the file is made of. */
  onPhotos: () => void
}

/** Why a file was not read, what can be done about it, and the ways on. */
export function ReadingFailureNote(props: ReadingFailureNoteProps): ReactElement | null {
  const { job, onRetry, onRemove, onManual, onMove } = props
  const { failure, destino } = job
  if (!failure) return null
  const moved = failure.respuesta?.lectura.documento
  const papel = destino ?? (failure.documento === 'otro' ? null : failure.documento)
  const again = failure.status === 0 || failure.status >= 500 || failure.status === 429
  return (
    <Note tone={moved ? 'warn' : 'bad'} live>
      <p>
        <strong>{failure.error}</strong> <span>{job.file.name}</span>
      </p>
      {failure.suggestion && !moved && <p>{failure.suggestion}</p>}
      {failure.detail && <p className="small">{failure.detail}</p>}
      {WITH_TIPS.has(failure.codigo) && (
        <ul className="tips">
          {TIPS.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      )}
      <div className="row note-row">
        {moved && onMove && (
          <Button size="sm" onClick={onMove}>
            Mover a {TITULO_PAPEL[moved]}
          </Button>
        )}
        {again && (
          <Button size="sm" onClick={onRetry}>
            Reintentar
          </Button>
        )}
        {job.fotos.length > 0 && !moved && (
          <Button size="sm" onClick={props.onPhotos}>
            {job.fotos.length === 1 ? 'Revisar fotografía' : 'Revisar fotografías'}
          </Button>
        )}
        {papel && !moved && onManual && (
          <Button size="sm" onClick={() => onManual(papel)}>
            Usar Captura Manual
          </Button>
        )}
        {failure.codigo === 'documento_desconocido' && props.extra}
        <Button size="sm" variant="quiet" onClick={onRemove}>
          Quitar
        </Button>
      </div>
    </Note>
  )
}
