import { ShieldCheck } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { api } from '#admin/providers/api-client.ts'
import { useCan } from '#admin/providers/use-can.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import type { ReactElement } from 'react'

interface VerificarProps {
  onError: (error: unknown) => void
}

/** Walks the whole chain in the background; how it went is told in Trabajos and by a notice. Administrators only. */
export function VerificarButton({ onError }: VerificarProps): ReactElement | null {
  const can = useCan('bitacora.verificar')
  const navigate = useNavigate()
  const { run, busy } = useAct({
    call: () => api.call('POST /api/panel/bitacora/verificar', { body: {} }),
    toast: () => ({
      text: 'La verificación empezó. Un aviso dirá cómo terminó.',
      action: { label: 'Ver trabajos', onSelect: () => void navigate('/panel/trabajos') },
    }),
    failed: onError,
  })
  if (!can) return null
  return (
    <Button icon={ShieldCheck} busy={busy} busyText="Pidiendo…" onClick={() => run()}>
      Verificar la cadena
    </Button>
  )
}
