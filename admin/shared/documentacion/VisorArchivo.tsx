import { Download, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { PageTools } from '#admin/shared/documentos/visor/PageTools.tsx'
import { MAX_ZOOM, MIN_ZOOM, usePageStage } from '#admin/shared/documentos/visor/use-page-stage.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { downloadArchivo, openArchivo } from './abrir-archivo.ts'
import { rutaPagina } from './dueno.ts'
import type { ArchivoDocumento } from '#domain/procesos/documentacion.ts'
import type { ComponentProps, ReactElement } from 'react'
import '#admin/shared/documentos/visor/visor.css'
import './documentos-proceso.css'

export interface VisorArchivoProps {
  /** The owner's number. */
  folio: number
  titulo: string
  archivo: ArchivoDocumento
  onClose: () => void
}

/** The pages of a document, read here without leaving the portal; it also opens in a tab of its own or is downloaded. */
export default function VisorArchivo({ folio, titulo, archivo, onClose }: VisorArchivoProps): ReactElement {
  const [page, setPage] = useState(1)
  const [giro, setGiro] = useState(0)
  const [problem, setProblem] = useState('')
  const [asking, setAsking] = useState<'abrir' | 'descargar' | null>(null)
  const ask = async (what: 'abrir' | 'descargar'): Promise<void> => {
    setAsking(what)
    setProblem(await (what === 'abrir' ? openArchivo : downloadArchivo)(folio, archivo))
    setAsking(null)
  }
  const turn = (): void => setGiro((turns) => (turns + 1) % 4)
  const { ref, zoom, zoomBy, zoomFit } = usePageStage(page, turn)
  return (
    <Dialog
      open
      size="full"
      title={titulo}
      onClose={onClose}
      footer={
        <>
          <Button icon={ExternalLink} busy={asking === 'abrir'} busyText="Abriendo…" onClick={() => void ask('abrir')}>
            Abrir en otra pestaña
          </Button>
          <Button
            icon={Download}
            busy={asking === 'descargar'}
            busyText="Descargando…"
            onClick={() => void ask('descargar')}
          >
            Descargar
          </Button>
          <Button variant="primary" onClick={onClose}>
            Cerrar
          </Button>
        </>
      }
    >
      <div className="visor">
        <div className="visor-view">
          {problem !== '' && (
            <Note tone="bad" live>
              {problem}
            </Note>
          )}
          <PageTools
            page={page}
            pages={Math.max(1, archivo.paginas)}
            zoom={zoom}
            min={MIN_ZOOM}
            max={MAX_ZOOM}
            onPage={setPage}
            onZoom={(factor) => zoomBy(factor)}
            onFit={() => zoomFit()}
            onTurn={turn}
          />
          <div ref={ref} className="visor-stage" {...scrollRegion(`Página ${page} de ${titulo}`)}>
            <Pagina
              key={`${archivo.nombre_archivo} ${page}`}
              src={rutaPagina(folio, archivo.nombre_archivo, page)}
              alt={`${titulo}, página ${page}: ${archivo.original}`}
              zoom={zoom}
              giro={giro}
            />
          </div>
        </div>
      </div>
    </Dialog>
  )
}

/** A scrolling region is reached by keyboard. */
function scrollRegion(label: string): ComponentProps<'div'> {
  return { tabIndex: 0, role: 'region', 'aria-label': label }
}

interface PaginaProps {
  src: string
  alt: string
  zoom: number
  giro: number
}

function Pagina({ src, alt, zoom, giro }: PaginaProps): ReactElement {
  const [ratio, setRatio] = useState<number | null>(null)
  const [failed, setFailed] = useState(false)
  if (failed)
    return (
      <Note tone="bad" live>
        No se pudo mostrar esta página. El archivo se puede abrir en otra pestaña o descargar.
      </Note>
    )
  const sideways = giro % 2 === 1
  const shape = ratio ?? 1.294
  return (
    <div className="page-sheet" style={{ width: `${zoom * 100}%`, aspectRatio: sideways ? shape : 1 / shape }}>
      {ratio === null && <Skeleton lines={8} height={18} label="Cargando la página" />}
      <div
        className="page-turn"
        style={{
          width: sideways ? `${100 / shape}%` : '100%',
          transform: `translate(-50%, -50%) rotate(${giro * 90}deg)`,
        }}
      >
        <img
          src={src}
          alt={alt}
          draggable={false}
          className={ratio === null ? 'page-loading' : undefined}
          onLoad={({ currentTarget: { naturalHeight, naturalWidth } }) =>
            setRatio(naturalHeight / Math.max(1, naturalWidth))
          }
          onError={() => setFailed(true)}
        />
      </div>
    </div>
  )
}
