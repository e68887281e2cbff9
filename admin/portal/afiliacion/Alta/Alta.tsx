import { VISTAS } from '#domain/acceso/vistas.ts'
import { PageHeader } from '#admin/shared/ui/PageHeader.tsx'
import { VentanaOverlay } from '#admin/portal/calendario/VentanaOverlay.tsx'
import type { ReactElement } from 'react'

const VISTA = VISTAS.alta

export default function Alta(): ReactElement {
  return (
    <>
      <PageHeader title={VISTA.titulo} />
      <VentanaOverlay>
        <p>{VISTA.descripcion}</p>
      </VentanaOverlay>
    </>
  )
}
