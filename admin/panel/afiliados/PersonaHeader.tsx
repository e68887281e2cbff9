import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { formatInterno } from '#domain/afiliacion/tipo-movimiento.ts'
import { Avatar } from '#admin/shared/ui/Avatar.tsx'
import { LinkButton } from '#admin/shared/ui/LinkButton.tsx'
import { SituacionTag } from '#admin/shared/ui/StatusTag.tsx'
import { nombreNatural } from '#admin/shared/nombre-persona.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { ReactElement } from 'react'

/** Who it is, at a glance, and what can be begun for the person. */
export function PersonaHeader({ persona }: { persona: PersonaDetalle }): ReactElement {
  const nombre = nombreNatural(persona)
  useEffect(() => {
    document.title = `${nombre} · Portal interno`
  }, [nombre])
  return (
    <div className="page-head persona-head">
      <span className="persona-foto">
        <Avatar
          size="lg"
          name={{ ...persona, nombres: persona.nombre }}
          src={persona.foto && `/api/archivos/${encodeURIComponent(persona.foto)}`}
        />
      </span>
      <div className="page-title">
        <h1>{nombre}</h1>
        <div className="persona-claves">
          <SituacionTag letra={persona.situacion} />
          <span className="mono">{persona.curp}</span>
          <span>No. interno {formatInterno(persona.interno)}</span>
        </div>
      </div>
      {persona.actions.includes('nuevoMovimiento') && (
        <div className="page-actions">
          <LinkButton icon={Plus} to={`/dashboard?vista=alta&interno=${persona.interno}`}>
            Nuevo movimiento
          </LinkButton>
        </div>
      )}
    </div>
  )
}
