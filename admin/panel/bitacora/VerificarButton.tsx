import { ShieldCheck } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { can } from '#domain/acceso/can.ts'
import { api } from '#admin/providers/api-client.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import type { ReactElement } from 'react'

interface VerificarProps {
  onError: (error: unknown) => void
}

/** Walks the whole chain in the background; how it went is told in Trabajos and by a notice. Administrators only. */
export function VerificarButton({ onError }: VerificarProps): ReactElement | null {
  const { perfil, vistas } = useSession()
  const navigate = useNavigate()
  const { run, busy } = useAct({
    call: () => api.call('POST /api/panel/bitacora/verificar', { body: {} }),
    toast: () => ({
      text: 'La verificación empezó. Un aviso dirá cómo terminó.',
      action: { label: 'Ver trabajos', onSelect: () => void navigate('/panel/trabajos') },
    }),
    failed: onError,
  })
  const actor = { perfilId: perfil.id, actos: new Set(perfil.actos), vistas: new Set(vistas) }
  if (!can(actor, 'bitacora.verificar')) return null
  return (
    <Button icon={ShieldCheck} busy={busy} busyText="Pidiendo…" onClick={() => run()}>
      Verificar la cadena
    </Button>
  )
}
