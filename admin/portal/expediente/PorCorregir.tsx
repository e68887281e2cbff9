import { etiquetaCampo } from '#domain/afiliacion/actos/campos-devolucion.ts'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { CorreccionDeBorrador } from '#domain/afiliacion/borrador.ts'
import type { ReactElement } from 'react'

/** What the last return asked to correct, all together; each note stands beside its field too. */
export function PorCorregir({ campos }: Pick<CorreccionDeBorrador, 'campos'>): ReactElement | null {
  const marked = Object.entries(campos)
  if (marked.length === 0) return null
  return (
    <Note tone="warn">
      <strong>Por corregir.</strong>
      <ul>
        {marked.map(([campo, nota]) => (
          <li key={campo}>
            {etiquetaCampo(campo)}: {nota}
          </li>
        ))}
      </ul>
    </Note>
  )
}
