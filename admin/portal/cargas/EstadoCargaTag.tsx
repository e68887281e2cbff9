import {
  CircleCheck,
  CircleX,
  ClipboardCheck,
  FileSearch,
  LoaderCircle,
  Replace,
  Stamp,
  Trash2,
  Undo2,
} from 'lucide-react'
import { estadoCargaTexto, isSinNada, type Carga } from '#domain/cargas/carga.ts'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { StatusTone } from '#admin/shared/ui/datos/status-look.ts'
import type { EstadoCarga } from '#domain/cargas/estado-carga.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'

const LOOK: Readonly<Record<EstadoCarga, readonly [StatusTone, LucideIcon]>> = {
  leyendo: ['blue', LoaderCircle],
  revisada: ['blue', FileSearch],
  rechazada: ['red', CircleX],
  aplicando: ['blue', LoaderCircle],
  por_validar: ['amber', ClipboardCheck],
  por_aprobar: ['indigo', Stamp],
  aplicada: ['teal', CircleCheck],
  sustituida: ['neutral', Replace],
  deshecha: ['neutral', Undo2],
  descartada: ['neutral', Trash2],
}

/** A load that was read, without a row that enters. */
const SIN_NADA: readonly [StatusTone, LucideIcon] = ['red', CircleX]

/** State of a load. */
export function EstadoCargaTag({ carga }: { carga: Carga }): ReactElement {
  const [tone, icon] = isSinNada(carga) ? SIN_NADA : LOOK[carga.estado]
  return (
    <StatusTag tone={tone} icon={icon}>
      {estadoCargaTexto(carga)}
    </StatusTag>
  )
}
