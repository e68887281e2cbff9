import { useState } from 'react'
import { fullName } from '#domain/afiliacion/cotejo.ts'
import { api } from '#admin/providers/api-client.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { Button } from '#admin/shared/ui/Button.tsx'
import { WizardFooter } from '#admin/shared/ui/WizardFooter.tsx'
import { saveMark } from '#admin/portal/wizard/use-draft-saver.ts'
import { CartaPendiente, Descartar, discardTitle, ErrorDialog, Procesando } from './AltaDialogs.tsx'
import { solicitudOf } from './alta-model.ts'
import { stepErrors, stepOfPath } from './step-errors.ts'
import { useSaveAlta } from './use-save-alta.ts'
import type { RespuestaAlta } from '#domain/afiliacion/alta.ts'
import type { ReactElement } from 'react'
import type { AltaSource } from './alta-source.ts'
import type { AltaWizardState } from './use-alta-wizard.ts'

const NEXT = ['Siguiente: datos personales', 'Siguiente: datos laborales', 'Siguiente: validación', 'Guardar alta']

interface AltaFooterProps {
  wizard: AltaWizardState
  correccion: AltaSource['correccion']
  onSaved: (respuesta: RespuestaAlta) => void
  onDiscarded: () => void
}

/** Anterior, Siguiente, "Guardado 10:42", and the one call that saves. */
export function AltaFooter({ wizard, correccion, onSaved, onDiscarded }: AltaFooterProps): ReactElement {
  const { alta, step, tryStep, setServerErrors } = wizard
  const [askCarta, setAskCarta] = useState(false)
  const saving = useSaveAlta(correccion)
  const closed = !alta.editable && alta.borradorPropio
  const firstBroken = [1, 2, 3].find((one) => stepErrors(alta, one).errors.length > 0)

  const next = (): void => {
    if (stepErrors(alta, step).errors.length > 0 || jobsRunning(wizard)) tryStep(step)
    else if (step === 1 && !alta.captura.documentos.carta && !alta.correccion) setAskCarta(true)
    else alta.goTo(step + 1)
  }
  const save = async (): Promise<void> => {
    if (firstBroken) {
      alta.goTo(firstBroken)
      tryStep(firstBroken)
      return
    }
    await alta.saver.flush()
    const borrador = await alta.ensureDraft().catch(() => null)
    const respuesta = await saving.save(solicitudOf(alta.captura, alta.model, borrador))
    if (respuesta) onSaved(respuesta)
  }
  const closeError = (): void => {
    const { campos = {}, codigo = '' } = saving.failure ?? {}
    saving.dismiss()
    if (codigo === 'estatus') {
      alta.cerrar(saving.failure?.message ?? '')
      return
    }
    const [path] = Object.keys(campos)
    if (path) {
      setServerErrors(campos)
      alta.goTo(stepOfPath(path))
      tryStep(stepOfPath(path))
    } else if (['duplicado', 'movimiento_abierto', 'ya_activo', 'ya_baja'].includes(codigo)) alta.goTo(1)
  }
  return (
    <>
      <WizardFooter
        // Closed: the note at the top says why, and holds the ways on.
        save={closed ? { kind: 'none' } : saveMark(alta.draft, () => void alta.saver.flush())}
        onBack={step > 1 ? () => alta.goTo(step - 1) : undefined}
        onNext={alta.editable ? (step === 4 ? () => void save() : next) : step < wizard.last ? next : undefined}
        nextLabel={step === 4 && alta.correccion ? 'Guardar corrección' : (NEXT[step - 1] ?? '')}
        final={step === 4}
        busy={saving.busy}
        busyText="Guardando…"
        start={!closed && <DiscardButton wizard={wizard} onDiscarded={onDiscarded} />}
      />
      {askCarta && (
        <CartaPendiente
          onClose={() => setAskCarta(false)}
          onContinue={() => {
            setAskCarta(false)
            alta.goTo(2)
          }}
        />
      )}
      {saving.busy && <Procesando />}
      {saving.failure && <ErrorDialog failure={saving.failure} onClose={closeError} onRetry={() => void save()} />}
    </>
  )
}

/** Files still being read belong to the step. */
function jobsRunning({ alta, step }: AltaWizardState): boolean {
  return step === 1 && alta.expediente.jobs.some(({ phase }) => phase !== 'fallo')
}

/** 'Descartar borrador': in the footer, or after the side card on a phone, where the footer has no room. */
export function DiscardButton({
  wizard,
  onDiscarded,
}: Pick<AltaFooterProps, 'wizard' | 'onDiscarded'>): ReactElement | null {
  const { alta } = wizard
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const id = alta.saver.draftId
  const canDiscard = alta.editable || alta.borradorPropio
  if (!id || !canDiscard) return null
  const discard = async (): Promise<void> => {
    setBusy(true)
    try {
      alta.expediente.queue.stop()
      alta.saver.end()
      await api.delete(`/api/borradores/${encodeURIComponent(id)}`)
      onDiscarded()
    } catch (failure) {
      setError(errorMessage(failure))
      setBusy(false)
    }
  }
  return (
    <>
      <Button variant="quiet" className="btn-danger" onClick={() => setAsked(true)}>
        {discardTitle(alta.correccion)}
      </Button>
      {asked && (
        <Descartar
          nombre={fullName(alta.model.valores)}
          correccion={alta.correccion}
          busy={busy}
          error={error}
          onConfirm={() => void discard()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
