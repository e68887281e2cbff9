import { etiquetaCampo } from '#domain/afiliacion/actos/campos-devolucion.ts'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { CorreccionDeBorrador } from '#domain/afiliacion/borrador.ts'
import type { ReactElement } from 'react'

interface PorCorregirProps extends Pick<CorreccionDeBorrador, 'motivo' | 'campos'> {
  /** Opens the place of a marked field. */
  onIr: (campo: string) => void
}

/** Why it was returned and what to correct, all together, each a link to its field; each note stands beside its field too. */
export function PorCorregir({ motivo, campos, onIr }: PorCorregirProps): ReactElement | null {
  const marked = Object.entries(campos)
  if (marked.length === 0 && motivo === '') return null
  return (
    <Note tone="warn">
      <strong>Por corregir.</strong> {motivo}
      {marked.length > 0 && (
        <ul className="veredicto-cosas">
          {marked.map(([campo, nota]) => (
            <li key={campo}>
              <button type="button" onClick={() => onIr(campo)}>
                {etiquetaCampo(campo)}
              </button>
              : {nota}
            </li>
          ))}
        </ul>
      )}
    </Note>
  )
}
