import { MAX_VALIDACIONES } from '#domain/fondos/pagos/panel-pagos.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { ReactElement } from 'react'
import type { EdicionValidacion } from './use-edicion-validacion.ts'

/** "Editar"; while editing, how many ticks wait, "Guardar" and "Cancelar". */
export function BarraValidacion({ edicion, puede }: { edicion: EdicionValidacion; puede: boolean }): ReactElement {
  const { cambios, busy, lleno } = edicion
  if (cambios === null)
    return (
      <div className="row">
        <Button disabled={!puede} onClick={edicion.edit}>
          Editar
        </Button>
      </div>
    )
  return (
    <>
      <div className="row">
        <Button variant="primary" busy={busy} busyText="Guardando…" onClick={edicion.save}>
          Guardar
        </Button>
        <Button disabled={busy} onClick={edicion.stop}>
          Cancelar
        </Button>
        <span className="secondary" role="status">
          {cambios.size === 0 ? 'Sin cambios' : `${cuentaTexto(cambios.size, 'cambio')} sin guardar`}
        </span>
      </div>
      {lleno && <Note tone="warn">Guarda antes de seguir: se guardan hasta {MAX_VALIDACIONES} cambios a la vez.</Note>}
    </>
  )
}
