import { useId, useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import './overlays.css'

interface Place {
  readonly left: number
  readonly top: number
  readonly above: boolean
}

function placeOf(anchor: HTMLElement): Place {
  const box = anchor.getBoundingClientRect()
  const above = box.bottom + 44 > window.innerHeight
  const half = Math.min(110, window.innerWidth / 2 - 8)
  const left = Math.min(Math.max(box.left + box.width / 2, half), window.innerWidth - half)
  return { left, top: above ? box.top - 6 : box.bottom + 6, above }
}

/**
 * Words beside what is hovered or focused; Escape hides them. `silent` when the child already carries them as its name,
 * so that a screen reader does not say them twice.
 */
export function Tooltip(props: { text: string; silent?: boolean; children: ReactNode }): ReactElement {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const show = (): void => {
    if (anchor.current) setPlace(placeOf(anchor.current))
  }
  const hide = (): void => {
    setPlace(null)
  }
  return (
    <span
      ref={anchor}
      className="tip-anchor"
      role="presentation"
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) show()
      }}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && place) hide()
      }}
      aria-describedby={place && !props.silent ? id : undefined}
    >
      {props.children}
      {place && (
        <span
          id={id}
          role={props.silent ? undefined : 'tooltip'}
          aria-hidden={props.silent ? true : undefined}
          className={place.above ? 'tip tip-above' : 'tip'}
          style={{ left: place.left, top: place.top }}
        >
          {props.text}
        </span>
      )}
    </span>
  )
}
