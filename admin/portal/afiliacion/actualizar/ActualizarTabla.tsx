import { useNavigate, useSearchParams } from 'react-router-dom'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { TRAMITES } from '#domain/afiliacion/tramites/tramite.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { EnfoqueDesconocido } from '#admin/shared/pagina/EnfoqueDesconocido.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { BuscarPage } from '#admin/portal/afiliacion/buscar/BuscarPage.tsx'
import type { Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import type { ReactElement } from 'react'

/** View `actualizarTabla`: whose data are to be updated (specification 3 §2.6); `&enfoque=foto` ends in the photo. */
export default function ActualizarTabla(): ReactElement {
  const { vistas } = useSession()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const tramite = tramiteDe(vistas)
  const foto = params.get('enfoque') === 'foto'
  const enfoque = foto && tramite === 'actualizacion' ? '&paso=2&enfoque=foto' : ''
  return (
    <BuscarPage
      vista="actualizarTabla"
      tramite={tramite}
      onChoose={({ interno }) => void navigate(`${rutaVista(TRAMITES[tramite].vista)}&interno=${interno}${enfoque}`)}
    >
      <EnfoqueDesconocido vista="actualizarTabla" />
      {foto && <FotoNota puede={tramite === 'actualizacion'} />}
    </BuscarPage>
  )
}

/** What the choice of the map, *Fotografía*, does once the person is chosen. */
function FotoNota({ puede }: { puede: boolean }): ReactElement {
  return puede ? (
    <Note tone="info">
      <strong>Fotografía.</strong> Elige a la persona: su actualización se abre donde se cambia la fotografía.
    </Note>
  ) : (
    <Note tone="warn">Tu perfil cambia los datos laborales de una persona, pero no su fotografía.</Note>
  )
}

/** Everything of the person where its screen opens for the session; else the post. */
function tramiteDe(vistas: readonly string[]): Extract<Tramite, 'actualizacion' | 'laboral'> {
  return vistas.includes('EditarAfiliado') ? 'actualizacion' : 'laboral'
}
