import type { ReactElement } from 'react'
import './actions.css'

interface SegmentGroupProps {
  label: string
  /** Keys with their texts, in order. */
  options: readonly (readonly [string, string])[]
  value: string
  onChange: (value: string) => void
}

/** Buttons side by side of which one is pressed. */
export function SegmentGroup({ label, options, value, onChange }: SegmentGroupProps): ReactElement {
  return (
    <div className="segments" role="group" aria-label={label}>
      {options.map(([key, text]) => (
        <button key={key} type="button" aria-pressed={key === value} onClick={() => onChange(key)}>
          {text}
        </button>
      ))}
    </div>
  )
}
