import { UserCog } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '#admin/shared/ui/datos/Avatar.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { ResponsablesDialog } from './ResponsablesDialog.tsx'
import type { FichaProceso } from '#domain/procesos/ficha.ts'
import type { ReactElement } from 'react'

/** Who answers for the process. */
export function ResponsablesCard({ ficha }: { ficha: FichaProceso }): ReactElement {
  const [editing, setEditing] = useState(false)
  const puede = ficha.acciones.includes('responsables')
  return (
    <Card
      title="A cargo"
      aside={
        puede && (
          <Button size="sm" icon={UserCog} onClick={() => setEditing(true)}>
            Asignar
          </Button>
        )
      }
    >
      {ficha.responsables.length === 0 ? (
        <p className="secondary small">
          Nadie está a cargo todavía.{' '}
          {puede
            ? 'Asigna a quienes responden por el proceso y sus documentos.'
            : 'La administración del portal asigna a las personas.'}
        </p>
      ) : (
        <ul className="plain ficha-personas">
          {ficha.responsables.map(({ id, nombre, perfil, lugar }) => (
            <li key={id}>
              <Avatar name={nombre} />
              <span>
                {nombre}
                <small className="muted">{[perfil, lugar].filter(Boolean).join(' · ')}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
      {editing && <ResponsablesDialog ficha={ficha} onClose={() => setEditing(false)} />}
    </Card>
  )
}
