import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { TramiteConBorrador } from '#admin/portal/afiliacion/tramite/TramiteConBorrador.tsx'
import { PersonaWizard } from './PersonaWizard.tsx'
import type { ReactElement } from 'react'
import type { Procedimiento } from './procedimiento.ts'

/** A procedure of four steps for somebody on file. */
export function PersonaTramitePage({ procedimiento }: { procedimiento: Procedimiento }): ReactElement {
  const { tramite, vista, buscador, sinDatos } = procedimiento
  return (
    <TramiteConBorrador
      tramite={tramite}
      titulo={VISTAS[vista].titulo}
      vista={vista}
      buscador={buscador}
      {...(sinDatos && { sinDatos })}
    >
      {(abierto) => <PersonaWizard procedimiento={procedimiento} {...abierto} />}
    </TramiteConBorrador>
  )
}
