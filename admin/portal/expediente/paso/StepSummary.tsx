import { useEffect, useRef } from 'react'
import { ErrorSummary } from '#admin/shared/ui/campos/ErrorSummary.tsx'
import { openAtUnder } from '#admin/shared/ui/capas/open-at.ts'
import { stepErrors } from './step-errors.ts'
import type { ReactElement } from 'react'
import type { TramiteWizardState } from '#admin/portal/expediente/tramite/use-tramite-wizard.ts'

/** Everything wrong in the step once it was tried; focus goes to the first. */
export function StepSummary({ wizard }: { wizard: TramiteWizardState }): ReactElement {
  const { tramite, step, attempt } = wizard
  const { title, errors } = stepErrors(tramite, step)
  const shown = tramite.tried.has(step) && errors.length > 0
  const first = shown ? errors[0]?.id : undefined
  const box = useRef<HTMLDivElement>(null)
  const target = useRef(first)
  useEffect(() => {
    target.current = first
  })
  useEffect(() => {
    if (box.current && target.current) openAtUnder(box.current, target.current)
  }, [attempt, step])
  return (
    <div ref={box} hidden={!shown}>
      <ErrorSummary errors={shown ? errors : []} title={title} attempt={attempt} />
    </div>
  )
}
