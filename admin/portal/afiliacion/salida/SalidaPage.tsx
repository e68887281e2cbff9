import { VISTAS } from '#domain/acceso/vistas.ts'
import { TramitePage } from '#admin/portal/afiliacion/tramite/TramitePage.tsx'
import { SalidaWizard } from './SalidaWizard.tsx'
import { SALIDAS } from './salidas.ts'
import type { ReactElement } from 'react'
import type { TramiteSalida } from './salidas.ts'

/** A procedure that changes the situation of the person that `&interno=` names. */
export function SalidaPage({ tramite }: { tramite: TramiteSalida }): ReactElement {
  const { vista, buscador } = SALIDAS[tramite]
  const titulo = tramite === 'reingreso' ? 'Reingreso de Afiliado' : VISTAS[vista].titulo
  return (
    <TramitePage tramite={tramite} titulo={titulo} vista={vista} buscador={buscador}>
      {({ persona, reglas }, hoy) => <SalidaWizard tramite={tramite} persona={persona} reglas={reglas} hoy={hoy} />}
    </TramitePage>
  )
}
