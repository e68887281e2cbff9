import { Printer } from 'lucide-react'
import { buttonClass } from '#admin/shared/ui/acciones/Button.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { rutaHojaExplicacion, type ImporteExplicado } from './use-explicacion.ts'
import type { ReactElement } from 'react'

/** Opens the explanation as a paper. */
export function ImprimirExplicacion({ de }: { de: ImporteExplicado }): ReactElement {
  return (
    <a className={buttonClass('default')} href={rutaHojaExplicacion(de)} target="_blank" rel="noopener">
      <Icon icon={Printer} />
      Imprimir
    </a>
  )
}
