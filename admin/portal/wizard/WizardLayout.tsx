import { Stepper } from '#admin/shared/ui/acciones/Stepper.tsx'
import type { Step } from '#admin/shared/ui/acciones/Stepper.tsx'
import type { ReactElement, ReactNode } from 'react'

interface WizardLayoutProps {
  steps: readonly Step[]
  current: string
  onSelect: (key: string) => void
  canSelect: (key: string) => boolean
  /** Gathers what is known and what is missing. */
  side: ReactNode
  footer: ReactNode
  children: ReactNode
}

/** Steps at the left (a bar on a phone), the step itself with its fixed footer, and the side card. */
export function WizardLayout(props: WizardLayoutProps): ReactElement {
  return (
    <div className="wizard">
      <Stepper steps={props.steps} current={props.current} onSelect={props.onSelect} canSelect={props.canSelect} />
      <div className="wizard-main">
        <div className="stack">{props.children}</div>
        {props.footer}
      </div>
      <aside className="wizard-side">{props.side}</aside>
    </div>
  )
}
