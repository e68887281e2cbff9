import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { ListaSolicitudes } from './ListaSolicitudes.tsx'
import type { ReactElement } from 'react'

/** `solicitudesMovimientos`: movements within scope and their detail (specification 3 §2.9). */
export default function SolicitudesMovimientos(): ReactElement {
  return (
    <>
      <PageHeader title="Movimientos" />
      <ListaSolicitudes />
    </>
  )
}
