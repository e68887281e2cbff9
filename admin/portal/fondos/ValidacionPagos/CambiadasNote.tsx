import { referenciaTexto } from '#domain/fondos/referencia-pago.ts'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { LineaPorValidar } from '#domain/fondos/pagos/panel-pagos.ts'
import type { ReactElement } from 'react'
import type { Cambios } from './use-edicion-validacion.ts'

interface CambiadasNoteProps {
  /** Who changed them, and when. */
  mensaje: string
  cambiadas: readonly LineaPorValidar[]
  cambios: Cambios | null
}

/** Of each line that somebody else changed first: how it is now, and what becomes of the tick on it. */
export function CambiadasNote({ mensaje, cambiadas, cambios }: CambiadasNoteProps): ReactElement {
  return (
    <Note tone="warn" live>
      <strong>No se guardó la validación.</strong> {mensaje}
      <ul className="validacion-faltas">
        {cambiadas.map(({ id, referencia, validado, validadoPor }) => (
          <li key={id}>
            La referencia <span className="mono">{referenciaTexto(referencia)}</span> ahora está{' '}
            {validado ? `validada${validadoPor && ` por ${validadoPor}`}` : 'sin validar'}.{' '}
            {cambios?.has(id)
              ? 'Tu cambio sigue marcado: «Guardar» lo hace sobre esto.'
              : 'Tu cambio ya no hace falta.'}
          </li>
        ))}
      </ul>
    </Note>
  )
}
