import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { api } from '#admin/providers/api-client.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { BuscarPage } from '#admin/portal/afiliacion/buscar/BuscarPage.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { DetallesDialog } from './DetallesDialog.tsx'
import { IdentificarDialog } from './IdentificarDialog.tsx'
import type { PersonaIdentificada, PersonaTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { ReactElement } from 'react'

/** View `altaHisA`: who was affiliated once and comes back (specification 3 §2.18), of any office. */
export default function AltaHisA(): ReactElement {
  const navigate = useNavigate()
  const [shown, setShown] = useState<PersonaTramite | null>(null)
  const goOn = (interno: number): void => void navigate(`${rutaVista('altaHistorico')}&interno=${interno}`)
  // Found by the whole CURP, somebody of another office opens as if it had been asked.
  const act = useAct<PersonaTramite, PersonaIdentificada>({
    call: ({ id, curp }) => api.call('POST /api/tramites/alta-historico/identificar', { body: { id, curp } }),
    done: ({ interno }) => goOn(interno),
  })
  const choose = (persona: PersonaTramite): void => (persona.ajena ? act.run(persona) : goOn(persona.interno))
  const close = (): void => setShown(null)
  return (
    <>
      <BuscarPage vista="altaHisA" tramite="alta-historico" onChoose={choose} onDetails={setShown}>
        <Note tone="info">
          Se encuentra a quien está en baja, cancelado, defunción, baja permanente, licencia, no localizado o
          pensionado, de cualquier dependencia. De otra dependencia se ven su nombre, su situación, su último periodo y
          su entidad; lo demás se abre con su CURP completa, y queda en la bitácora.
        </Note>
        {act.error && (
          <Note tone="bad" live>
            {errorMessage(act.error)}
          </Note>
        )}
      </BuscarPage>
      {shown &&
        (shown.pideCurp ? (
          <IdentificarDialog persona={shown} onIdentified={goOn} onClose={close} />
        ) : (
          <DetallesDialog persona={shown} onChoose={choose} onClose={close} />
        ))}
    </>
  )
}
