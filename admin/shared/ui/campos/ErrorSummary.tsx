import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { openAt } from '#admin/shared/ui/capas/open-at.ts'
import type { ReactElement } from 'react'
import '#admin/shared/ui/pagina/surfaces.css'

export interface SummaryError {
  /** Id of the control (Field's `id`). */
  readonly id: string
  readonly message: string
}

interface ErrorSummaryProps {
  errors: readonly SummaryError[]
  title?: string
  /** Changes on every failed attempt: the summary takes focus again. */
  attempt?: number
}

/** Everything wrong at the top of the form, each a link to its field. Takes focus when it appears. */
export function ErrorSummary({ errors, title, attempt }: ErrorSummaryProps): ReactElement | null {
  const box = useRef<HTMLDivElement>(null)
  const shown = errors.length > 0
  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown, attempt])
  if (!shown) return null
  const heading =
    title ?? (errors.length === 1 ? 'Hay un dato por corregir' : `Hay ${errors.length} datos por corregir`)
  return (
    <div ref={box} className="summary" role="alert" tabIndex={-1} aria-label={heading}>
      <Icon icon={CircleAlert} />
      <div>
        <h2>{heading}</h2>
        <ul>
          {errors.map((error) => (
            <li key={`${error.id} ${error.message}`}>
              <a
                href={`#${error.id}`}
                onClick={(event) => {
                  event.preventDefault()
                  openAt(error.id)
                }}
              >
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
