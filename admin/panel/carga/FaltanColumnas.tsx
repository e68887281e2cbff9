import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { ReactElement } from 'react'

/** The first row of the file lacks titles: nothing below can be told apart. */
export function FaltanColumnas({ columnas }: { columnas: readonly string[] }): ReactElement {
  return (
    <Note tone="bad" live>
      <strong>Falta en el primer renglón:</strong> {columnas.join(', ')}.
    </Note>
  )
}
