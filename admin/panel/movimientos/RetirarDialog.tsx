import { TIPO_ALTA } from '#domain/afiliacion/tipo-movimiento.ts'
import { api } from '#admin/providers/api-client.ts'
import { AreaField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { nombreNatural } from '#admin/panel/nombre.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimiento.ts'
import type { Issue } from '#domain/issue.ts'
import type { ReactElement } from 'react'

interface Retiro {
  readonly motivo: string
}

interface RetirarDialogProps {
  movimiento: MovimientoDetalle
  onClose: () => void
}

const trimmed = ({ motivo }: Retiro): Retiro => ({ motivo: motivo.trim() })

function retiroIssues({ motivo }: Retiro): readonly Issue[] {
  return motivo === '' ? [{ path: 'motivo', code: 'falta', message: 'Escribe por qué se retira.' }] : []
}

/** Says what withdrawing does and to whom, and asks why. */
export function RetirarDialog({ movimiento, onClose }: RetirarDialogProps): ReactElement {
  const { folio, version } = movimiento
  const act = useAct({
    call: ({ motivo }: Retiro) =>
      api.post<MovimientoDetalle>(`/api/movimientos/${encodeURIComponent(folio)}/retirar`, { version, motivo }),
    keys: ['movimientos', 'afiliados', 'ventanilla'],
    toast: () => `Se retiró el movimiento ${folio}.`,
    done: onClose,
  })
  return (
    <FormDialog
      id="retirar"
      act={act}
      initial={{ motivo: '' }}
      clean={trimmed}
      rules={retiroIssues}
      title={`Retirar el movimiento ${folio}`}
      action="Retirar movimiento"
      cancel="Conservar"
      danger
      busyText="Retirando…"
      failure="No se pudo retirar."
      onClose={onClose}
    >
      <p>{consecuencia(movimiento)}</p>
      <AreaField name="motivo" label="Motivo" help="Queda escrito en el recorrido del movimiento." maxLength={500} />
    </FormDialog>
  )
}

function consecuencia(movimiento: MovimientoDetalle): string {
  const que = `${movimiento.tipo} de ${nombreNatural(movimiento)}`
  const alta =
    movimiento.tipoId === TIPO_ALTA
      ? ' La persona no quedará afiliada; para registrarla habrá que capturar un alta nueva.'
      : ' Los datos de la persona quedan como están.'
  return `${que}: el movimiento quedará Cancelado y no entrará en la quincena.${alta} No se puede deshacer.`
}
