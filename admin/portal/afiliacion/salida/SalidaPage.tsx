import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { TramiteConBorrador } from '#admin/portal/afiliacion/tramite/TramiteConBorrador.tsx'
import { SalidaWizard } from './SalidaWizard.tsx'
import { SALIDAS } from './salidas.ts'
import type { ReactElement } from 'react'
import type { TramiteSalida } from './salidas.ts'

/** A procedure that changes the situation of a person. */
export function SalidaPage({ tramite }: { tramite: TramiteSalida }): ReactElement {
  const { vista, buscador } = SALIDAS[tramite]
  const titulo = tramite === 'reingreso' ? 'Reingreso de Afiliado' : VISTAS[vista].titulo
  return (
    <TramiteConBorrador tramite={tramite} titulo={titulo} vista={vista} buscador={buscador}>
      {(abierto) => <SalidaWizard tramite={tramite} abierto={abierto} />}
    </TramiteConBorrador>
  )
}
