import { useSession } from '#admin/providers/session-context.ts'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { ListaSolicitudes } from './ListaSolicitudes.tsx'
import type { ReactElement } from 'react'

/** `solicitudesMovimientos`: movements within scope and their detail (specification 3 §2.9). */
export default function SolicitudesMovimientos(): ReactElement {
  const { inicio } = useSession()
  return (
    <>
      <PageHeader title="Movimientos" crumbs={[{ label: 'Inicio', to: inicio }, { label: 'Movimientos' }]} />
      <ListaSolicitudes />
    </>
  )
}
