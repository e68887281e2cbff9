import { ChevronDown, ChevronUp } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { EN_SITIO } from './en-sitio.ts'
import type { ReactElement } from 'react'

interface VecinosProps {
  id: number
  ids: readonly number[]
  ruta: (id: number) => string
}

/** To the record before and after this one, in the order of the list. */
export function Vecinos({ id, ids, ruta }: VecinosProps): ReactElement {
  const navigate = useNavigate()
  const { search } = useLocation()
  const at = ids.indexOf(id)
  const open = (next: number | undefined): void => {
    if (next !== undefined) void navigate({ pathname: ruta(next), search }, { replace: true, state: EN_SITIO })
  }
  return (
    <>
      <IconButton icon={ChevronUp} label="Anterior" disabled={at <= 0} onClick={() => open(ids[at - 1])} />
      <IconButton
        icon={ChevronDown}
        label="Siguiente"
        disabled={at < 0 || at >= ids.length - 1}
        onClick={() => open(ids[at + 1])}
      />
    </>
  )
}
