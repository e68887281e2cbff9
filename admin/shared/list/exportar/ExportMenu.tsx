import { Download } from 'lucide-react'
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
}

/** "Exportar 12", as CSV or as a workbook. */
export function ExportMenu({ count, busy, onExport }: ExportMenuProps): ReactElement {
  return (
    <Menu
      disabled={busy || !count?.n}
      items={[
        { label: 'CSV', onSelect: () => onExport('csv') },
        { label: 'Excel (XLSX)', onSelect: () => onExport('xlsx') },
      ]}
    >
      <Icon icon={Download} /> {busy ? 'Exportando…' : `Exportar${count === undefined ? '' : ` ${totalCuenta(count)}`}`}
    </Menu>
  )
}
