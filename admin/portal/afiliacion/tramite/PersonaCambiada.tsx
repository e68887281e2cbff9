import { useQueryClient } from '@tanstack/react-query'
import { PersonaActual } from '#admin/portal/afiliacion/persona/PersonaActual.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { CambiosTable } from '#admin/shared/movimientos/CambiosTable.tsx'
import { personaDistinta } from './persona-distinta.ts'
import type { ExpedienteTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import type { ReactElement } from 'react'

interface PersonaCambiadaProps {
  tramite: Tramite
  /** As it was read when the procedure began. */
  persona: PersonaDetalle
  /** Who changed it and when, as the server tells it. */
  motivo: string
  onClose: () => void
}

/** The person changed while a two-step procedure was written: both values, and on from what is on file now. */
export function PersonaCambiada({ tramite, persona, motivo, onClose }: PersonaCambiadaProps): ReactElement {
  const client = useQueryClient()
  const take = (ahora: ExpedienteTramite): void => {
    client.setQueryData(['persona-tramite', tramite, persona.interno], ahora)
    onClose()
  }
  return (
    <PersonaActual
      tramite={tramite}
      persona={persona}
      onClose={onClose}
      footer={(ahora) => (
        <>
          <Button onClick={onClose}>Cerrar</Button>
          <Button variant="primary" onClick={() => take(ahora)}>
            Seguir con los actuales
          </Button>
        </>
      )}
    >
      {(ahora) => {
        const cambios = personaDistinta(persona, ahora.persona)
        return (
          <>
            <p>{motivo} Lo que elegiste se conserva: revísalo y guarda.</p>
            {cambios.length === 0 ? (
              <p className="secondary">Los datos que muestra este trámite son los mismos.</p>
            ) : (
              <CambiosTable cambios={cambios} />
            )}
          </>
        )
      }}
    </PersonaActual>
  )
}
