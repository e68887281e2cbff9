import { etiquetaCampo } from '#domain/afiliacion/actos/campos-devolucion.ts'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { CorreccionDeBorrador } from '#domain/afiliacion/borrador.ts'
import type { ReactElement } from 'react'

/** Why it was returned and what to correct, all together; each note stands beside its field too. */
export function PorCorregir({ motivo, campos }: Pick<CorreccionDeBorrador, 'motivo' | 'campos'>): ReactElement | null {
  const marked = Object.entries(campos)
  if (marked.length === 0 && motivo === '') return null
  return (
    <Note tone="warn">
      <strong>Por corregir.</strong> {motivo}
      {marked.length > 0 && (
        <ul>
          {marked.map(([campo, nota]) => (
            <li key={campo}>
              {etiquetaCampo(campo)}: {nota}
            </li>
          ))}
        </ul>
      )}
    </Note>
  )
}
