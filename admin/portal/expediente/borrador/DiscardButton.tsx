import { useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Descartar, discardTitle } from '#admin/portal/wizard/TramiteDialogs.tsx'
import type { ReactElement } from 'react'
import type { DraftHeld } from './use-borrador-state.ts'

interface DiscardButtonProps {
  saver: DraftHeld['saver']
  /** Who looks may throw it away: its author. */
  puede: boolean
  /** Of the person whom it is about. */
  nombre: string
  /** Folio of the saved movement that it corrects. */
  correccion: string | null
  /** Ends what still runs for it. */
  onEnd?: () => void
  onDiscarded: () => void
}

/** 'Descartar borrador': in the footer, or after the side card on a phone, where the footer has no room. */
export function DiscardButton(props: DiscardButtonProps): ReactElement | null {
  const { saver, puede, nombre, correccion, onEnd, onDiscarded } = props
  const [asked, setAsked] = useState(false)
  const { run, busy, error } = useAct({
    call: (borrador: string) => {
      onEnd?.()
      saver.end()
      return api.call('DELETE /api/borradores/:id', { params: { id: borrador } })
    },
    done: onDiscarded,
  })
  const id = saver.draftId
  if (!id || !puede) return null
  return (
    <>
      <Button variant="quiet" className="btn-danger" onClick={() => setAsked(true)}>
        {discardTitle(correccion)}
      </Button>
      {asked && (
        <Descartar
          nombre={nombre}
          correccion={correccion}
          busy={busy}
          error={error ? errorMessage(error) : ''}
          onConfirm={() => run(id)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
