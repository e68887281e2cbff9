import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { ReactElement } from 'react'

interface RestoPorCorregirProps {
  filas: readonly { readonly errores: object }[]
  conError: number
}

/** Of a file with very many wrong rows the first ones are shown; the rest is told. */
export function RestoPorCorregir({ filas, conError }: RestoPorCorregirProps): ReactElement | null {
  const shown = filas.filter(({ errores }) => Object.keys(errores).length > 0).length
  if (shown === conError) return null
  return (
    <Note tone="warn">
      Se muestran los primeros {shown} renglones por corregir de {conError}.
    </Note>
  )
}
