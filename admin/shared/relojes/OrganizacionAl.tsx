import { organizacionTexto } from '#domain/organica/arbol.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { useOrganizacion } from './use-organizacion.ts'
import { useRelojes } from './use-relojes.ts'
import type { ReactElement } from 'react'

/** Of a list of another day: by which organisation its places are told, and the way to the other. Nothing today. */
export function OrganizacionAl(): ReactElement | null {
  const [{ al }] = useRelojes()
  const [organizacion, choose] = useOrganizacion()
  if (al === null) return null
  const other = organizacion === 'hoy' ? 'entonces' : 'hoy'
  return (
    <Note
      live
      action={
        <Button size="sm" onClick={() => choose(other)}>
          {other === 'hoy' ? 'Con la de hoy' : 'Con la de entonces'}
        </Button>
      }
    >
      <strong>{organizacionTexto(al, organizacion)}</strong>{' '}
      {organizacion === 'hoy'
        ? 'Cada persona se muestra en la unidad que hoy continúa a la suya.'
        : 'Cada persona se muestra en la unidad en que estaba, como se llamaba ese día.'}
    </Note>
  )
}
