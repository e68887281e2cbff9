import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Cargado } from '#admin/portal/procesos/Tableros/Cargado.tsx'
import { GraficaCard } from './GraficaCard.tsx'
import { useEstadisticos } from './use-estadisticos.ts'
import type { ReactElement } from 'react'
import '#admin/portal/procesos/Tableros/tableros.css'
import './estadisticos.css'

/** `estadisticos`: the gallery of charts on the institute's own figures (specification 1 §2.4.3). */
export default function Estadisticos(): ReactElement {
  const query = useEstadisticos(null)
  return (
    <>
      <PageHeader
        vista="estadisticos"
        facts="Ocho gráficas con las cifras de tu alcance, contadas ahora. Cada número con liga abre la lista que cuenta."
      />
      <Cargado query={query}>
        {(graficas) => (
          <div className="estadisticos">
            {graficas.map((grafica) => (
              <GraficaCard key={grafica.forma} grafica={grafica} />
            ))}
          </div>
        )}
      </Cargado>
    </>
  )
}
