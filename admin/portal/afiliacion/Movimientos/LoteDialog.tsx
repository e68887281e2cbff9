import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { ConfirmDialog } from '#admin/shared/form/ConfirmDialog.tsx'
import type { Act } from '#admin/shared/form/use-act.ts'
import type { RespuestaLote } from '#domain/afiliacion/actos/acto-cuerpos.ts'
import type { ReactElement } from 'react'

interface LoteDialogProps {
  lote: Act<readonly number[], RespuestaLote>
  ids: readonly number[]
  /** What makes the act ask (`preguntaDeLote`). */
  razones: readonly string[]
  boton: string
  busyText: string
  onClose: () => void
}

/** Asks before an act on many movements that a person should look at first. */
export function LoteDialog({ lote, ids, razones, boton, busyText, onClose }: LoteDialogProps): ReactElement {
  const accion = `${boton}: ${cuentaTexto(ids.length, 'movimiento', 'movimientos')}`
  return (
    <ConfirmDialog
      act={{ ...lote, run: () => lote.run(ids) }}
      title={accion}
      action={accion}
      cancel="Revisarlos antes"
      busyText={busyText}
      failure={`No se pudo ${boton.toLowerCase()}.`}
      onClose={onClose}
    >
      {razones.map((razon) => (
        <p key={razon}>{razon}</p>
      ))}
    </ConfirmDialog>
  )
}
