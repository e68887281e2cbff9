import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Checkbox } from '#admin/shared/ui/campos/Checkbox.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { Popover } from '#admin/shared/ui/capas/Popover.tsx'
import type { Columnas } from './use-columnas.ts'
import type { ReactElement } from 'react'

interface ColumnsPopoverProps<Row> {
  state: Columnas<Row>
}

/** Which columns the list shows and in which order; what names the row always stays. */
export function ColumnsPopover<Row>({ state }: ColumnsPopoverProps<Row>): ReactElement {
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
          {state.ordenadas.map(({ key, header, fija, hideHeader }) => (
            <div key={key} className="lista-columna">
              <Checkbox
                label={header}
                checked={state.isVisible(key)}
                disabled={fija}
                onChange={() => state.toggle(key)}
              />
              {!hideHeader && <Mover clave={key} titulo={header} state={state} />}
            </div>
          ))}
          <Button variant="quiet" size="sm" onClick={state.reset}>
            Restablecer
          </Button>
        </fieldset>
      )}
    </Popover>
  )
}

function Mover<Row>({ clave, titulo, state }: { clave: string; titulo: string; state: Columnas<Row> }): ReactElement {
  const at = state.claves.indexOf(clave)
  return (
    <span className="lista-mover">
      <IconButton icon={ArrowUp} label={`Subir ${titulo}`} disabled={at === 0} onClick={() => state.move(clave, -1)} />
      <IconButton
        icon={ArrowDown}
        label={`Bajar ${titulo}`}
        disabled={at === state.claves.length - 1}
        onClick={() => state.move(clave, 1)}
      />
    </span>
  )
}
