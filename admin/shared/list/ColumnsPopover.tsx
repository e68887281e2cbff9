import { Columns3 } from 'lucide-react'
import { Button } from '#admin/shared/ui/Button.tsx'
import { Checkbox } from '#admin/shared/ui/Checkbox.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Popover } from './Popover.tsx'
import type { Columnas } from './use-columnas.ts'
import type { Columna } from './lista.ts'
import type { ReactElement } from 'react'

interface ColumnsPopoverProps<Row> {
  columnas: readonly Columna<Row>[]
  state: Columnas<Row>
}

/** Which columns the list shows; what names the row always stays. */
export function ColumnsPopover<Row>({ columnas, state }: ColumnsPopoverProps<Row>): ReactElement {
  return (
    <Popover
      label="Columnas"
      className="icon-btn"
      button={<Icon icon={Columns3} />}
      buttonLabel="Elegir columnas"
      align="end"
    >
      {() => (
        <fieldset className="lista-columnas">
          <legend className="menu-group">Columnas</legend>
          {columnas.map(({ key, header, fija }) => (
            <Checkbox
              key={key}
              label={header}
              checked={state.isVisible(key)}
              disabled={fija}
              onChange={() => state.toggle(key)}
            />
          ))}
          <Button variant="quiet" size="sm" onClick={state.reset}>
            Restablecer
          </Button>
        </fieldset>
      )}
    </Popover>
  )
}
