import { useSearchParams } from 'react-router-dom'
import { useInfo } from '#admin/providers/use-info.ts'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { Tabs } from '#admin/shared/ui/pagina/Tabs.tsx'
import { AspectoTab } from './AspectoTab.tsx'
import { ContactoTab } from './ContactoTab.tsx'
import { MovimientosTab } from './MovimientosTab.tsx'
import { PrivacidadTab } from './PrivacidadTab.tsx'
import type { ReactElement } from 'react'
import './info.css'

/** Information and theme (specification 2 §2.5): how the institute is called and looks, how it is reached, its types of movement, its privacy notice. */
export function InfoScreen(): ReactElement {
  const info = useInfo()
  const [params, setParams] = useSearchParams()
  const seccion = params.get('seccion') ?? 'aspecto'
  return (
    <>
      <PageHeader
        vista="info"
        facts="Vale para el portal, el panel, la entrada y los papeles. Cada cambio queda en la bitácora."
      />
      {info ? (
        <Tabs
          label="Secciones"
          selected={seccion}
          onSelect={(key) => setParams({ seccion: key }, { replace: true, state: { enSitio: true } })}
          tabs={[
            { key: 'aspecto', title: 'Nombre y aspecto', content: <AspectoTab info={info} /> },
            { key: 'contacto', title: 'Contacto y enlaces', content: <ContactoTab info={info} /> },
            { key: 'movimientos', title: 'Movimientos', content: <MovimientosTab info={info} /> },
            { key: 'privacidad', title: 'Aviso de privacidad', content: <PrivacidadTab /> },
          ]}
        />
      ) : (
        <Skeleton lines={6} label="Cargando los datos del instituto" />
      )}
    </>
  )
}
