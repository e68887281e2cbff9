import { Reply } from 'lucide-react'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { ReactElement } from 'react'
import './expediente.css'

/** At a field: what the return asked to correct in it. Nothing when it marked another. */
export function NotaDevolucion({ nota }: { nota: string | undefined }): ReactElement | null {
  if (nota === undefined) return null
  return (
    <span className="tramite-aviso">
      <Icon icon={Reply} size={14} /> Por corregir: {nota}
    </span>
  )
}
