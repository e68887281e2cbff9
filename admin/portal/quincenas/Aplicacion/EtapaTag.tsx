import { Ban, CircleCheck, CircleDashed, FileSignature, LoaderCircle, RotateCcw, Send } from 'lucide-react'
import { TEXTO_ETAPA, type EtapaCierre } from '#domain/quincenas/tabla-cierre.ts'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { StatusTone } from '#admin/shared/ui/datos/status-look.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'

const LOOK: Readonly<Record<EtapaCierre, readonly [StatusTone, LucideIcon]>> = {
  abierto: ['neutral', CircleDashed],
  solicitado: ['blue', Send],
  revisado: ['blue', FileSignature],
  aprobado: ['indigo', FileSignature],
  firmado: ['indigo', FileSignature],
  aplicando: ['amber', LoaderCircle],
  cerrado: ['teal', CircleCheck],
  reapertura: ['amber', RotateCcw],
  anulado: ['red', Ban],
}

/** Where a close stands. */
export function EtapaTag({ etapa }: { etapa: EtapaCierre }): ReactElement {
  const [tone, icon] = LOOK[etapa]
  return (
    <StatusTag tone={tone} icon={icon}>
      {TEXTO_ETAPA[etapa]}
    </StatusTag>
  )
}
