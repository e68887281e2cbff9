import { useNavigate } from 'react-router-dom'
import { isNombreVista, rutaVista, VISTAS, type NombreVista } from '#domain/acceso/vistas/vistas.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { nombreNatural } from '#admin/shared/nombre-persona.ts'
import { MovimientoActions } from '#admin/shared/movimientos/MovimientoActions.tsx'
import { MovimientoDatos } from '#admin/shared/movimientos/MovimientoDatos.tsx'
import { rutaAfiliado } from '#domain/afiliacion/rutas.ts'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { MovimientoAbierto } from './MovimientoAbierto.tsx'
import { useAbierto } from './use-abierto.ts'
import { migaVista } from '#admin/shared/pagina/miga-vista.ts'
import type { ReactElement } from 'react'
import './movimientos.css'

/** Lists that lead here, the first of those that the session opens. */
const LISTAS: readonly NombreVista[] = [
  'actuTabla',
  'validacionDependencia',
  'auxiliar',
  'jefeDpto',
  'solicitudesMovimientos',
]

/** The list to go back to: the one of the address where the session opens it, else its own. */
function useLista(): NombreVista {
  const { vistas } = useSession()
  const opens = (name: string): boolean => vistas.includes(name)
  const propia = LISTAS.find(opens) ?? 'solicitudesMovimientos'
  const volver = useAbierto().volver(propia)
  return isNombreVista(volver) && opens(volver) ? volver : propia
}

/** `validacionActu`: one update, old value beside new, to approve it or return it whole (design/vistas.md). */
export default function ValidacionActu(): ReactElement {
  const navigate = useNavigate()
  const lista = useLista()
  return (
    <MovimientoAbierto titulo={VISTAS.validacionActu.titulo}>
      {(movimiento) => (
        <>
          <PageHeader
            vista="validacionActu"
            crumbs={[migaVista(lista), { label: movimiento.folio }]}
            facts={`${nombreNatural(movimiento)} · ${movimiento.folio} · ${movimiento.estatus}`}
            actions={<LinkButton to={rutaAfiliado(movimiento)}>Ver expediente</LinkButton>}
          />
          <Card className="revision">
            <div className="stack">
              <MovimientoDatos movimiento={movimiento} />
              <div className="movimiento-actos">
                <MovimientoActions movimiento={movimiento} onDone={() => void navigate(rutaVista(lista))} />
              </div>
            </div>
          </Card>
        </>
      )}
    </MovimientoAbierto>
  )
}
