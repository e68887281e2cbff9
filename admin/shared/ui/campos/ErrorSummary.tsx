import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { openAt } from '#admin/shared/ui/capas/open-at.ts'
import type { ReactElement, RefObject } from 'react'
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

/**
 * Everything wrong at the top of the form, each a link to its field. Takes focus when an attempt failed, never while somebody
 * types: keep it where it stands when nothing is wrong, so that it knows which attempt it told.
 */
export function ErrorSummary({ errors, title, attempt }: ErrorSummaryProps): ReactElement | null {
  const box = useRef<HTMLDivElement>(null)
  const shown = errors.length > 0
  useFocusAfterAttempt(box, shown, attempt)
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

/** What is wrong may come a moment after the attempt; once something was typed since then, it takes the focus from nobody. */
function useFocusAfterAttempt(box: RefObject<HTMLElement | null>, shown: boolean, attempt: number | undefined): void {
  const due = useRef(true)
  const told = useRef(attempt)
  useEffect(() => {
    const onInput = (): void => {
      due.current = false
    }
    document.addEventListener('input', onInput)
    return () => document.removeEventListener('input', onInput)
  }, [])
  useEffect(() => {
    if (told.current !== attempt) due.current = true
    told.current = attempt
    if (!shown || !due.current) return
    due.current = false
    box.current?.focus()
  }, [box, shown, attempt])
}
