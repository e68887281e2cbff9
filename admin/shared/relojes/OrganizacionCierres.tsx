import { useMemo } from 'react'
import { useSession } from '#admin/providers/session-context.ts'
import { useOrganizacion } from './use-organizacion.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { ValoresFiltro } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'

const DE_ENTONCES: ValoresFiltro = {}
const DE_HOY: ValoresFiltro = { organizacion: 'hoy' }

/** What the organisation that was chosen adds to the question of a history of closes. */
export function useFiltroOrganizacion(): ValoresFiltro {
  const [organizacion] = useOrganizacion()
  return useMemo(() => (organizacion === 'hoy' ? DE_HOY : DE_ENTONCES), [organizacion])
}

/** By which entities a history of closes is told, and the way to the other. Who sits at an entity sees only its own. */
export function OrganizacionCierres(): ReactElement | null {
  const { perfil } = useSession()
  const [organizacion, choose] = useOrganizacion()
  if (perfil.ambito !== 'instituto') return null
  const today = organizacion === 'hoy'
  return (
    <Note
      live
      action={
        <Button size="sm" onClick={() => choose(today ? 'entonces' : 'hoy')}>
          {today ? 'Con la de entonces' : 'Con la de hoy'}
        </Button>
      }
    >
      <strong>Con la organización de {organizacion}.</strong>{' '}
      {today
        ? 'Cada quincena se muestra en la entidad que hoy continúa a la que la cerró.'
        : 'Cada quincena se muestra en la entidad que la cerró, como se llamaba entonces.'}
    </Note>
  )
}
