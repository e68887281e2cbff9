import { Map as MapIcon } from 'lucide-react'
import { useState } from 'react'
import { direccionMarco } from '#domain/instituto/mapa.ts'
import { useInfo } from '#admin/providers/use-info.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import type { ReactElement } from 'react'

/** The outside map in a frame, where the institute set one. It is asked for by a click: no address leaves by itself (decisions §9). */
export function MapaIncrustado({ domicilio }: { domicilio: string }): ReactElement | null {
  const [shown, setShown] = useState(false)
  const mapa = useInfo()?.mapaIncrustado ?? ''
  if (mapa === '') return null
  if (!shown)
    return (
      <span>
        <Button icon={MapIcon} onClick={() => setShown(true)}>
          Mostrar el mapa aquí
        </Button>
      </span>
    )
  return (
    <iframe
      className="mapa-marco"
      src={direccionMarco(mapa, domicilio)}
      title="Mapa del domicilio"
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin"
    />
  )
}
