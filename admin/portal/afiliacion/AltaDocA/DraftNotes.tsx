import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
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
  const { draft, editable } = useAlta()
  return (
    <>
      {borrador && !editable && <OthersDraft borrador={borrador} {...(onTaken && { onTaken })} />}
      {draft.kind === 'conflict' && <Conflict actual={draft.actual} />}
    </>
  )
}

const takeDraft = (id: string): Promise<Borrador> =>
  api.post<Borrador>(`/api/borradores/${encodeURIComponent(id)}/tomar`, {})

/** Mine or the stored one; when a colleague took the draft over, mine takes it back. */
function Conflict({ actual }: { actual: Borrador }): ReactElement {
  const { saver, replace, bodyNow } = useAlta()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const keepMine = async (): Promise<void> => {
    setBusy(true)
    try {
      await saver.keepMine(bodyNow(), actual.propio ? actual : await takeDraft(actual.id))
    } catch (failure) {
      setError(errorMessage(failure))
    } finally {
      setBusy(false)
    }
  }
  const takeTheirs = (): void => {
    replace(actual)
    saver.takeTheirs()
    // A colleague's draft opens again as what it is now: read-only.
    if (!actual.propio) void navigate(0)
  }
  return (
    <ConflictDialog
      who={`${actual.autor}, ${formatHora(Date.parse(actual.actualizadoAt))}`}
      taken={!actual.propio}
      busy={busy}
      error={error}
      differences={draftDifferences(bodyNow().datos, actual.datos)}
      onKeepMine={() => void keepMine()}
      onTakeTheirs={takeTheirs}
    />
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
      onTaken?.(await takeDraft(borrador.id))
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
      {error ||
        (canTake
          ? 'Lo ves sin poder cambiarlo. Si lo tomas, continúas tú y se le avisa.'
          : 'Solo lectura: la corrige quien la solicitó.')}
    </Note>
  )
}
