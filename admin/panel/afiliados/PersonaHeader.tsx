import { FileClock, Plus } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { rutaVista, VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { isOtraFecha } from '#domain/afiliacion/historia/as-of.ts'
import { deQuienTexto } from '#domain/afiliacion/movimientos/movimiento-abierto.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { Avatar } from '#admin/shared/ui/datos/Avatar.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { SituacionTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { nombreNatural } from '#admin/shared/nombre-persona.ts'
import { rutaMovimiento } from '#domain/afiliacion/rutas.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { ReactElement, ReactNode } from 'react'

interface PersonaHeaderProps {
  persona: PersonaDetalle
  /** Another act of the page, beside the movement that can be begun. */
  children: ReactNode
}

/** Who it is, at a glance, the movement that waits, and what can be begun for the person. */
export function PersonaHeader({ persona, children }: PersonaHeaderProps): ReactElement {
  const { vistas } = useSession()
  const nombre = nombreNatural(persona)
  const abierto = isOtraFecha(persona.relojes) ? null : persona.movimientoAbierto
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
          {abierto && (
            <span>
              Movimiento abierto:{' '}
              <Link className="mono" to={rutaMovimiento(abierto)}>
                {abierto.folio}
              </Link>
              , {deQuienTexto(abierto)}
            </span>
          )}
        </div>
      </div>
      <div className="page-actions">
        {children}
        {vistas.includes('ConsultaAfiliadosPage') && (
          <LinkButton icon={FileClock} to={`${rutaVista('ConsultaAfiliadosPage')}&kardex=${persona.id}`}>
            {VISTAS.ConsultaAfiliadosPage.titulo} y kardex
          </LinkButton>
        )}
        {persona.actions.includes('nuevoMovimiento') && (
          <LinkButton icon={Plus} to={`${rutaVista('alta')}&interno=${persona.interno}`}>
            Nuevo movimiento
          </LinkButton>
        )}
      </div>
    </div>
  )
}
