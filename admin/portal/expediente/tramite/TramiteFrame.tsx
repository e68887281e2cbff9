import { Fragment } from 'react'
import { pasoDeCampo } from '#domain/afiliacion/actos/campos-devolucion.ts'
import { openAt } from '#admin/shared/ui/capas/open-at.ts'
import { idDeCampo } from '#admin/portal/expediente/paso/step-checks.ts'
import { PASOS_ALTA } from '#domain/afiliacion/tramites/tramite.ts'
import { WizardLayout } from '#admin/portal/wizard/WizardLayout.tsx'
import { StepHeading } from '#admin/portal/wizard/StepHeading.tsx'
import { DraftNotes } from '#admin/portal/expediente/borrador/DraftNotes.tsx'
import { LaboralesStep } from '#admin/portal/expediente/datos/LaboralesStep.tsx'
import { PersonalesStep } from '#admin/portal/expediente/datos/PersonalesStep.tsx'
import { ExpedienteStep } from '#admin/portal/expediente/papeles/ExpedienteStep.tsx'
import { SideCard } from '#admin/portal/expediente/SideCard.tsx'
import { StepContext } from '#admin/portal/expediente/paso/step-context.ts'
import { StepSummary } from '#admin/portal/expediente/paso/StepSummary.tsx'
import { DescartarTramite } from './DescartarTramite.tsx'
import { TramiteContext } from './tramite-context.ts'
import { TramiteVisor } from './TramiteVisor.tsx'
import { STEP_KEYS, wizardSteps } from '#admin/portal/expediente/paso/wizard-steps.ts'
import type { Borrador } from '#domain/afiliacion/borrador.ts'
import type { ReactElement, ReactNode } from 'react'
import type { TramiteWizardState } from './use-tramite-wizard.ts'
import '#admin/portal/expediente/expediente.css'

/** What is asked before the documents step is left. */
export interface Pregunta {
  readonly onContinue: () => void
  readonly onClose: () => void
}

interface TramiteFrameProps {
  wizard: TramiteWizardState
  borrador: Borrador | null
  /** The last step: everything as it will be saved. */
  review: ReactElement
  footer: ReactNode
  /** The question before the documents step is left; null when there is nothing to ask. */
  pregunta: ((asked: Pregunta) => ReactElement) | null
  /** Under what is gathered of the person: its line of life. */
  aside?: ReactNode
  onDiscarded: () => void
  /** The draft of somebody else was taken over. */
  onTaken?: (borrador: Borrador) => void
}

/** The four steps of a procedure in their frame: stepper, side card, footer, and what opens over them. */
export function TramiteFrame(props: TramiteFrameProps): ReactElement {
  const { wizard, borrador, review, footer, pregunta, onDiscarded, onTaken } = props
  const { tramite, step } = wizard
  // Until the padrón has answered, only the button of the foot goes on: it waits, and says so.
  const last = step === 1 && tramite.padron.loading ? 1 : wizard.last
  const screens = [<ExpedienteStep />, <PersonalesStep />, <LaboralesStep />, review]
  const discard = <DescartarTramite wizard={wizard} onDiscarded={onDiscarded} />
  const select = (target: number): void => {
    if (step === 1 && target > 1 && pregunta) wizard.leave(target)
    else tramite.goTo(target)
  }
  const go = (target: number | null): void => {
    wizard.leave(null)
    if (target !== null) tramite.goTo(target)
  }
  const indexOf = (key: string): number => STEP_KEYS.findIndex((one) => one === key)
  return (
    <TramiteContext value={tramite}>
      <StepContext value={step}>
        <WizardLayout
          steps={wizardSteps(tramite, step)}
          current={STEP_KEYS[step - 1] ?? STEP_KEYS[0]}
          canSelect={(key) => indexOf(key) < last}
          onSelect={(key) => select(indexOf(key) + 1)}
          side={
            <div className="stack">
              <SideCard />
              {props.aside}
              <div className="discard-phone">{discard}</div>
            </div>
          }
          footer={footer}
        >
          <StepHeading step={step} titles={PASOS_ALTA} />
          <DraftNotes
            held={tramite}
            borrador={borrador}
            discard={discard}
            onIr={(campo) => openField(campo, step, tramite.goTo)}
            {...(onTaken && { onTaken })}
          />
          <StepSummary wizard={wizard} />
          <Fragment key={step}>{screens[step - 1]}</Fragment>
        </WizardLayout>
        {wizard.leaving !== null && pregunta?.({ onClose: () => go(null), onContinue: () => go(wizard.leaving) })}
        <TramiteVisor wizard={wizard} />
      </StepContext>
    </TramiteContext>
  )
}

/** Brings a field that a return marked into sight, in its own step. */
function openField(campo: string, step: number, goTo: (step: number) => void): void {
  const paso = pasoDeCampo(campo)
  if (paso !== step) goTo(paso)
  // The step draws itself first.
  requestAnimationFrame(() => requestAnimationFrame(() => openAt(idDeCampo(campo))))
}
