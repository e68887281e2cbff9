import { WizardLayout } from '#admin/portal/wizard/WizardLayout.tsx'
import { StepHeading } from '#admin/portal/wizard/StepHeading.tsx'
import { HomeButton } from '#admin/portal/frame/HomeButton.tsx'
import { VentanaOverlay } from '#admin/portal/calendario/VentanaOverlay.tsx'
import { DiscardButton } from './DiscardButton.tsx'
import { DraftNotes } from './DraftNotes.tsx'
import { LaboralesStep } from './datos/LaboralesStep.tsx'
import { PersonalesStep } from './datos/PersonalesStep.tsx'
import { ExpedienteStep } from './papeles/ExpedienteStep.tsx'
import { SideCard } from './SideCard.tsx'
import { StepContext } from './step-context.ts'
import { StepSummary } from './StepSummary.tsx'
import { TramiteContext } from './tramite-context.ts'
import { TramiteVisor } from './TramiteVisor.tsx'
import { STEP_KEYS, TITULOS_PASOS, wizardSteps } from './wizard-steps.ts'
import type { Borrador } from '#domain/afiliacion/borrador.ts'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { TramiteWizardState } from './use-tramite-wizard.ts'
import './expediente.css'

interface TramiteFrameProps {
  wizard: TramiteWizardState
  borrador: Borrador | null
  header: ReactNode
  /** The last step: everything as it will be saved. */
  Review: ComponentType
  footer: ReactNode
  onDiscarded: () => void
  /** The draft of somebody else was taken over. */
  onTaken?: (borrador: Borrador) => void
}

/** The four steps of a procedure in their frame: header, stepper, side card, footer, and what opens over them. */
export function TramiteFrame(props: TramiteFrameProps): ReactElement {
  const { wizard, borrador, header, Review, footer, onDiscarded, onTaken } = props
  const { tramite, step, last } = wizard
  const screens = [ExpedienteStep, PersonalesStep, LaboralesStep, Review]
  const StepScreen = screens[step - 1] ?? ExpedienteStep
  const discard = <DiscardButton wizard={wizard} onDiscarded={onDiscarded} />
  const indexOf = (key: string): number => STEP_KEYS.findIndex((one) => one === key)
  return (
    <TramiteContext value={tramite}>
      <StepContext value={step}>
        {header}
        <VentanaOverlay actions={<HomeButton />}>
          <WizardLayout
            steps={wizardSteps(tramite, step)}
            current={STEP_KEYS[step - 1] ?? STEP_KEYS[0]}
            canSelect={(key) => indexOf(key) < last}
            onSelect={(key) => tramite.goTo(indexOf(key) + 1)}
            side={
              <>
                <SideCard />
                <div className="discard-phone">{discard}</div>
              </>
            }
            footer={footer}
          >
            <StepHeading step={step} titles={TITULOS_PASOS} />
            <DraftNotes borrador={borrador} discard={discard} {...(onTaken && { onTaken })} />
            <StepSummary wizard={wizard} />
            <StepScreen />
          </WizardLayout>
        </VentanaOverlay>
        <TramiteVisor wizard={wizard} />
      </StepContext>
    </TramiteContext>
  )
}
