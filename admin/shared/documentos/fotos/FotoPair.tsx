import { RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import type { Giro } from '#domain/documentos/fotografia.ts'
import type { ReactElement } from 'react'
import './foto.css'

interface FotoPairProps {
  file: File
  /** The straightened page; absent while it is made. */
  page: string | undefined
  giro: Giro
  onTurn: () => void
}

/** A photo beside the page that it would become, which can be turned. */
export function FotoPair({ file, page, giro, onTurn }: FotoPairProps): ReactElement {
  return (
    <div className="foto-pair">
      <figure>
        <figcaption>Fotografía</figcaption>
        <OwnImage file={file} />
      </figure>
      <figure>
        <figcaption>
          Página enderezada
          <Button size="sm" icon={RotateCw} disabled={!page} onClick={onTurn}>
            Girar
          </Button>
        </figcaption>
        <StraightPage src={page} giro={giro} />
      </figure>
    </div>
  )
}

/** The file as the browser shows it, its EXIF turn respected. */
function OwnImage({ file }: { file: File }): ReactElement {
  const [src, setSrc] = useState('')
  const [broken, setBroken] = useState(false)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setSrc(url)
    setBroken(false)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <div className="foto-sheet">
      {broken ? (
        <span className="muted small">La imagen no se puede mostrar.</span>
      ) : (
        src && <img src={src} alt={`La fotografía ${file.name}`} onError={() => setBroken(true)} />
      )}
    </div>
  )
}

function StraightPage({ src, giro }: { src: string | undefined; giro: Giro }): ReactElement {
  if (src)
    return (
      <div className="foto-sheet">
        <img
          src={src}
          alt={giro === 0 ? 'La página como quedaría' : `La página como quedaría, girada ${giro * 90} grados`}
          style={{ transform: `rotate(${giro * 90}deg)` }}
        />
      </div>
    )
  return (
    <div className="foto-sheet">
      <Skeleton lines={7} height={18} label="Enderezando la fotografía" />
    </div>
  )
}
