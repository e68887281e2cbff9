import { ExternalLink, LoaderCircle, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { CloudOff } from 'lucide-react'
import { useMarco } from './use-marco.ts'
import type { ReactElement } from 'react'
import './tableros.css'

/** Another site's page in a frame: a spinner until it is there, and what to do when it does not come. */
export function Marco({ direccion, titulo }: { direccion: string; titulo: string }): ReactElement {
  const [attempt, setAttempt] = useState(0)
  return (
    <MarcoIntento
      key={attempt}
      direccion={direccion}
      titulo={titulo}
      onRetry={() => setAttempt((count) => count + 1)}
    />
  )
}

interface MarcoIntentoProps {
  direccion: string
  titulo: string
  onRetry: () => void
}

function MarcoIntento({ direccion, titulo, onRetry }: MarcoIntentoProps): ReactElement {
  const { estado, onLoad } = useMarco(direccion)
  if (estado === 'bloqueado' || estado === 'fallo')
    return (
      <div className="card marco-falla" role="alert">
        <EmptyState
          icon={CloudOff}
          title="El tablero no cargó"
          action={
            <span className="row">
              <Button icon={RotateCw} onClick={estado === 'bloqueado' ? () => window.location.reload() : onRetry}>
                Reintentar
              </Button>
              <OtraPestana direccion={direccion} />
            </span>
          }
        >
          {estado === 'bloqueado'
            ? 'Su dirección es nueva y esta página se abrió antes: al reintentar se recarga con ella.'
            : 'El sitio que lo publica no respondió. Puede estar fuera de servicio o no estar a tu alcance desde esta red.'}
        </EmptyState>
      </div>
    )
  return (
    <>
      <div className="marco">
        {estado === 'cargando' && (
          <div className="marco-espera" role="status">
            <span className="spin">
              <Icon icon={LoaderCircle} size={24} />
            </span>
            Cargando el tablero…
          </div>
        )}
        <iframe
          src={direccion}
          title={titulo}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
          onLoad={onLoad}
        />
      </div>
      {/* A frame says of no other site whether it came or an error of the browser did. */}
      {estado === 'listo' && (
        <p className="row">
          ¿No se ve el tablero? <OtraPestana direccion={direccion} />
        </p>
      )}
    </>
  )
}

function OtraPestana({ direccion }: { direccion: string }): ReactElement {
  return (
    <a className="btn btn-default" href={direccion} target="_blank" rel="noopener noreferrer">
      <Icon icon={ExternalLink} />
      Abrir en otra pestaña
    </a>
  )
}
