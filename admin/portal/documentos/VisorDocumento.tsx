import { ChevronLeft, ChevronRight, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#admin/shared/ui/Button.tsx'
import { Dialog } from '#admin/shared/ui/Dialog.tsx'
import { IconButton } from '#admin/shared/ui/IconButton.tsx'
import { TITULO_CORTO } from './papeles.ts'
import { PageImage } from './PageImage.tsx'
import { VisorFields } from './VisorFields.tsx'
import type { DocumentoLeible } from '#domain/documentos/lectura.ts'
import type { VisorPaper, VisorTarget } from './visor-paper.ts'
import type { PageBox } from './PageImage.tsx'
import type { ComponentProps, ReactElement } from 'react'
import './visor.css'

const ZOOM_STEPS = [0.5, 0.75, 1, 1.5, 2, 3] as const

interface VisorDocumentoProps {
  papers: readonly VisorPaper[]
  target: VisorTarget
  confirmed: ReadonlySet<string>
  onConfirm?: (key: string) => void
  onClose: () => void
}

/**
 * 'Vista previa del documento': the pages of the papers with the places of what was read; with `mode: 'datos'` the fields
 * stand beside the page. It is loaded when it is first opened.
 */
export default function VisorDocumento(props: VisorDocumentoProps): ReactElement | null {
  const { papers, target } = props
  const [key, setKey] = useState(target.paper)
  const paper = papers.find((one) => one.key === key) ?? papers[0]
  const [campo, setCampo] = useState(target.campo)
  const [page, setPage] = useState(() => pageOf(paper, target.campo))
  const [zoom, setZoom] = useState<number>(1)
  const [giro, setGiro] = useState(0)
  if (!paper) return null
  const open = (next: VisorPaper): void => {
    setKey(next.key)
    setCampo(null)
    setPage(1)
    setGiro(0)
  }
  const activate = (next: string): void => {
    setCampo(next)
    setPage(pageOf(paper, next))
  }
  const datos = target.mode === 'datos'
  return (
    <Dialog
      open
      size="full"
      title={datos ? `Datos leídos: ${paper.title}` : 'Vista previa del documento'}
      onClose={props.onClose}
      footer={<Button onClick={props.onClose}>Cerrar</Button>}
    >
      <div className="visor">
        <div className="visor-bar">
          <PaperTabs papers={papers} current={paper.key} onOpen={open} />
          <PageTools
            page={page}
            pages={Math.max(1, paper.archivo.paginas)}
            zoom={zoom}
            onPage={setPage}
            onZoom={setZoom}
            onTurn={() => setGiro((turns) => (turns + 1) % 4)}
          />
        </div>
        <div className={datos ? 'visor-body visor-datos' : 'visor-body'}>
          {datos && (
            <VisorFields
              paper={paper}
              active={campo}
              onActive={activate}
              confirmed={props.confirmed}
              onConfirm={props.onConfirm}
            />
          )}
          <div className="visor-stage" {...scrollRegion(`Página ${page} de ${paper.title}`)}>
            <PageImage
              archivo={paper.archivo.id}
              pagina={page}
              alt={`${paper.title}, página ${page}: ${paper.archivo.nombre}`}
              zoom={zoom}
              giro={giro}
              boxes={boxesOn(paper, page)}
              active={campo}
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

function pageOf(paper: VisorPaper | undefined, campo: string | null): number {
  return (campo && paper?.lectura?.campos[campo]?.pagina) || 1
}

function boxesOn(paper: VisorPaper, page: number): PageBox[] {
  return Object.entries(paper.lectura?.campos ?? {})
    .filter(([, leido]) => leido.pagina === page)
    .map(([campo, { caja, seguro }]) => ({ campo, caja, seguro }))
}

function isLeible(key: string): key is DocumentoLeible {
  return Object.hasOwn(TITULO_CORTO, key)
}

interface PaperTabsProps {
  papers: readonly VisorPaper[]
  current: string
  onOpen: (paper: VisorPaper) => void
}

function PaperTabs({ papers, current, onOpen }: PaperTabsProps): ReactElement {
  return (
    <div className="row" role="group" aria-label="Documento">
      {papers.map((paper) => (
        <Button
          key={paper.key}
          size="sm"
          variant={paper.key === current ? 'primary' : 'default'}
          aria-pressed={paper.key === current}
          onClick={() => onOpen(paper)}
        >
          {isLeible(paper.key) ? TITULO_CORTO[paper.key] : paper.title}
        </Button>
      ))}
    </div>
  )
}

interface PageToolsProps {
  page: number
  pages: number
  zoom: number
  onPage: (page: number) => void
  onZoom: (zoom: number) => void
  onTurn: () => void
}

function PageTools({ page, pages, zoom, onPage, onZoom, onTurn }: PageToolsProps): ReactElement {
  const at = ZOOM_STEPS.findIndex((step) => step === zoom)
  const zoomTo = (index: number): void => onZoom(ZOOM_STEPS[index] ?? zoom)
  return (
    <div className="visor-tools">
      <IconButton icon={ChevronLeft} label="Página anterior" disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <span aria-live="polite">
        Página {page} de {pages}
      </span>
      <IconButton
        icon={ChevronRight}
        label="Página siguiente"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
      <IconButton icon={ZoomOut} label="Alejar" disabled={at <= 0} onClick={() => zoomTo(at - 1)} />
      <span aria-live="polite">{Math.round(zoom * 100)}%</span>
      <IconButton icon={ZoomIn} label="Acercar" disabled={at >= ZOOM_STEPS.length - 1} onClick={() => zoomTo(at + 1)} />
      <IconButton icon={RotateCw} label="Girar a la derecha" onClick={onTurn} />
    </div>
  )
}
