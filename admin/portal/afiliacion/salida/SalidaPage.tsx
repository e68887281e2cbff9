import { useSearchParams } from 'react-router-dom'
import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { Correccion } from '#admin/portal/afiliacion/tramite/Correccion.tsx'
import { TramitePage } from '#admin/portal/afiliacion/tramite/TramitePage.tsx'
import { SalidaWizard } from './SalidaWizard.tsx'
import { SALIDAS } from './salidas.ts'
import type { TramiteGuardado } from '#domain/afiliacion/tramites/tramite.ts'
import type { ReactElement } from 'react'
import type { TramiteSalida } from './salidas.ts'

interface SalidaPageProps {
  tramite: TramiteSalida
}

/** A procedure that changes the situation of the person that `&interno=` names, or corrects the movement of `&corregir=`. */
export function SalidaPage({ tramite }: SalidaPageProps): ReactElement {
  const [params] = useSearchParams()
  const folio = params.get('corregir')
  if (!folio) return <Formulario tramite={tramite} guardado={null} />
  return (
    <Correccion
      key={folio}
      tramite={tramite}
      folio={folio}
      titulo={tituloDe(tramite)}
      buscador={SALIDAS[tramite].buscador}
    >
      {(guardado) => <Formulario tramite={tramite} guardado={guardado} />}
    </Correccion>
  )
}

const tituloDe = (tramite: TramiteSalida): string =>
  tramite === 'reingreso' ? 'Reingreso de Afiliado' : VISTAS[SALIDAS[tramite].vista].titulo

function Formulario({ tramite, guardado }: SalidaPageProps & { guardado: TramiteGuardado | null }): ReactElement {
  const { vista, buscador } = SALIDAS[tramite]
  return (
    <TramitePage
      tramite={tramite}
      titulo={tituloDe(tramite)}
      vista={vista}
      buscador={buscador}
      {...(guardado && { interno: guardado.solicitud.interno, corrige: guardado.folio })}
    >
      {({ persona, reglas }, hoy) => (
        <SalidaWizard tramite={tramite} persona={persona} reglas={reglas} hoy={hoy} guardado={guardado} />
      )}
    </TramitePage>
  )
}
