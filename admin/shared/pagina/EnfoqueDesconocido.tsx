import { useSearchParams } from 'react-router-dom'
import { enfoquesDe, type NombreVista } from '#domain/acceso/vistas/vistas.ts'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { ReactElement } from 'react'

/** Says that the address chooses something that the view does not have; nothing when it chooses nothing, or well. */
export function EnfoqueDesconocido({ vista }: { vista: NombreVista }): ReactElement | null {
  const enfoque = useSearchParams()[0].get('enfoque')
  if (enfoque === null || enfoquesDe(vista).includes(enfoque)) return null
  return (
    <Note tone="warn" live>
      <strong>La dirección pide un trámite que no existe: «{enfoque.slice(0, 60)}».</strong> Elige uno de los de esta
      pantalla.
    </Note>
  )
}
