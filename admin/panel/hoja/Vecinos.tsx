import { ChevronDown, ChevronUp } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { EN_SITIO } from './en-sitio.ts'
import type { ReactElement } from 'react'

interface VecinosProps<Clave> {
  clave: Clave
  claves: readonly Clave[]
  ruta: (clave: Clave) => string
}

/** To the record before and after this one, in the order of the list. */
export function Vecinos<Clave>({ clave, claves, ruta }: VecinosProps<Clave>): ReactElement {
  const navigate = useNavigate()
  const { search } = useLocation()
  const at = claves.indexOf(clave)
  const open = (next: Clave | undefined): void => {
    if (next !== undefined) void navigate({ pathname: ruta(next), search }, { replace: true, state: EN_SITIO })
  }
  return (
    <>
      <IconButton icon={ChevronUp} label="Anterior" disabled={at <= 0} onClick={() => open(claves[at - 1])} />
      <IconButton
        icon={ChevronDown}
        label="Siguiente"
        disabled={at < 0 || at >= claves.length - 1}
        onClick={() => open(claves[at + 1])}
      />
    </>
  )
}
