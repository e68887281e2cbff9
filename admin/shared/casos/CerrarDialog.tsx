import { useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Select } from '#admin/shared/ui/campos/Select.tsx'
import { TextArea } from '#admin/shared/ui/campos/TextArea.tsx'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { fieldError } from '#admin/providers/field-errors.ts'
import { useCasoAct } from './use-caso-act.ts'
import { useOpcionesCaso } from './use-opciones-caso.ts'
import type { CasoDetalle } from '#domain/procesos/casos/caso.ts'
import type { ReactElement } from 'react'

/** Completes a case: how it ended and what was done. */
export function CerrarDialog({ caso, onClose }: { caso: CasoDetalle; onClose: () => void }): ReactElement {
  const [resultado, setResultado] = useState('')
  const [resolucion, setResolucion] = useState('')
  const { data: opciones } = useOpcionesCaso()
  const faltan = caso.Normas.filter(({ Estado }) => Estado !== 'completado')
  const { run, busy, error } = useCasoAct(
    () =>
      api.call('POST /api/casos/:id/cerrar', {
        params: { id: caso.id },
        body: { version: caso.version, resultado, resolucion },
      }),
    { hecho: ({ folio }) => `Se cerró el caso ${folio}.`, onDone: onClose },
  )
  return (
    <ActDialog
      title={`Cerrar el caso ${caso.folio}`}
      action="Cerrar caso"
      busyText="Cerrando…"
      busy={busy}
      error={error}
      failure="No se pudo cerrar el caso."
      fields={['resultado', 'resolucion', 'normas']}
      onClose={onClose}
      onSubmit={() => run()}
    >
      {faltan.length > 0 && (
        <Note tone="warn">
          <strong>Antes de cerrar, completa sus normas.</strong> Faltan: {faltan.map(({ Nombre }) => Nombre).join(', ')}
          .
        </Note>
      )}
      <Field label="Resultado" error={fieldError(error, 'resultado')}>
        <Select
          options={(opciones?.resultados ?? []).map(({ clave, nombre }) => ({ value: clave, label: nombre }))}
          value={resultado}
          onChange={(event) => setResultado(event.target.value)}
        />
      </Field>
      <Field label="Cómo se resolvió" error={fieldError(error, 'resolucion')}>
        <TextArea value={resolucion} maxLength={2000} onChange={(event) => setResolucion(event.target.value)} />
      </Field>
    </ActDialog>
  )
}
