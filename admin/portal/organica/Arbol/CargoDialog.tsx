import { cargoIssues, CARGOS_UNIDAD, TEXTO_CARGO, type CargoPanel, type DatosCargo } from '#domain/organica/arbol.ts'
import { api } from '#admin/providers/api-client.ts'
import { DateField, SelectField, TextField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { DetalleUnidad } from '#domain/organica/arbol.ts'
import type { ReactElement } from 'react'

type Valores = { -readonly [K in keyof DatosCargo]: DatosCargo[K] }

const NUEVO: Valores = { cargo: 'titular', nombre: '', curp: '', desde: '' }

/** Names who answers for a unit from a day on; the one before ends the day before. */
export function CargoDialog({ unidad, onClose }: { unidad: DetalleUnidad; onClose: () => void }): ReactElement {
  const act = useAct<Valores, readonly CargoPanel[]>({
    call: (values) =>
      api.call('POST /api/panel/organica/unidades/:id/cargos', { params: { id: unidad.id }, body: values }),
    keys: ['organica-arbol'],
    toast: (_cargos, { nombre, cargo }) =>
      `${nombre.trim()} es ${TEXTO_CARGO[cargo].toLowerCase()} de ${unidad.nombre}.`,
    done: onClose,
  })
  const actual = (values: Valores) =>
    unidad.cargos.find(({ cargo, hasta }) => cargo === values.cargo && hasta === null) ?? null
  return (
    <FormDialog
      id="cargo"
      act={act}
      initial={NUEVO}
      rules={(values) => cargoIssues(values, actual(values))}
      title={`Quién responde por ${unidad.nombre}`}
      action="Nombrar"
      busyText="Guardando…"
      failure="No se guardó el nombramiento."
      onClose={onClose}
    >
      <SelectField
        name="cargo"
        label="Cargo"
        options={CARGOS_UNIDAD.map((value) => ({ value, label: TEXTO_CARGO[value] }))}
      />
      <TextField name="nombre" label="Nombre" maxLength={120} />
      <TextField name="curp" label="CURP" optional mono maxLength={18} />
      <DateField name="desde" label="Desde" />
    </FormDialog>
  )
}
