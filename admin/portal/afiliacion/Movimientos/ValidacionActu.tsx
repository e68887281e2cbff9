import { useNavigate } from 'react-router-dom'
import { nombreNatural } from '#admin/shared/nombre-persona.ts'
import { MovimientoActions } from '#admin/shared/movimientos/MovimientoActions.tsx'
import { MovimientoDatos } from '#admin/shared/movimientos/MovimientoDatos.tsx'
import { rutaAfiliado } from '#domain/afiliacion/rutas.ts'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { MovimientoAbierto } from './MovimientoAbierto.tsx'
import { useAbierto } from './use-abierto.ts'
import type { ReactElement } from 'react'
import './movimientos.css'

/** `validacionActu`: one update, old value beside new, to approve it or return it whole (design/vistas.md). */
export default function ValidacionActu(): ReactElement {
  const navigate = useNavigate()
  const lista = `/dashboard?vista=${encodeURIComponent(useAbierto().volver('actuTabla'))}`
  return (
    <MovimientoAbierto titulo="Revisión de actualización">
      {(movimiento) => (
        <>
          <PageHeader
            title="Revisión de actualización"
            crumbs={[{ label: 'Actualizaciones guardadas', to: lista }, { label: movimiento.folio }]}
            facts={`${nombreNatural(movimiento)} · ${movimiento.folio} · ${movimiento.estatus}`}
            actions={<LinkButton to={rutaAfiliado(movimiento)}>Ver expediente</LinkButton>}
          />
          <Card className="revision">
            <div className="stack">
              <MovimientoDatos movimiento={movimiento} />
              <div className="movimiento-actos">
                <MovimientoActions movimiento={movimiento} onDone={() => void navigate(lista)} />
              </div>
            </div>
          </Card>
        </>
      )}
    </MovimientoAbierto>
  )
}
