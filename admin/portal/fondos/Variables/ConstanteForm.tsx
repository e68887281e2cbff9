import { useEffect, useState } from 'react'
import { cleanConstante, constanteIssues, LIMITES_CONSTANTE } from '#domain/fondos/constantes/constante.ts'
import { fieldError, isToldBy } from '#admin/providers/field-errors.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DateInput } from '#admin/shared/ui/campos/DateInput.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { openAt } from '#admin/shared/ui/capas/open-at.ts'
import { useFirstError } from '#admin/shared/form/use-first-error.ts'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { useGuardarConstante } from './use-constantes.ts'
import type { ConstanteAgrupada } from '#domain/fondos/constantes/constante.ts'
import type { ReactElement } from 'react'

interface ConstanteFormProps {
  /** The constant whose value is recorded anew: its name is locked. */
  editando: ConstanteAgrupada | null
  hoy: string
  onDone: () => void
}

/** The first field that one writes in when a value is recorded anew. */
export const VALOR = 'constante-valor'

const FIELDS = ['nombre', 'valor', 'desde']

/** "Registrar Nueva Constante" and "Actualizar Valor de Constante". */
export function ConstanteForm({ editando, hoy, onDone }: ConstanteFormProps): ReactElement {
  const empty = { nombre: editando?.nombre ?? '', valor: '', desde: hoy }
  const [datos, setDatos] = useState(empty)
  /** Of the values as they are: 0 before the first attempt. */
  const [attempt, setAttempt] = useState(0)
  const form = useFirstError(attempt)
  const save = useGuardarConstante(() => {
    setDatos({ nombre: '', valor: '', desde: hoy })
    setAttempt(0)
    onDone()
  })
  useLeaveGuard(datos.valor !== '' || datos.nombre !== empty.nombre || datos.desde !== hoy, save.isDone)
  // The button that fills the form stands further down the page.
  useEffect(() => {
    if (editando) openAt(VALOR)
  }, [editando])
  const issues = attempt > 0 ? constanteIssues(cleanConstante(datos.nombre, datos.valor)) : []
  const errorOf = (campo: string): string | null =>
    issues.find(({ path }) => path === campo)?.message ?? fieldError(save.error, campo)
  const submit = (): void => {
    setAttempt((n) => n + 1)
    if (constanteIssues(cleanConstante(datos.nombre, datos.valor)).length === 0) save.run(datos)
  }
  return (
    <Card title={editando ? 'Actualizar Valor de Constante' : 'Registrar Nueva Constante'}>
      <form
        ref={form}
        className="variables-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {save.error && !isToldBy(save.error, FIELDS) && (
          <ErrorState title="No se guardó la constante." error={save.error} />
        )}
        <Field label="Nombre" error={errorOf('nombre')}>
          <TextInput
            mono
            readOnly={editando !== null}
            maxLength={LIMITES_CONSTANTE.nombre}
            value={datos.nombre}
            onChange={(event) => setDatos({ ...datos, nombre: event.target.value })}
          />
        </Field>
        <Field
          id={VALOR}
          label="Valor numérico"
          help={editando?.vigente ? `Ahora vale ${editando.vigente.VALOR_TEXTO}.` : undefined}
          error={errorOf('valor')}
        >
          <TextInput
            inputMode="decimal"
            maxLength={LIMITES_CONSTANTE.valor}
            value={datos.valor}
            onChange={(event) => setDatos({ ...datos, valor: event.target.value })}
          />
        </Field>
        <Field label="Vale desde" width={18} error={errorOf('desde')}>
          <DateInput value={datos.desde} onChange={(desde) => setDatos({ ...datos, desde })} />
        </Field>
        <div className="variables-botones">
          {editando && (
            <Button onClick={onDone} disabled={save.busy}>
              Cancelar
            </Button>
          )}
          <Button type="submit" variant="primary" busy={save.busy} busyText="Guardando…">
            {editando ? 'Guardar actualización' : 'Registrar'}
          </Button>
        </div>
      </form>
    </Card>
  )
}
