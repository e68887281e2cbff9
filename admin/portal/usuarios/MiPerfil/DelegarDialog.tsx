import { delegacionIssues, MAX_DIAS_DELEGACION, OFICIO_MAX } from '#domain/acceso/delegacion.ts'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { AreaField, ComboField, DateField, TextField } from '#admin/shared/form/fields.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { MIS_DELEGACIONES } from './mi-cuenta.ts'
import type { DelegacionesPropias, DelegacionPedida, DelegacionPropia } from '#domain/acceso/delegacion.ts'
import type { ReactElement } from 'react'

interface DelegarDialogProps {
  candidatos: DelegacionesPropias['candidatos']
  onClose: () => void
}

/** Asks who signs, by which oficio, from when, until when and why. */
export function DelegarDialog({ candidatos, onClose }: DelegarDialogProps): ReactElement {
  const hoy = todayInMexico(Date.now())
  const act = useAct<DelegacionPedida, DelegacionPropia>({
    call: (pedida) => api.call('POST /api/mi-cuenta/delegaciones', { body: pedida }),
    keys: [{ queryKey: MIS_DELEGACIONES }],
    toast: ({ a }) => `${a} firmará por ti cuando acepte.`,
    done: onClose,
  })
  return (
    <FormDialog
      id="delegar"
      act={act}
      initial={{ usuario: '', oficio: '', oficioFecha: '', desde: hoy, hasta: '', motivo: '' }}
      rules={(pedida) => delegacionIssues(pedida, hoy)}
      title="Delegar mi firma"
      action="Delegar"
      busyText="Delegando…"
      failure="No se pudo delegar."
      onClose={onClose}
    >
      <p>
        Cuando acepte, quien nombres podrá validar, aprobar o firmar lo que te toca a ti. Cada acto dirá «por delegación
        de» y tu nombre, y nadie aprueba lo que solicitó. Puedes retirarla cuando quieras.
      </p>
      <ComboField
        name="usuario"
        label="Quién firma por ti"
        options={candidatos.map(({ usuario, nombre, perfil }) => ({ value: usuario, label: nombre, detail: perfil }))}
        emptyText="Nadie con ese nombre en tu lugar de la estructura."
      />
      <TextField name="oficio" label="Número de oficio" maxLength={OFICIO_MAX} />
      <DateField name="oficioFecha" label="Fecha del oficio" max={hoy} />
      <DateField name="desde" label="Desde" min={hoy} />
      <DateField name="hasta" label="Hasta" min={hoy} help={`Hasta ${MAX_DIAS_DELEGACION} días.`} />
      <AreaField name="motivo" label="Motivo" optional maxLength={300} />
    </FormDialog>
  )
}
