import { useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
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
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const id = saver.draftId
  if (!id || !puede) return null
  const discard = async (): Promise<void> => {
    setBusy(true)
    try {
      onEnd?.()
      saver.end()
      await api.call('DELETE /api/borradores/:id', { params: { id } })
      onDiscarded()
    } catch (failure) {
      setError(errorMessage(failure))
      setBusy(false)
    }
  }
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
          error={error}
          onConfirm={() => void discard()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
