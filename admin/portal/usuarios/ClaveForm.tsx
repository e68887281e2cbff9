import { api } from '#admin/providers/api-client.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { ClaveNuevaForm } from './ClaveNuevaForm.tsx'
import type { ReactElement } from 'react'

interface ClaveFormProps {
  onDone: () => void
  submitLabel: string
  /** The button as wide as the form. */
  block?: boolean
}

/** Change of the own password (`POST /api/contrasena`). */
export function ClaveForm({ onDone, submitLabel, block = false }: ClaveFormProps): ReactElement {
  const { usuario } = useSession().user
  return (
    <ClaveNuevaForm
      asksActual
      usuario={usuario}
      submitLabel={submitLabel}
      block={block}
      call={({ actual, nueva }) => api.call('POST /api/contrasena', { body: { actual, nueva } })}
      onDone={onDone}
    />
  )
}
