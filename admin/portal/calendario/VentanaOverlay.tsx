import { CalendarX2, LockKeyhole, RotateCw } from 'lucide-react'
import { ventanaCargandoTexto, ventanaErrorTexto, ventanaOverlay } from '#domain/calendario/ventana-texto.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { useVentana, ventanaEstadoOf } from '#admin/shared/calendario/use-ventana.ts'
import type { TipoEvento } from '#domain/calendario/evento.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import './ventana.css'

interface VentanaOverlayProps {
  tipo?: TipoEvento
  /** What is dimmed and locked while the window is closed or could not be checked. */
  children: ReactNode
  /** Ways that stay open: see the drafts, go back. */
  actions?: ReactNode
}

/**
 * The calendar gate over an editing screen (specification 1 §4.1): while dates are checked the screen waits locked;
 * closed, it is dimmed under "Función deshabilitada"; when the check fails it stays locked, for safety.
 */
export function VentanaOverlay({ tipo = 'ALTA_BAJA_CAMBIO', children, actions }: VentanaOverlayProps): ReactElement {
  const { data, isPending, refetch, isFetching } = useVentana(tipo)
  const open = data?.open === true
  // The same elements open and closed: what is being written under them must not start again when the gate moves.
  return (
    <div className={open ? undefined : 'ventana-lock'}>
      <div className={open ? undefined : 'ventana-dimmed'} inert={!open}>
        {children}
      </div>
      {!open && (
        <div className="ventana-cover">
          {isPending && (
            <p className="ventana-panel" role="status">
              {ventanaCargandoTexto(tipo)}
            </p>
          )}
          {data && <ClosedPanel {...ventanaOverlay(ventanaEstadoOf(tipo, data))} actions={actions} />}
          {!isPending && !data && (
            <Panel icon={LockKeyhole} title="Edición bloqueada">
              <p>{ventanaErrorTexto()}</p>
              <div className="ventana-actions">
                <Button icon={RotateCw} busy={isFetching} busyText="Comprobando…" onClick={() => void refetch()}>
                  Reintentar
                </Button>
                {actions}
              </div>
            </Panel>
          )}
        </div>
      )}
    </div>
  )
}

function Panel(props: { icon: LucideIcon; title: string; children: ReactNode }): ReactElement {
  return (
    <section className="ventana-panel" role="alert" aria-label={props.title}>
      <Icon icon={props.icon} size={24} />
      <h2>{props.title}</h2>
      {props.children}
    </section>
  )
}

interface ClosedPanelProps {
  titulo: string
  explicacion: string
  proxima: string
  contacto: string
  actions: ReactNode
}

function ClosedPanel({ titulo, explicacion, proxima, contacto, actions }: ClosedPanelProps): ReactElement {
  return (
    <Panel icon={CalendarX2} title={titulo}>
      <p>{explicacion}</p>
      <p className="strong">{proxima}</p>
      <p className="secondary">{contacto}</p>
      {actions && <div className="ventana-actions">{actions}</div>}
    </Panel>
  )
}
