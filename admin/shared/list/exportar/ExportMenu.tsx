import { Download } from 'lucide-react'
import { buttonClass } from '#admin/shared/ui/acciones/Button.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Menu } from '#admin/shared/ui/capas/Menu.tsx'
import { totalCuenta, type Total } from '#domain/cuenta-texto.ts'
import type { FormatoExporte } from './export-rows.ts'
import type { ReactElement } from 'react'

interface ExportMenuProps {
  /** Rows that would be written; undefined until it is known. */
  count: Total | undefined
  busy: boolean
  onExport: (formato: FormatoExporte) => void
  /**
   * Among the tools of a list, which tells its count itself: over its rows, or as an icon under them on a phone. Or beside the
   * buttons of a card, as small as they are.
   */
  place?: 'barra' | 'pie' | 'tarjeta'
}

const CLASE = {
  barra: 'btn btn-quiet btn-sm lista-exportar',
  pie: 'icon-btn',
  tarjeta: buttonClass('default', 'sm'),
} as const

/** "Exportar 12", as CSV or as a workbook. */
export function ExportMenu({ count, busy, onExport, place }: ExportMenuProps): ReactElement {
  const texto = busy ? 'Exportando…' : `Exportar${count === undefined ? '' : ` ${totalCuenta(count)}`}`
  return (
    <Menu
      disabled={busy || !count?.n}
      items={[
        { label: 'CSV', onSelect: () => onExport('csv') },
        { label: 'Excel (XLSX)', onSelect: () => onExport('xlsx') },
      ]}
      {...(place && { label: texto, className: CLASE[place] })}
    >
      <Icon icon={Download} />
      {(place === undefined || place === 'tarjeta') && ` ${texto}`}
      {place === 'barra' && <span>{busy ? texto : 'Exportar'}</span>}
    </Menu>
  )
}
