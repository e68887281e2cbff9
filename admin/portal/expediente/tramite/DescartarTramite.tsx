import { nombreEnCaptura } from '#admin/shared/nombre-persona.ts'
import { DiscardButton } from '#admin/portal/expediente/borrador/DiscardButton.tsx'
import type { ReactElement } from 'react'
import type { TramiteWizardState } from './use-tramite-wizard.ts'

interface DescartarTramiteProps {
  wizard: TramiteWizardState
  onDiscarded: () => void
}

/** Throws away the draft of a procedure of four steps, and the papers that are still read for it. */
export function DescartarTramite({ wizard: { tramite }, onDiscarded }: DescartarTramiteProps): ReactElement {
  return (
    <DiscardButton
      saver={tramite.saver}
      puede={tramite.editable || tramite.borradorPropio}
      nombre={nombreEnCaptura(tramite.model.valores)}
      correccion={tramite.correccion}
      onEnd={() => tramite.expediente.queue.stop()}
      onDiscarded={onDiscarded}
    />
  )
}
