import { useNavigate } from 'react-router-dom'
import { rutaMovimiento } from '#domain/afiliacion/rutas.ts'
import { formatHora } from '#domain/dia-mexico.ts'
import { api } from '#admin/providers/api-client.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { ConflictDialog } from '#admin/shared/ui/capas/ConflictDialog.tsx'
import { PorCorregir } from '#admin/portal/expediente/PorCorregir.tsx'
import { draftDifferences } from './draft-differences.ts'
import type { Borrador } from '#domain/afiliacion/borrador.ts'
import type { ReactElement, ReactNode } from 'react'
import type { DraftHeld } from './use-borrador-state.ts'

interface DraftNotesProps {
  held: DraftHeld
  borrador: Borrador | null
  /** Throws the draft away. */
  discard: ReactNode
  onTaken?: (borrador: Borrador) => void
  /** Opens the place of a field that a return marked. */
  onIr: (campo: string) => void
}

/** Whose draft this is when it is somebody else's, and the choice when another version was saved. */
export function DraftNotes({ held, borrador, discard, onTaken, onIr }: DraftNotesProps): ReactElement {
  const { draft, editable, cerrada } = held
  if (borrador?.propio && !editable)
    return <CorreccionCerrada borrador={borrador} cerrada={cerrada} discard={discard} />
  return (
    <>
      {borrador?.correccion && <PorCorregir {...borrador.correccion} onIr={onIr} />}
      {borrador && !editable && <OthersDraft borrador={borrador} {...(onTaken && { onTaken })} />}
      {draft.kind === 'conflict' && <Conflict held={held} actual={draft.actual} />}
    </>
  )
}

/** Somebody acted on the movement before its correction was sent: why it cannot be saved, and the ways on. */
function CorreccionCerrada({
  borrador,
  cerrada,
  discard,
}: Pick<DraftHeld, 'cerrada'> & { borrador: Borrador; discard: ReactNode }): ReactElement {
  const { correccion, yaEsta } = borrador
  const why = yaEsta ? `El movimiento ${correccion?.folio ?? ''} ya está ${yaEsta}.` : cerrada
  return (
    <Note tone="bad" live>
      <p>
        <strong>Esta corrección ya no se puede guardar.</strong> {why}
      </p>
      <p>
        Lo que escribiste se conserva aquí para consultarlo. Si el dato debe cambiar, pide que regresen el movimiento:
        entonces podrás terminar esta corrección.
      </p>
      <div className="row note-row">
        {correccion && <LinkButton to={rutaMovimiento(correccion)}>Ver el movimiento</LinkButton>}
        {discard}
      </div>
    </Note>
  )
}

const takeDraft = (id: string): Promise<Borrador> =>
  api.call('POST /api/borradores/:id/tomar', { params: { id }, body: {} })

/** Mine or the stored one; when a colleague took the draft over, mine takes it back. */
function Conflict({ held, actual }: { held: DraftHeld; actual: Borrador }): ReactElement {
  const { saver, replace, bodyNow } = held
  const navigate = useNavigate()
  const { run, busy, error } = useAct({
    call: async () => saver.keepMine(bodyNow(), actual.propio ? actual : await takeDraft(actual.id)),
  })
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
      error={error ? errorMessage(error) : ''}
      differences={draftDifferences(bodyNow().datos, actual.datos)}
      onKeepMine={() => run()}
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
  const { run, busy, error } = useAct({
    call: () => takeDraft(borrador.id),
    done: (taken) => onTaken?.(taken),
  })
  const canTake = borrador.actions.includes('tomar')
  return (
    <Note
      tone={error ? 'bad' : 'info'}
      live
      action={
        canTake && (
          <Button size="sm" busy={busy} busyText="Tomando…" onClick={() => run()}>
            Tomar
          </Button>
        )
      }
    >
      <strong>Borrador de {borrador.autor}.</strong>{' '}
      {(error && errorMessage(error)) ||
        (canTake
          ? 'Lo ves sin poder cambiarlo. Si lo tomas, continúas tú y se le avisa.'
          : 'Solo lectura: la corrige quien la solicitó.')}
    </Note>
  )
}
