import { errorMessage } from '#admin/providers/api-error.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { actualOf } from './record-error.ts'
import type { ReactElement } from 'react'

interface GuardarFallaProps<T> {
  title: string
  error: unknown
  /** The record as it is now, in words. */
  resumen: (actual: T) => string
  /** Goes on from the record as it is now. */
  onUsar: (actual: T) => void
}

/** Why a record was not saved; when somebody else changed it first, what it is now and the way to go on from there. */
export function GuardarFalla<T>({ title, error, resumen, onUsar }: GuardarFallaProps<T>): ReactElement | null {
  if (error === null) return null
  const actual = actualOf(error) as T | null
  if (actual === null) return <ErrorState title={title} error={error} />
  return (
    <Note
      tone="warn"
      live
      action={
        <Button size="sm" onClick={() => onUsar(actual)}>
          Usar los datos actuales
        </Button>
      }
    >
      <strong>{errorMessage(error)}</strong> Ahora dice: {resumen(actual)}.
    </Note>
  )
}
