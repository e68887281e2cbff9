import { ArrowLeft, Scale } from 'lucide-react'
import { useState } from 'react'
import { OrganicaSelects } from '#admin/portal/fondos/organica/OrganicaSelects.tsx'
import { useLugar } from '#admin/portal/fondos/organica/use-lugar.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Tabs } from '#admin/shared/ui/pagina/Tabs.tsx'
import { CuentaTab } from './CuentaTab.tsx'
import { QuincenaTab } from './QuincenaTab.tsx'
import type { ReactElement } from 'react'
import './aportacion-retencion.css'

/** `aportacion-retencion`: what an entity contributes, withholds and owes, and its payment line (spec 3 §2.17). */
export default function AportacionRetencionView(): ReactElement {
  const { inicio } = useSession()
  const [lugar, change] = useLugar()
  const [tab, setTab] = useState('quincena')
  return (
    <>
      <PageHeader
        vista="aportacion-retencion"
        actions={
          <LinkButton to={inicio} icon={ArrowLeft}>
            Regresar
          </LinkButton>
        }
      />
      <div className="stack">
        <OrganicaSelects lugar={lugar} onChange={change} />
        {lugar.clave0 === '' || lugar.clave1 === '' ? (
          <Card>
            <EmptyState icon={Scale} title="Selecciona una orgánica 0 y orgánica 1 para cargar los datos" />
          </Card>
        ) : (
          <Tabs
            label="Aportaciones de la entidad"
            selected={tab}
            onSelect={setTab}
            tabs={[
              {
                key: 'quincena',
                title: 'Quincena',
                content: <QuincenaTab lugar={lugar} onQuincena={(quincena) => change({ quincena })} />,
              },
              { key: 'cuenta', title: 'Estado de cuenta', content: <CuentaTab lugar={lugar} /> },
            ]}
          />
        )}
      </div>
    </>
  )
}
