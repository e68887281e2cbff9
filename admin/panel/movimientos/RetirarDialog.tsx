import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TIPO_ALTA } from '#domain/afiliacion/tipo-movimiento.ts'
import { api } from '#admin/providers/api-client.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { fieldError } from '#admin/providers/field-errors.ts'
import { ActDialog } from '#admin/shared/ui/ActDialog.tsx'
import { Field } from '#admin/shared/ui/Field.tsx'
import { TextArea } from '#admin/shared/ui/TextArea.tsx'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import { nombreNatural } from '#admin/panel/nombre.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimiento.ts'
import type { ReactElement } from 'react'

interface RetirarDialogProps {
  movimiento: MovimientoDetalle
  onClose: () => void
}

/** Says what withdrawing does and to whom, and asks why. */
export function RetirarDialog({ movimiento, onClose }: RetirarDialogProps): ReactElement {
  const [motivo, setMotivo] = useState('')
  const [missing, setMissing] = useState(false)
  const { mutate, isPending, error } = useRetirar(movimiento, onClose)
  const text = motivo.trim()
  const submit = (): void => {
    setMissing(text === '')
    if (text === '') document.getElementById('retirar-motivo')?.focus()
    else mutate(text)
  }
  return (
    <ActDialog
      title={`Retirar el movimiento ${movimiento.folio}`}
      action="Retirar movimiento"
      cancel="Conservar"
      danger
      busyText="Retirando…"
      busy={isPending}
      error={error}
      failure="No se pudo retirar."
      fields={['motivo']}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{consecuencia(movimiento)}</p>
      <Field
        id="retirar-motivo"
        label="Motivo"
        help="Queda escrito en el recorrido del movimiento."
        error={missing && text === '' ? 'Escribe por qué se retira.' : fieldError(error, 'motivo')}
      >
        <TextArea value={motivo} maxLength={500} onChange={(event) => setMotivo(event.target.value)} />
      </Field>
    </ActDialog>
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

function useRetirar(movimiento: MovimientoDetalle, onDone: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (motivo: string) =>
      api.post<MovimientoDetalle>(`/api/movimientos/${encodeURIComponent(movimiento.folio)}/retirar`, {
        version: movimiento.version,
        motivo,
      }),
    onSuccess: async () => {
      await Promise.all(
        ['movimientos', 'afiliados', 'ventanilla'].map((key) => client.invalidateQueries({ queryKey: [key] })),
      )
      toast.success(`Se retiró el movimiento ${movimiento.folio}.`)
      onDone()
    },
    onError: (error) => {
      if (isApiError(error) && error.codigo === 'version') void client.invalidateQueries({ queryKey: ['movimientos'] })
    },
  })
}
