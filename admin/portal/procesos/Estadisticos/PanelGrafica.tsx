import { useSearchParams } from 'react-router-dom'
import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { FORMAS_GRAFICA, GRAFICAS } from '#domain/procesos/estadisticos.ts'
import { Cargado } from '#admin/portal/procesos/Tableros/Cargado.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { GraficaCard } from './GraficaCard.tsx'
import { useEstadisticos } from './use-estadisticos.ts'
import { migaVista } from '#admin/shared/pagina/miga-vista.ts'
import type { ReactElement } from 'react'
import '#admin/portal/procesos/Tableros/tableros.css'
import './estadisticos.css'

/** `panel1` … `panel8`: one chart of the gallery, alone. */
export default function PanelGrafica(): ReactElement {
  const [params] = useSearchParams()
  const forma = FORMAS_GRAFICA.find((each) => GRAFICAS[each].vista === params.get('vista')) ?? 'barras'
  const { vista } = GRAFICAS[forma]
  const { titulo, descripcion } = VISTAS[vista]
  const query = useEstadisticos(forma)
  return (
    <>
      <PageHeader vista={vista} crumbs={[migaVista('estadisticos'), { label: titulo }]} facts={descripcion} />
      <Cargado query={query}>
        {(graficas) => graficas.map((grafica) => <GraficaCard key={grafica.forma} grafica={grafica} sola />)}
      </Cargado>
    </>
  )
}
