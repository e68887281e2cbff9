import { useNavigate, useSearchParams } from 'react-router-dom'
import { rutaVista, VISTAS, type NombreVista } from '#domain/acceso/vistas/vistas.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { BuscarPage } from '#admin/portal/afiliacion/buscar/BuscarPage.tsx'
import { Correccion } from '#admin/portal/afiliacion/tramite/Correccion.tsx'
import { TramitePage } from '#admin/portal/afiliacion/tramite/TramitePage.tsx'
import { LaboralWizard } from './LaboralWizard.tsx'
import type { TramiteGuardado } from '#domain/afiliacion/tramites/tramite.ts'
import type { ReactElement } from 'react'

/** View `actualizarLaboral` (specification 1 §2.4.5): its own menu item opens the search, `&interno=` the update. */
export default function ActualizarLaboral(): ReactElement {
  const [params] = useSearchParams()
  const { vistas } = useSession()
  const navigate = useNavigate()
  const buscador = vistas.includes('actualizarTabla') ? 'actualizarTabla' : 'actualizarLaboral'
  const corregir = params.get('corregir')
  if (corregir)
    return (
      <Correccion
        key={corregir}
        tramite="laboral"
        folio={corregir}
        titulo={VISTAS.actualizarLaboral.titulo}
        buscador={buscador}
      >
        {(guardado) => <Formulario buscador={buscador} guardado={guardado} />}
      </Correccion>
    )
  if (!params.has('interno'))
    return (
      <BuscarPage
        vista="actualizarLaboral"
        tramite="laboral"
        onChoose={({ interno }) => void navigate(`${rutaVista('actualizarLaboral')}&interno=${interno}`)}
      />
    )
  return <Formulario buscador={buscador} guardado={null} />
}

interface FormularioProps {
  buscador: NombreVista
  guardado: TramiteGuardado | null
}

function Formulario({ buscador, guardado }: FormularioProps): ReactElement {
  return (
    <TramitePage
      tramite="laboral"
      titulo={VISTAS.actualizarLaboral.titulo}
      vista="actualizarLaboral"
      buscador={buscador}
      {...(guardado && { interno: guardado.solicitud.interno, corrige: guardado.folio })}
    >
      {(expediente, hoy) => <LaboralWizard expediente={expediente} hoy={hoy} buscador={buscador} guardado={guardado} />}
    </TramitePage>
  )
}
