import { FilePenLine, Printer } from 'lucide-react'
import { useState } from 'react'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { vistaDeBorrador } from '#domain/afiliacion/borrador.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { Button, buttonClass } from '#admin/shared/ui/acciones/Button.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { ActoDialog } from './ActoDialog.tsx'
import { textosActo } from './textos-acto.ts'
import { useActoMovimiento } from './use-acto-movimiento.ts'
import { useReposo } from './use-reposo.ts'
import type { Ambito } from '#domain/acceso/acto.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { ActoConPregunta, ActoDeBoton } from './textos-acto.ts'
import type { ReactElement } from 'react'

interface MovimientoActionsProps {
  movimiento: MovimientoDetalle
  /** It is done: the tray opens the next one. */
  onDone?: () => void
  /** It was opened by the act before it: what takes the place of that act rests for a moment. */
  seguido?: boolean
  /** Whose screen it is, where it is not that of the session's profile: its acts are called as there. */
  vista?: Ambito
  /** Shows the question of an act instead of the open dialog, so that dialogs do not stack. */
  onAsk?: (acto: ActoConPregunta) => void
}

/** The acts that go on, then those that ask something or take it away. */
const SEGUIDOS = ['validar', 'revisar', 'aprobar', 'tomar', 'deshacer'] as const
const CON_PREGUNTA = ['devolver', 'retirar', 'cancelar'] as const

/** The acts that the server offers for this movement, and its acuse. */
export function MovimientoActions(props: MovimientoActionsProps): ReactElement {
  const { movimiento, onDone, seguido = false, vista } = props
  const { perfil } = useSession()
  const [asking, setAsking] = useState<ActoConPregunta | null>(null)
  const ask = props.onAsk ?? setAsking
  const [sent, setSent] = useState<ActoDeBoton | null>(null)
  const act = useActoMovimiento(movimiento, onDone, vista)
  const { resting } = useReposo(seguido)
  const pideMotivo = !perfil.actos.includes('validar')
  const textos = (acto: ActoDeBoton) => textosActo(acto, vista ?? perfil.ambito)
  const { actions, folio, choques } = movimiento
  const pideRazon = choques.length > 0 && choques.every(({ impide }) => !impide)
  const press = (acto: (typeof SEGUIDOS)[number]): void => {
    if ((acto === 'validar' && pideMotivo) || (acto === 'aprobar' && pideRazon)) ask(acto)
    else {
      setSent(acto)
      act.run({ acto })
    }
  }
  return (
    <>
      {act.error !== null && sent && <ErrorState title={textos(sent).falla} error={act.error} />}
      {actions.includes('corregir') && <Corregir movimiento={movimiento} />}
      {SEGUIDOS.filter((acto) => actions.includes(acto)).map((acto) => (
        <Button
          key={acto}
          variant={acto === 'deshacer' || acto === 'tomar' ? 'default' : 'primary'}
          icon={textos(acto).icono}
          busy={act.busy && sent === acto}
          busyText={textos(acto).ocupado}
          oncePerGesture
          resting={resting}
          onClick={() => press(acto)}
        >
          {textos(acto).boton}
        </Button>
      ))}
      <a
        className={buttonClass()}
        href={`/api/movimientos/${encodeURIComponent(folio)}/acuse`}
        target="_blank"
        rel="noreferrer"
      >
        <Icon icon={Printer} />
        Imprimir acuse
        <span className="visually-hidden"> (abre otra pestaña)</span>
      </a>
      {CON_PREGUNTA.filter((acto) => actions.includes(acto)).map((acto, index) => (
        <Button
          key={acto}
          variant={acto === 'devolver' ? 'default' : 'danger'}
          icon={textos(acto).icono}
          {...(index === 0 && { className: 'detalle-fin' })}
          onClick={() => ask(acto)}
        >
          {textos(acto).boton}
        </Button>
      ))}
      {asking && (
        <ActoDialog acto={asking} movimiento={movimiento} onClose={() => setAsking(null)} {...(onDone && { onDone })} />
      )}
    </>
  )
}

/** Correcting opens the form that requested it. */
function Corregir({ movimiento: { folio, tramite } }: { movimiento: MovimientoDetalle }): ReactElement | null {
  const { vistas } = useSession()
  if (tramite === null) return null
  const vista = vistaDeBorrador(tramite)
  if (!vistas.includes(vista)) return null
  return (
    <LinkButton variant="primary" icon={FilePenLine} to={`${rutaVista(vista)}&corregir=${encodeURIComponent(folio)}`}>
      Corregir
    </LinkButton>
  )
}
