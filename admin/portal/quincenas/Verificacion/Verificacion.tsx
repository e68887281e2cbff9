import { useSearchParams } from 'react-router-dom'
import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Tabs } from '#admin/shared/ui/pagina/Tabs.tsx'
import { AportacionesTab } from './AportacionesTab.tsx'
import { MovimientosTab } from './MovimientosTab.tsx'
import { PlantillaTab } from './PlantillaTab.tsx'
import { FICHAS, isFicha, type Ficha, type VistaVerificacion } from './rutas.ts'
import { RetencionesTab } from './RetencionesTab.tsx'
import type { ComponentType, ReactElement } from 'react'

const CONTENIDO: Readonly<Record<Ficha, ComponentType<{ vista: VistaVerificacion }>>> = {
  aportaciones: AportacionesTab,
  retenciones: RetencionesTab,
  movimientos: MovimientosTab,
  plantilla: PlantillaTab,
}

/** The four tabs of both verifications; each has its own list, so that going to another one forgets its page and filters. */
export function Verificacion({ vista, facts }: { vista: VistaVerificacion; facts: string }): ReactElement {
  const [params, setParams] = useSearchParams()
  const asked = params.get('ficha')
  const ficha: Ficha = isFicha(asked) ? asked : 'aportaciones'
  const Contenido = CONTENIDO[ficha]
  return (
    <>
      <PageHeader vista={vista} facts={facts} />
      <Tabs
        label={VISTAS[vista].titulo}
        selected={ficha}
        onSelect={(next) => setParams({ vista, ficha: next })}
        tabs={Object.entries(FICHAS).map(([key, title]) => ({
          key,
          title,
          content: <Contenido key={ficha} vista={vista} />,
        }))}
      />
    </>
  )
}
