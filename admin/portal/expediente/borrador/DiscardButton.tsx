import { useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { nombreEnCaptura } from '#admin/shared/nombre-persona.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Descartar, discardTitle } from '#admin/portal/wizard/TramiteDialogs.tsx'
import type { ReactElement } from 'react'
import type { TramiteWizardState } from '#admin/portal/expediente/tramite/use-tramite-wizard.ts'

interface DiscardButtonProps {
  wizard: TramiteWizardState
  onDiscarded: () => void
}

/** 'Descartar borrador': in the footer, or after the side card on a phone, where the footer has no room. */
export function DiscardButton({ wizard, onDiscarded }: DiscardButtonProps): ReactElement | null {
  const { tramite } = wizard
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const id = tramite.saver.draftId
  const canDiscard = tramite.editable || tramite.borradorPropio
  if (!id || !canDiscard) return null
  const discard = async (): Promise<void> => {
    setBusy(true)
    try {
      tramite.expediente.queue.stop()
      tramite.saver.end()
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
        {discardTitle(tramite.correccion)}
      </Button>
      {asked && (
        <Descartar
          nombre={nombreEnCaptura(tramite.model.valores)}
          correccion={tramite.correccion}
          busy={busy}
          error={error}
          onConfirm={() => void discard()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
