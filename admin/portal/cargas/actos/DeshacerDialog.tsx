import { quedoPorAutorizar } from '#domain/autorizaciones/propuesta.ts'
import { NOTA_CARGA_MAX } from '#domain/cargas/limites-carga.ts'
import { motivoCargaIssues } from '#domain/cargas/motivo-carga.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { KEY_CARGAS } from '#admin/portal/cargas/use-cargas.ts'
import { KEY_AUTORIZACIONES, SegundaMano } from '#admin/shared/autorizaciones/SegundaMano.tsx'
import { AreaField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { DetalleCarga } from '#domain/cargas/carga.ts'
import type { ReactElement } from 'react'

interface DeshacerDialogProps {
  detalle: DetalleCarga
  onClose: () => void
}

/** Proposes to take back a load; another person authorises it. */
export function DeshacerDialog({ detalle, onClose }: DeshacerDialogProps): ReactElement {
  const { carga, entran, sustituye } = detalle
  const { folio } = carga
  const act = useAct({
    call: ({ motivo }: { readonly motivo: string }) =>
      api.call('POST /api/cargas/:folio/deshacer', { params: { folio }, body: { motivo: motivo.trim() } }),
    keys: [KEY_CARGAS, KEY_AUTORIZACIONES],
    toast: quedoPorAutorizar,
    done: onClose,
  })
  return (
    <FormDialog
      id="deshacer"
      size="md"
      act={act}
      initial={{ motivo: '' }}
      rules={({ motivo }) => motivoCargaIssues(motivo, 'deshacer')}
      title={`Deshacer ${folio}`}
      action="Proponer que se deshaga"
      busyText="Enviando…"
      failure="No se propuso deshacer la carga."
      danger
      onClose={onClose}
    >
      <p>
        Se deshace completa: {cuentaTexto(entran, 'renglón deja', 'renglones dejan')} de contar.
        {sustituye !== null && ` La que había sustituido, ${sustituye}, vuelve a contar.`}
      </p>
      <AreaField name="motivo" label="Motivo" maxLength={NOTA_CARGA_MAX} counted />
      <SegundaMano />
    </FormDialog>
  )
}
