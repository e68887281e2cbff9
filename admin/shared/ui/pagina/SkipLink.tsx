import type { ReactElement } from 'react'

/** First stop of the keyboard: jumps over header and navigation to `main`. */
export function SkipLink({ target = 'contenido' }: { target?: string }): ReactElement {
  return (
    <a
      className="skip-link"
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
    >
      Saltar al contenido
    </a>
  )
}
