import { useCallback, useState } from 'react'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { etiquetaCampo } from '#domain/documentos/etiqueta-campo.ts'
import { TITULO_CORTO } from '#admin/shared/documentos/papeles.ts'
import { rutaArchivo } from '#admin/shared/documentos/papeles.ts'
import { PageImage } from './PageImage.tsx'
import { PageTools } from './PageTools.tsx'
import { MAX_ZOOM, MIN_ZOOM, usePageStage } from './use-page-stage.ts'
import { pendingOf, VisorFields } from './VisorFields.tsx'
import { isLeible } from '#domain/documentos/papeles/registro.ts'
import { unreadOf } from './visor-paper.ts'
import type { VisorActs, VisorPaper, VisorTarget } from './visor-paper.ts'
import type { PageBox } from './PageImage.tsx'
import type { ComponentProps, ReactElement } from 'react'
import './visor.css'

interface VisorDocumentoProps {
  papers: readonly VisorPaper[]
  target: VisorTarget
  acts: VisorActs
  onClose: () => void
}

/**
 * 'Vista previa del documento': the pages of the papers with the places of what was read; with `mode: 'datos'` the fields
 * stand beside the page. It is loaded when it is first opened.
 */
export default function VisorDocumento({ papers, target, acts, onClose }: VisorDocumentoProps): ReactElement | null {
  const [key, setKey] = useState(target.paper)
  const paper = papers.find((one) => one.key === key) ?? papers[0]
  const [campo, setCampo] = useState(target.campo)
  const [page, setPage] = useState(() => pageOf(paper, target.campo))
  const [picked, setPicked] = useState(0)
  const activate = useCallback(
    (next: string): void => {
      setCampo(next)
      setPage(pageOf(paper, next))
    },
    [paper],
  )
  if (!paper) return null
  const datos = target.mode === 'datos'
  const open = (next: VisorPaper): void => {
    setKey(next.key)
    setCampo(null)
    setPage(1)
  }
  return (
    <Dialog
      open
      size="full"
      title={datos ? `Datos leídos: ${paper.title}` : 'Vista previa del documento'}
      onClose={onClose}
      footer={<Button onClick={onClose}>Cerrar</Button>}
    >
      <div className={datos ? 'visor visor-datos' : 'visor'}>
        <div className="visor-head">
          <PaperTabs papers={papers} current={paper.key} acts={acts} onOpen={open} />
          {datos && <PendingCount paper={paper} acts={acts} />}
        </div>
        {datos && <VisorFields paper={paper} active={campo} picked={picked} acts={acts} onActive={activate} />}
        <Stage
          key={paper.key}
          paper={paper}
          page={page}
          campo={campo}
          onPage={setPage}
          onPick={(next) => {
            setCampo(next)
            setPicked((count) => count + 1)
          }}
        />
      </div>
    </Dialog>
  )
}

interface StageProps {
  paper: VisorPaper
  page: number
  campo: string | null
  onPage: (page: number) => void
  onPick: (campo: string) => void
}

/** The page with its tools: turned and enlarged for as long as its paper is in sight. */
function Stage({ paper, page, campo, onPage, onPick }: StageProps): ReactElement {
  const [giro, setGiro] = useState(0)
  const turn = (): void => setGiro((turns) => (turns + 1) % 4)
  const { ref, zoom, zoomBy, zoomFit } = usePageStage(page, turn)
  return (
    <div className="visor-view">
      <PageTools
        page={page}
        pages={Math.max(1, paper.archivo.paginas)}
        zoom={zoom}
        min={MIN_ZOOM}
        max={MAX_ZOOM}
        onPage={onPage}
        onZoom={(factor) => zoomBy(factor)}
        onFit={() => zoomFit()}
        onTurn={turn}
      />
      <div ref={ref} className="visor-stage" {...scrollRegion(`Página ${page} de ${paper.title}`)}>
        <PageImage
          ruta={rutaArchivo(paper.archivo.id)}
          pagina={page}
          alt={`${paper.title}, página ${page}: ${paper.archivo.nombre}`}
          zoom={zoom}
          giro={giro}
          boxes={boxesOn(paper, page)}
          active={campo}
          onPick={onPick}
        />
      </div>
    </div>
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
    .map(([campo, { caja, seguro }]) => ({ campo, label: etiquetaCampo(campo, paper.key), caja, seguro }))
}

interface PaperTabsProps {
  papers: readonly VisorPaper[]
  current: string
  acts: VisorActs
  onOpen: (paper: VisorPaper) => void
}

function PaperTabs({ papers, current, acts, onOpen }: PaperTabsProps): ReactElement {
  return (
    <div className="row" role="group" aria-label="Documento">
      {papers.map((paper) => {
        const waits = pendingOf(paper, acts.pending).length
        return (
          <Button
            key={paper.key}
            size="sm"
            variant={paper.key === current ? 'primary' : 'default'}
            aria-pressed={paper.key === current}
            onClick={() => onOpen(paper)}
          >
            {isLeible(paper.key) ? TITULO_CORTO[paper.key] : paper.title}
            {waits > 0 && (
              <span className="visor-count">
                {waits}
                <span className="visually-hidden"> por confirmar</span>
              </span>
            )}
          </Button>
        )
      })}
    </div>
  )
}

/** "3 campos por confirmar", and how that is done by keyboard. */
function PendingCount({ paper, acts }: { paper: VisorPaper; acts: VisorActs }): ReactElement {
  const waits = pendingOf(paper, acts.pending).length
  const unread = unreadOf(paper, acts).length
  const open = [
    ...(waits > 0 ? [`${cuentaTexto(waits, 'campo')} por confirmar`] : []),
    ...(unread > 0 ? [`${cuentaTexto(unread, 'campo')} sin leer`] : []),
  ]
  return (
    <p className="visor-pending" role="status">
      <strong>{open.length === 0 ? 'Nada por confirmar en este documento' : open.join(' · ')}</strong>
      {waits > 0 && <span className="secondary"> Enter confirma y pasa al siguiente; escribe para corregir.</span>}
    </p>
  )
}
