import { CalendarX2 } from 'lucide-react'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import type { ReactElement } from 'react'

interface FiltroAlRevesProps {
  /** Name of the filter to mend. */
  label: string
  message: string
  onClear: () => void
}

/** Filters that no row can meet: which one is wrong, what it says and what was expected, in the place of the rows. */
export function FiltroAlReves({ label, message, onClear }: FiltroAlRevesProps): ReactElement {
  return (
    <div role="alert">
      <EmptyState
        icon={CalendarX2}
        title={`Corrige «${label}»`}
        action={
          <Button size="sm" onClick={onClear}>
            Limpiar
          </Button>
        }
      >
        {message}
      </EmptyState>
    </div>
  )
}
