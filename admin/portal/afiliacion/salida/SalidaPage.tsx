import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { TRAMITES } from '#domain/afiliacion/tramites/tramite.ts'
import { TramiteConBorrador } from '#admin/portal/afiliacion/tramite/TramiteConBorrador.tsx'
import { SalidaWizard } from './SalidaWizard.tsx'
import { SALIDAS } from './salidas.ts'
import type { ReactElement } from 'react'
import type { TramiteSalida } from './salidas.ts'

/** A procedure that changes the situation of a person. */
export function SalidaPage({ tramite }: { tramite: TramiteSalida }): ReactElement {
  const { vista, buscador } = SALIDAS[tramite]
  const titulo = tramite === 'reingreso' ? TRAMITES.reingreso.etiqueta : VISTAS[vista].titulo
  return (
    <TramiteConBorrador tramite={tramite} titulo={titulo} vista={vista} buscador={buscador}>
      {(abierto) => <SalidaWizard tramite={tramite} abierto={abierto} />}
    </TramiteConBorrador>
  )
}
