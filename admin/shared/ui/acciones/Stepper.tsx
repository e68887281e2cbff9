import { Check } from 'lucide-react'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { ReactElement } from 'react'
import './wizard.css'

export type StepState = 'hecho' | 'actual' | 'obligatorio' | 'errores' | 'porConfirmar' | 'pendiente'

export interface Step {
  readonly key: string
  readonly title: string
  readonly state: StepState
  /** Under the title, in words: "2 de 3 documentos", "con errores (3)". Without it the state's own word. */
  readonly note?: string
}

const WORDS: Readonly<Record<StepState, string>> = {
  hecho: 'Hecho',
  actual: 'Actual',
  obligatorio: 'Obligatorio',
  errores: 'Con errores',
  porConfirmar: 'Por confirmar',
  pendiente: '',
}

interface StepperProps {
  steps: readonly Step[]
  current: string
  /** Name of the list of steps. */
  label?: string
  /** A step that may be opened is a button; without this none is. */
  onSelect?: (key: string) => void
  canSelect?: (key: string) => boolean
}

/** Steps as a list at the left, a bar on top on a phone; each says its state in words. */
export function Stepper({ steps, current, label = 'Pasos', onSelect, canSelect }: StepperProps): ReactElement {
  return (
    <nav aria-label={label} className="steps-nav">
      <ol className="steps">
        {steps.map((step, index) => {
          const isCurrent = step.key === current
          const open = onSelect && !isCurrent && (canSelect?.(step.key) ?? true)
          return (
            <li key={step.key} className={classNames('step', `step-${step.state}`, isCurrent && 'step-current')}>
              {open ? (
                <button type="button" onClick={() => onSelect(step.key)}>
                  <StepContent step={step} number={index + 1} />
                </button>
              ) : (
                <div aria-current={isCurrent ? 'step' : undefined}>
                  <StepContent step={step} number={index + 1} />
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function StepContent({ step, number }: { step: Step; number: number }): ReactElement {
  return (
    <>
      <b aria-hidden="true">{step.state === 'hecho' ? <Icon icon={Check} size={14} /> : number}</b>
      <span className="step-title">{step.title}</span>
      <small>{step.note ?? WORDS[step.state]}</small>
    </>
  )
}
