import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Tabs } from '#admin/shared/ui/pagina/Tabs.tsx'
import { ContratoDialog } from './ContratoDialog.tsx'
import { LineasTab } from './LineasTab.tsx'
import { PagosTab } from './PagosTab.tsx'
import { PorIdentificarTab } from './PorIdentificarTab.tsx'
import { useEdicionValidacion } from './use-edicion-validacion.ts'
import { useContrato } from './use-validacion.ts'
import type { ReactElement } from 'react'
import './validacion-pagos.css'

/** `validacionPagos`: payment references and their validation on PAGO days, what the bank answered (spec 3 §2.20), and what has no line. */
export default function ValidacionPagos(): ReactElement {
  const [params, setParams] = useSearchParams()
  const [isEditing, setEditing] = useState(false)
  const edicion = useEdicionValidacion()
  const { data: contrato } = useContrato()
  return (
    <>
      <PageHeader
        vista="validacionPagos"
        actions={
          contrato?.actions.includes('cambiar') && (
            <Button onClick={() => setEditing(true)}>Contrato de la referencia</Button>
          )
        }
      />
      <Tabs
        label="Pagos"
        selected={params.get('tab') ?? 'lineas'}
        onSelect={(tab) => setParams({ vista: 'validacionPagos', tab }, { replace: true })}
        tabs={[
          { key: 'lineas', title: 'Referencias', content: <LineasTab edicion={edicion} /> },
          { key: 'banco', title: 'Respuesta del banco', content: <PagosTab /> },
          { key: 'por-identificar', title: 'Por identificar', content: <PorIdentificarTab /> },
        ]}
      />
      {isEditing && contrato && <ContratoDialog contrato={contrato} onClose={() => setEditing(false)} />}
    </>
  )
}
