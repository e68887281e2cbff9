import { useNavigate, useSearchParams } from 'react-router-dom'
import { rutaVista, VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { BuscarPage } from '#admin/portal/afiliacion/buscar/BuscarPage.tsx'
import { nombraTramite } from '#admin/portal/afiliacion/tramite/nombra-tramite.ts'
import { TramiteConBorrador } from '#admin/portal/afiliacion/tramite/TramiteConBorrador.tsx'
import { LaboralWizard } from './LaboralWizard.tsx'
import type { ReactElement } from 'react'

/** View `actualizarLaboral` (specification 1 §2.4.5): its own menu item opens the search, `&interno=` the update. */
export default function ActualizarLaboral(): ReactElement {
  const [params] = useSearchParams()
  const { vistas } = useSession()
  const navigate = useNavigate()
  const buscador = vistas.includes('actualizarTabla') ? 'actualizarTabla' : 'actualizarLaboral'
  if (!nombraTramite(params))
    return (
      <BuscarPage
        vista="actualizarLaboral"
        tramite="laboral"
        onChoose={({ interno }) => void navigate(`${rutaVista('actualizarLaboral')}&interno=${interno}`)}
      />
    )
  return (
    <TramiteConBorrador
      tramite="laboral"
      titulo={VISTAS.actualizarLaboral.titulo}
      vista="actualizarLaboral"
      buscador={buscador}
    >
      {(abierto) => <LaboralWizard abierto={abierto} buscador={buscador} />}
    </TramiteConBorrador>
  )
}
