import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'

interface StepHeadingProps {
  /** From 1. */
  step: number
  titles: readonly string[]
}

/** Names the step to a screen reader and takes focus when the step changes. */
export function StepHeading({ step, titles }: StepHeadingProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <h2 ref={heading} tabIndex={-1} className="visually-hidden">
      Paso {step} de {titles.length}: {titles[step - 1]}
    </h2>
  )
}
