import { useState } from 'react'
import { useSession } from '#admin/providers/session-context.ts'
import { PageHeader } from '#admin/shared/ui/PageHeader.tsx'
import { Tabs } from '#admin/shared/ui/Tabs.tsx'
import { LineasTab } from './LineasTab.tsx'
import { PagosTab } from './PagosTab.tsx'
import type { ReactElement } from 'react'
import './validacion-pagos.css'

/** `validacionPagos`: payment references and their validation on PAGO days, and what the bank answered (spec 3 §2.20). */
export default function ValidacionPagos(): ReactElement {
  const { inicio } = useSession()
  const [tab, setTab] = useState('lineas')
  return (
    <>
      <PageHeader
        title="Validación de pagos"
        crumbs={[{ label: 'Inicio', to: inicio }, { label: 'Validación de pagos' }]}
      />
      <Tabs
        label="Pagos"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { key: 'lineas', title: 'Referencias', content: <LineasTab /> },
          { key: 'banco', title: 'Respuesta del banco', content: <PagosTab /> },
        ]}
      />
    </>
  )
}
