import { useSearchParams } from 'react-router-dom'
import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { nombreNatural } from '#admin/shared/nombre-persona.ts'
import { MovimientoActions } from '#admin/shared/movimientos/MovimientoActions.tsx'
import { MovimientoDatos } from '#admin/shared/movimientos/MovimientoDatos.tsx'
import { rutaVolver } from '#admin/shared/rutas/ruta-volver.ts'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { MovimientoAbierto } from './MovimientoAbierto.tsx'
import { SeccionesDetalle } from './SeccionesDetalle.tsx'
import type { ReactElement } from 'react'
import './movimientos.css'

/** `movimientosDetalles`: one movement whole; it closes to the view that opened it (specification 3 §2.13). */
export default function MovimientosDetalles(): ReactElement {
  const { vistas } = useSession()
  const [params] = useSearchParams()
  const propia = vistas.includes('verificacionEntidad') ? 'verificacionEntidad' : 'verificacionGeneral'
  return (
    <MovimientoAbierto titulo={VISTAS.movimientosDetalles.titulo}>
      {(movimiento) => (
        <>
          <PageHeader
            title={`${movimiento.tipo} de ${nombreNatural(movimiento)}`}
            facts={`${movimiento.folio} · ${movimiento.estatus}`}
            actions={<LinkButton to={rutaVolver(params, propia)}>Cerrar</LinkButton>}
          />
          <div className="comparacion">
            <Card>
              <SeccionesDetalle movimiento={movimiento} />
            </Card>
            <Card>
              <div className="stack">
                <MovimientoDatos movimiento={movimiento} />
                <div className="movimiento-actos">
                  <MovimientoActions movimiento={movimiento} />
                </div>
              </div>
            </Card>
          </div>
        </>
      )}
    </MovimientoAbierto>
  )
}
