import { Suspense, lazy } from 'react'
import { GRAFICAS } from '#domain/procesos/estadisticos.ts'
import { rutaVista, VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { TablaGrafica } from './TablaGrafica.tsx'
import type { Grafica } from '#domain/procesos/estadisticos.ts'
import type { ReactElement } from 'react'

const Dibujo = lazy(() => import('./Dibujo.tsx'))

/** A chart with its table beside it and what its figures are; in the gallery, with the way to see it alone. */
export function GraficaCard({ grafica, sola = false }: { grafica: Grafica; sola?: boolean }): ReactElement {
  const { vista } = GRAFICAS[grafica.forma]
  const { titulo, descripcion } = VISTAS[vista]
  const empty = grafica.renglones.every(({ cifras }) => cifras.every((n) => n === 0))
  return (
    <Card
      title={sola ? 'Gráfica y datos' : titulo}
      {...(!sola && {
        aside: (
          <LinkButton size="sm" to={rutaVista(vista)} aria-label={`Ver sola: ${titulo}`}>
            Ver sola
          </LinkButton>
        ),
      })}
    >
      {!sola && <p className="estadistico-definicion">{descripcion}</p>}
      {empty ? (
        <EmptyState title="Sin cifras todavía">Aquí se verán en cuanto haya datos.</EmptyState>
      ) : (
        <div className="estadistico">
          <Suspense fallback={<div className="estadistico-dibujo" />}>
            <Dibujo grafica={grafica} />
          </Suspense>
          <TablaGrafica grafica={grafica} />
        </div>
      )}
    </Card>
  )
}
