import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { UBICACION_MAX, ubicacionIssues } from '#domain/procesos/tableros.ts'
import { api } from '#admin/providers/api-client.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { fieldError } from '#admin/providers/field-errors.ts'
import { ActDialog } from '#admin/shared/ui/ActDialog.tsx'
import { Field } from '#admin/shared/ui/Field.tsx'
import { TextInput } from '#admin/shared/ui/TextInput.tsx'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import type { Ubicacion, UbicacionLeida } from '#domain/procesos/tableros.ts'
import type { ReactElement } from 'react'

const CAMPOS = [
  { campo: 'domicilio', label: 'Domicilio' },
  { campo: 'telefono', label: 'Teléfono' },
  { campo: 'correo', label: 'Correo' },
] as const satisfies readonly { campo: keyof Ubicacion; label: string }[]

/**
 * Address, telephone and e-mail of the institute; office hours and the portal's own help are in its information. What somebody
 * else saved meanwhile stands under each field that differs.
 */
export function UbicacionDialog({
  ubicacion,
  onClose,
}: {
  ubicacion: UbicacionLeida
  onClose: () => void
}): ReactElement {
  const client = useQueryClient()
  const toast = useToast()
  const [datos, setDatos] = useState(ubicacion)
  const [tried, setTried] = useState(false)
  const [actual, setActual] = useState<UbicacionLeida | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (nueva: UbicacionLeida) => api.put<UbicacionLeida>('/api/panel/ubicacion', nueva),
    onSuccess: async () => {
      for (const queryKey of [['indicadores', '/api/ubicacion'], ['info']]) await client.invalidateQueries({ queryKey })
      toast.success('Se guardaron los datos de contacto.')
      onClose()
    },
    onError: (failure) => {
      if (isApiError(failure) && failure.codigo === 'version') setActual(failure.body.actual as UbicacionLeida)
    },
  })
  const issues = ubicacionIssues(datos)
  const errorOf = (campo: string): string | null =>
    (tried ? issues.find(({ path }) => path === campo)?.message : null) ?? fieldError(error, campo)
  const ahora = (campo: keyof Ubicacion): string | undefined =>
    actual && actual[campo] !== datos[campo] ? `Ahora dice: ${actual[campo] || 'nada'}` : undefined
  return (
    <ActDialog
      title="Datos de contacto"
      action="Guardar datos"
      busyText="Guardando…"
      busy={isPending}
      error={error}
      failure="No se guardaron los datos."
      fields={CAMPOS.map(({ campo }) => campo)}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (issues.length === 0) mutate({ ...datos, version: actual?.version ?? ubicacion.version })
      }}
    >
      {CAMPOS.map(({ campo, label }) => (
        <Field key={campo} label={label} optional help={ahora(campo)} error={errorOf(campo)}>
          <TextInput
            value={datos[campo]}
            maxLength={UBICACION_MAX}
            onChange={(event) => setDatos({ ...datos, [campo]: event.target.value })}
          />
        </Field>
      ))}
    </ActDialog>
  )
}
