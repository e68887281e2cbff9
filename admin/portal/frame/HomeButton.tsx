import { Building2 } from 'lucide-react'
import { useSession } from '#admin/providers/session-context.ts'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import type { ReactElement } from 'react'

/** 'Ventanilla / Dependencia' (specification 1 §6): central staff goes to /, everybody else to the desk. */
export function HomeButton(): ReactElement {
  const { perfil } = useSession()
  return (
    <LinkButton icon={Building2} to={perfil.id === 1 ? '/' : '/dependenciaVentanilla'}>
      Ventanilla / Dependencia
    </LinkButton>
  )
}
