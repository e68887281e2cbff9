import { QrCode, ScanText, Type } from 'lucide-react'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { Fuente } from '#domain/documentos/campo-leido.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import '#admin/shared/ui/pagina/surfaces.css'

const LOOK: Readonly<Record<Fuente, { readonly word: string; readonly long: string; readonly icon: LucideIcon }>> = {
  qr: { word: 'QR', long: 'Leído del código QR', icon: QrCode },
  texto: { word: 'Texto', long: 'Leído del texto digital', icon: Type },
  ocr: { word: 'OCR', long: 'Leído de la imagen', icon: ScanText },
}

interface SourceMarkProps {
  fuente: Fuente
  /** 0..1; shown for OCR that is sure: beside a doubt, a high percentage would say the opposite. */
  confianza?: number
  /** Shows it beside a doubt too, where readings are judged and no datum is chosen. */
  conCifra?: boolean
  seguro?: boolean
  /** Opens the place in the page. */
  onOpen?: () => void
}

/** Where a value came from: QR, Texto or OCR with its confidence; amber while the person has to confirm it. */
export function SourceMark({
  fuente,
  confianza,
  conCifra = false,
  seguro = true,
  onOpen,
}: SourceMarkProps): ReactElement {
  const { word, long, icon } = LOOK[fuente]
  const percent =
    (seguro || conCifra) && fuente === 'ocr' && confianza !== undefined ? ` ${ocrPercent(confianza)}%` : ''
  const said = `${long}${percent}${seguro ? '' : ', por confirmar'}`
  const tone = seguro ? 'source source-sure' : 'source source-unsure'
  const content = (
    <>
      <Icon icon={icon} size={12} />
      {word}
      {percent}
    </>
  )
  if (!onOpen)
    return (
      <span className={tone} title={said}>
        {content}
      </span>
    )
  return (
    <button type="button" className={tone} onClick={onOpen} aria-label={`${said}. Ver en el documento`}>
      {content}
    </button>
  )
}

/** Whole percent; what was recognised in an image is never certain, however near. */
function ocrPercent(confianza: number): number {
  return Math.min(99, Math.round(confianza * 100))
}
