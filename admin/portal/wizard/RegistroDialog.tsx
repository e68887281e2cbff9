import { Printer } from 'lucide-react'
import { rutaMovimiento } from '#domain/afiliacion/rutas.ts'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { parseQuincenaCode, quincenaLong } from '#domain/calendario/quincena.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { Button, buttonClass } from '#admin/shared/ui/acciones/Button.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { EstatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import '#admin/portal/expediente/expediente.css'

interface RegistroDialogProps {
  /** As the document of the procedure calls it: "Operación exitosa", "Registro Exitoso". */
  title: string
  texto: string
  detalle?: string
  folio: string
  /** Null after a reload, when only the folio is known. */
  saved: { readonly interno: number; readonly quincena: string } | null
  /** Name of the person, where the procedure knows it. */
  nombre?: string
  /** Another paper of the movement. */
  papel?: { readonly texto: string; readonly icon: LucideIcon; readonly href: string }
  /** What a desk usually does next. */
  siguiente?: { readonly texto: string; readonly icon: LucideIcon; readonly to: string }
  onAccept: () => void
}

/** "quincena 22 de 2026" for the code "2226". */
function quincenaTexto(code: string): string {
  const ordinal = parseQuincenaCode(code, Number(todayInMexico(Date.now()).slice(0, 4)))
  return ordinal === null ? code : quincenaLong(ordinal)
}

/** After a movement was saved: its folio, its receipt and what can be done next. */
export function RegistroDialog(props: RegistroDialogProps): ReactElement {
  const { folio, saved, nombre, papel, siguiente } = props
  const { vistas } = useSession()
  return (
    <Dialog
      open
      size="md"
      title={props.title}
      onClose={props.onAccept}
      footer={
        <>
          {siguiente && (
            <LinkButton to={siguiente.to} icon={siguiente.icon} variant="primary">
              {siguiente.texto}
            </LinkButton>
          )}
          {vistas.includes('panelMovimientos') && (
            <LinkButton to={saved ? rutaMovimiento({ folio }) : '/panel/movimientos'}>Ir al movimiento</LinkButton>
          )}
          <Button variant={siguiente ? 'default' : 'primary'} onClick={props.onAccept}>
            Aceptar
          </Button>
        </>
      }
    >
      <div className="stack">
        <div role="status">
          <p>{props.texto}</p>
          {props.detalle !== undefined && <p className="secondary small">{props.detalle}</p>}
        </div>
        <p className="folio mono">{folio}</p>
        {saved && (
          <KeyValueList
            wide
            items={[
              ...(nombre === undefined ? [] : [{ label: 'Nombre', value: nombre }]),
              { label: 'No. interno', value: <span className="mono">{formatInterno(saved.interno)}</span> },
              { label: 'Quincena', value: quincenaTexto(saved.quincena) },
              { label: 'Estatus', value: <EstatusTag estatus="Solicitado" /> },
            ]}
          />
        )}
        <div className="row">
          <a
            className={buttonClass()}
            href={`/api/movimientos/${encodeURIComponent(folio)}/acuse`}
            target="_blank"
            rel="noreferrer"
          >
            <Icon icon={Printer} /> Imprimir acuse
          </a>
          {papel && (
            <a className={buttonClass()} href={papel.href} target="_blank" rel="noreferrer">
              <Icon icon={papel.icon} /> {papel.texto}
            </a>
          )}
        </div>
      </div>
    </Dialog>
  )
}
