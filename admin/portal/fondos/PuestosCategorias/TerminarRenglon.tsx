import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { terminoIssues } from '#domain/organica/puestos/catalogo-puestos.ts'
import { api } from '#admin/providers/api-client.ts'
import { DateField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { CLAVE_PUESTOS } from './use-puestos.ts'
import type { RenglonPuestos } from '#domain/organica/puestos/catalogo-puestos.ts'
import type { ReactElement } from 'react'

interface TerminarRenglonProps {
  row: RenglonPuestos
  tipo: 'puesto' | 'categoria'
  onClose: () => void
  onDone: () => void
}

/** Ends a post or a category with its last day: whoever has it keeps it until a movement changes it. */
export function TerminarRenglon({ row, tipo, onClose, onDone }: TerminarRenglonProps): ReactElement {
  const hoy = todayInMexico(Date.now())
  const act = useAct<{ hasta: string; version: number }>({
    call: (values) =>
      api.call('POST /api/panel/puestos-categorias/:tipo/:id/terminar', { params: { tipo, id: row.id }, body: values }),
    keys: [CLAVE_PUESTOS],
    toast: () => `«${row.nombre}» tiene fecha de término.`,
    done: onDone,
  })
  return (
    <FormDialog
      id="terminar"
      act={act}
      initial={{ hasta: row.hasta ?? hoy, version: row.version }}
      rules={({ hasta }) => terminoIssues(hasta, hoy)}
      title={`Terminar «${row.nombre}» con fecha`}
      action="Terminar con fecha"
      busyText="Guardando…"
      failure="No se guardó la fecha."
      onClose={onClose}
    >
      <p>
        Desde el día siguiente nadie lo elige.
        {row.personas > 0 &&
          ` ${cuentaTexto(row.personas, 'persona lo tiene y lo conserva', 'personas lo tienen y lo conservan')} hasta que un movimiento las cambie.`}
      </p>
      <DateField name="hasta" label="Último día en que se ofrece" />
    </FormDialog>
  )
}
