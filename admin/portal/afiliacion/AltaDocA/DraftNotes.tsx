import { useState } from 'react'
import { formatHora } from '#domain/calendario/fecha-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { Button } from '#admin/shared/ui/Button.tsx'
import { Note } from '#admin/shared/ui/Note.tsx'
import { ConflictDialog } from '#admin/portal/wizard/ConflictDialog.tsx'
import { useAlta } from './alta-context.ts'
import { draftDifferences } from './draft-differences.ts'
import type { Borrador } from '#domain/afiliacion/borrador.ts'
import type { ReactElement } from 'react'

interface DraftNotesProps {
  borrador: Borrador | null
  onTaken?: (borrador: Borrador) => void
}

/** Whose draft this is when it is somebody else's, and the choice when another version was saved. */
export function DraftNotes({ borrador, onTaken }: DraftNotesProps): ReactElement {
  const { draft, saver, replace, bodyNow, editable } = useAlta()
  return (
    <>
      {borrador && !editable && <OthersDraft borrador={borrador} {...(onTaken && { onTaken })} />}
      {draft.kind === 'conflict' && (
        <ConflictDialog
          who={`${draft.actual.autor}, ${formatHora(Date.parse(draft.actual.actualizadoAt))}`}
          differences={draftDifferences(bodyNow().datos, draft.actual.datos)}
          onKeepMine={() => void saver.keepMine(bodyNow())}
          onTakeTheirs={() => {
            replace(draft.actual)
            saver.takeTheirs()
          }}
        />
      )}
    </>
  )
}

function OthersDraft({
  borrador,
  onTaken,
}: {
  borrador: Borrador
  onTaken?: (borrador: Borrador) => void
}): ReactElement {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const take = async (): Promise<void> => {
    setBusy(true)
    try {
      onTaken?.(await api.post<Borrador>(`/api/borradores/${encodeURIComponent(borrador.id)}/tomar`, {}))
    } catch (failure) {
      setError(errorMessage(failure))
      setBusy(false)
    }
  }
  const canTake = borrador.actions.includes('tomar')
  return (
    <Note
      tone={error ? 'bad' : 'info'}
      live
      action={
        canTake && (
          <Button size="sm" busy={busy} busyText="Tomando…" onClick={() => void take()}>
            Tomar
          </Button>
        )
      }
    >
      <strong>Borrador de {borrador.autor}.</strong>{' '}
      {error || (canTake ? 'Lo ves sin poder cambiarlo. Si lo tomas, continúas tú y se le avisa.' : 'Solo lectura.')}
    </Note>
  )
}
