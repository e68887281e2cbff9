import { CircleCheck, CircleDot, Clock } from 'lucide-react'
import { NOMBRE_ESTADO_CASO } from '#domain/procesos/casos/estado-caso.ts'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { EstadoCaso } from '#domain/procesos/casos/estado-caso.ts'
import type { CasoResumen } from '#domain/procesos/casos/caso.ts'
import type { StatusTone } from '#admin/shared/ui/datos/status-look.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import './casos.css'

const LOOK: Readonly<Record<EstadoCaso, { readonly tone: StatusTone; readonly icon: LucideIcon }>> = {
  pendiente: { tone: 'amber', icon: Clock },
  'en progreso': { tone: 'blue', icon: CircleDot },
  completado: { tone: 'green', icon: CircleCheck },
}

/** Where a case or one of its norms stands. */
export function EstadoCasoTag({ estado }: { estado: EstadoCaso }): ReactElement {
  const { tone, icon } = LOOK[estado]
  return (
    <StatusTag tone={tone} icon={icon}>
      {NOMBRE_ESTADO_CASO[estado]}
    </StatusTag>
  )
}

/** The due date in words; a late one in red, with the word that says so. */
export function PlazoTexto({ plazo }: { plazo: CasoResumen['plazo'] }): ReactElement {
  return <span className={`plazo plazo-${plazo.tono}`}>{plazo.texto}</span>
}
