import { MOTIVOS_RETENCION, NOTA_MAX, respuestaIssues } from '#domain/fondos/prestamos/retencion.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { api } from '#admin/providers/api-client.ts'
import { MoneyField, SelectField, TextField } from '#admin/shared/form/fields.tsx'
import { useBound } from '#admin/shared/form/binding.ts'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { KEY_RETENCIONES } from './use-retenciones.ts'
import type { MotivoRetencion } from '#domain/fondos/prestamos/retencion.ts'
import type { RenglonRetencion } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { ReactElement } from 'react'

interface Valores {
  readonly retenidoCentavos: number | null
  readonly motivo: string
  readonly nota: string
  readonly version: number
}

const asRespuesta = ({ retenidoCentavos, motivo, nota }: Valores) => ({
  retenidoCentavos,
  motivo: motivo === '' ? null : (motivo as MotivoRetencion),
  nota,
})

/** What was withheld of an order, and why when it is less. */
export function ResponderDialog({
  renglon,
  onClose,
}: {
  renglon: RenglonRetencion
  onClose: () => void
}): ReactElement {
  const act = useAct<Valores, RenglonRetencion>({
    call: (values) =>
      api.call('POST /api/panel/retenciones/:id/respuesta', {
        params: { id: renglon.id },
        body: { ...asRespuesta(values), version: values.version },
      }),
    keys: [KEY_RETENCIONES, 'cobros'],
    toast: ({ saldoCentavos }) => `Anotado. El préstamo debe ${formatPesos(saldoCentavos)}.`,
    done: onClose,
  })
  return (
    <FormDialog
      id="retencion"
      act={act}
      initial={{
        retenidoCentavos: (renglon.retenidoCentavos ?? renglon.abonoCentavos) + renglon.aFavorCentavos,
        motivo: renglon.motivo ?? '',
        nota: renglon.nota,
        version: renglon.version,
      }}
      rules={(values) => respuestaIssues(asRespuesta(values), renglon.abonoCentavos)}
      title="¿Cuánto se retuvo?"
      action="Anotar retención"
      busyText="Anotando…"
      failure="No se anotó la retención."
      onClose={onClose}
    >
      <p>
        {renglon.nombre}, préstamo <span className="mono">{renglon.prestamo}</span>: se ordenaron{' '}
        <strong>{formatPesos(renglon.abonoCentavos)}</strong>.
      </p>
      <MoneyField name="retenidoCentavos" label="Retenido" />
      <Motivo ordenadoCentavos={renglon.abonoCentavos} />
    </FormDialog>
  )
}

/** Why it is less, once it is; in words where no reason of the list is the one, or where it is more. */
function Motivo({ ordenadoCentavos }: { ordenadoCentavos: number }): ReactElement {
  const { value: retenido } = useBound('retenidoCentavos')
  const { value: motivo } = useBound('motivo')
  const isLess = typeof retenido === 'number' && retenido < ordenadoCentavos
  const isMore = typeof retenido === 'number' && retenido > ordenadoCentavos
  return (
    <>
      <SelectField
        name="motivo"
        label="Por qué se retuvo menos"
        optional={!isLess}
        {...(!isLess && { placeholder: 'Se retuvo completo' })}
        options={Object.entries(MOTIVOS_RETENCION).map(([value, label]) => ({ value, label }))}
      />
      <TextField
        name="nota"
        label="Nota"
        help={isMore ? 'Lo retenido de más queda a favor de la persona. Escribe por qué se retuvo.' : undefined}
        optional={!isMore && (!isLess || motivo !== 'otro')}
        maxLength={NOTA_MAX}
      />
    </>
  )
}
