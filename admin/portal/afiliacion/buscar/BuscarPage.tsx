import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { proximaFechaTexto } from '#domain/calendario/ventana-texto.ts'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { cierreTexto, useVentana, ventanaEstadoOf } from '#admin/shared/calendario/use-ventana.ts'
import { HomeButton } from '#admin/portal/frame/HomeButton.tsx'
import { BuscarPersona } from './BuscarPersona.tsx'
import type { ReactElement, ReactNode } from 'react'
import type { NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { PersonaTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { Tramite } from '#domain/afiliacion/tramites/tramite.ts'

interface BuscarPageProps {
  vista: NombreVista
  tramite: Tramite
  onChoose: (persona: PersonaTramite) => void
  onDetails?: (persona: PersonaTramite) => void
  /** Above the search: rules, other ways in. */
  children?: ReactNode
}

/** A search screen: title, what is sought and for what, the window with its next date, Ventanilla / Dependencia, and the search itself. */
export function BuscarPage({ vista, tramite, onChoose, onDetails, children }: BuscarPageProps): ReactElement {
  const { data } = useVentana()
  const ventana = data && ventanaEstadoOf('ALTA_BAJA_CAMBIO', data)
  const { descripcion } = VISTAS[vista]
  return (
    <>
      <PageHeader
        vista={vista}
        facts={
          <>
            {descripcion}{' '}
            {ventana &&
              `${ventana.open ? 'Ventana habilitada' : 'Fuera de ventana'}. Próxima fecha habilitada: ${proximaFechaTexto(ventana)}. ${cierreTexto(data)}`}
          </>
        }
        actions={<HomeButton />}
      />
      <div className="stack">
        {children}
        <BuscarPersona tramite={tramite} onChoose={onChoose} {...(onDetails && { onDetails })} />
      </div>
    </>
  )
}
