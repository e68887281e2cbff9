import { Button, buttonClass } from '#admin/shared/ui/acciones/Button.tsx'
import { Menu } from '#admin/shared/ui/capas/Menu.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { DOCUMENTOS_LEIBLES } from '#domain/documentos/papeles/registro.ts'
import { TITULO_PAPEL } from '#admin/shared/documentos/papeles.ts'
import type { DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import type { ReadingJob } from './reading-job.ts'
import type { ReactElement, ReactNode } from 'react'
import '#admin/shared/documentos/documentos.css'

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
        {!moved && (
          <Button size="sm" onClick={onRetry}>
            Reintentar
          </Button>
        )}
        {job.fotos.length > 0 && !moved && (
          <Button size="sm" onClick={props.onPhotos}>
            {job.fotos.length === 1 ? 'Revisar fotografía' : 'Revisar fotografías'}
          </Button>
        )}
        {!moved && onManual && <ManualButton papel={papel} onManual={onManual} />}
        {failure.codigo === 'documento_desconocido' && props.extra}
        <Button size="sm" variant="quiet" onClick={onRemove}>
          Quitar
        </Button>
      </div>
    </Note>
  )
}

/** A paper that nobody could tell is captured as the one that the person says. */
function ManualButton(props: {
  papel: DocumentoLeible | null
  onManual: (papel: DocumentoLeible) => void
}): ReactElement {
  const { papel, onManual } = props
  if (papel)
    return (
      <Button size="sm" onClick={() => onManual(papel)}>
        Usar Captura Manual
      </Button>
    )
  return (
    <Menu
      className={buttonClass('default', 'sm')}
      items={DOCUMENTOS_LEIBLES.map((each) => ({ label: TITULO_PAPEL[each], onSelect: () => onManual(each) }))}
    >
      Capturar a mano como…
    </Menu>
  )
}
