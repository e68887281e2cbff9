import { motivoRechazoIssues } from '#domain/autorizaciones/motivo-rechazo.ts'
import { AreaField } from '#admin/shared/form/fields.tsx'
import { FormDialog, type FormDialogProps } from '#admin/shared/form/FormDialog.tsx'
import type { ReactElement } from 'react'

/** A refusal, with the version of what was read. */
export interface Rechazo {
  readonly nota: string
  readonly version: number
}

interface RechazarDialogProps<Result> extends Pick<
  FormDialogProps<Rechazo, Result, unknown>,
  'act' | 'action' | 'failure' | 'onClose'
> {
  de: { readonly folio: string; readonly version: number }
  maxLength: number
}

/** Asks for the reason of a refusal. The author of the record reads it. */
export function RechazarDialog<Result>({ de, maxLength, ...dialog }: RechazarDialogProps<Result>): ReactElement {
  return (
    <FormDialog
      {...dialog}
      id="rechazar"
      initial={{ nota: '', version: de.version }}
      rules={({ nota }) => motivoRechazoIssues(nota, maxLength)}
      title={`Rechazar ${de.folio}`}
      busyText="Rechazando…"
      danger
    >
      <AreaField name="nota" label="Motivo del rechazo" maxLength={maxLength} />
    </FormDialog>
  )
}
