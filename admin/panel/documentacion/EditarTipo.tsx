import { useState } from 'react'
import { TIPO_OTRO, TIPO_OTRO_MAX, tipoIssues, tiposDe } from '#domain/procesos/documentacion.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Select } from '#admin/shared/ui/campos/Select.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { useCambiarDocumento } from '#admin/shared/documentacion/use-documentos.ts'
import type { DuenoDocumentos } from '#admin/shared/documentacion/dueno.ts'
import type { Documento } from '#domain/procesos/documentacion.ts'
import type { ReactElement } from 'react'
import '#admin/shared/documentacion/documentos-proceso.css'

interface EditarTipoProps {
  dueno: DuenoDocumentos
  documento: Documento
  onClose: () => void
}

/** A row in edit mode: its type and, for Otro, what it is called. */
export function EditarTipo({ dueno, documento, onClose }: EditarTipoProps): ReactElement {
  const [tipo, setTipo] = useState(documento.tipo)
  const [otro, setOtro] = useState(documento.tipo_otro ?? '')
  const [tried, setTried] = useState(false)
  const { run, busy, error, isDone } = useCambiarDocumento(dueno, 'Se guardó el tipo del documento.', onClose)
  useLeaveGuard(tipo !== documento.tipo || otro !== (documento.tipo_otro ?? ''), isDone)
  const issues = tipoIssues(dueno.clase, tipo, otro)
  const errorOf = (path: string): string | null =>
    tried ? (issues.find((issue) => issue.path === path)?.message ?? null) : null
  return (
    <form
      className="documento-editar"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (issues.length === 0) run({ id: documento.id, version: documento.version, tipo, tipo_otro: otro })
      }}
    >
      <Field label="Tipo" error={errorOf('tipo') ?? (error && errorMessage(error))}>
        <Select
          options={tiposDe(dueno.clase).map((value) => ({ value, label: value === TIPO_OTRO ? 'Otro' : value }))}
          value={tipo}
          onChange={(event) => setTipo(event.target.value)}
        />
      </Field>
      <Field label="Qué documento es" error={errorOf('tipo_otro')}>
        <TextInput
          value={tipo === TIPO_OTRO ? otro : ''}
          maxLength={TIPO_OTRO_MAX}
          disabled={tipo !== TIPO_OTRO}
          onChange={(event) => setOtro(event.target.value)}
        />
      </Field>
      <span className="row">
        <Button type="submit" size="sm" variant="primary" busy={busy} busyText="Guardando…">
          Guardar
        </Button>
        <Button size="sm" onClick={onClose}>
          Cancelar
        </Button>
      </span>
    </form>
  )
}
