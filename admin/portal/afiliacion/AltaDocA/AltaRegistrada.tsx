import { FileText, Printer, UserPlus } from 'lucide-react'
import { rutaVista, VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { rutaMovimiento } from '#domain/afiliacion/rutas.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { parseQuincenaCode, quincenaLong } from '#domain/calendario/quincena.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { Button, buttonClass } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import type { RespuestaAlta } from '#domain/afiliacion/alta.ts'
import type { ReactElement } from 'react'
import '#admin/portal/expediente/expediente.css'

/** What stays in the browser's history beside the folio: numbers only. */
export interface Registrada {
  readonly respuesta: RespuestaAlta
  /** The four levels, for "Registrar a otra persona". */
  readonly organizacion: string
  readonly corregida: boolean
}

interface AltaRegistradaProps {
  folio: string
  registrada: Registrada | null
  onAccept: () => void
}

/** "quincena 22 de 2026" for the code "2226". */
function quincenaTexto(code: string): string {
  const ordinal = parseQuincenaCode(code, Number(todayInMexico(Date.now()).slice(0, 4)))
  return ordinal === null ? code : quincenaLong(ordinal)
}

/** 'Operación exitosa': the folio, its acuse, and what can be done next. */
export function AltaRegistrada({ folio, registrada, onAccept }: AltaRegistradaProps): ReactElement {
  const { vistas } = useSession()
  const { respuesta, organizacion, corregida = false } = registrada ?? {}
  const again = `${rutaVista('altaDocA')}${organizacion ? `&adscripcion=${organizacion}` : ''}`
  const movement = respuesta ? rutaMovimiento({ folio }) : '/panel/movimientos'
  return (
    <>
      <PageHeader title={VISTAS.altaDocA.titulo} facts={`Folio ${folio}`} />
      <Dialog
        open
        size="md"
        title="Operación exitosa"
        onClose={onAccept}
        footer={
          <>
            <LinkButton to={again} icon={UserPlus} variant="primary">
              Registrar a otra persona
            </LinkButton>
            {vistas.includes('panelMovimientos') && <LinkButton to={movement}>Ir al movimiento</LinkButton>}
            <Button onClick={onAccept}>Aceptar</Button>
          </>
        }
      >
        <div className="stack">
          <p role="status">
            {corregida
              ? 'La corrección del alta se guardó correctamente.'
              : 'Alta guardada correctamente. El movimiento quedó Solicitado.'}
          </p>
          <p className="folio mono">{folio}</p>
          {respuesta && (
            <KeyValueList
              wide
              items={[
                { label: 'No. interno', value: <span className="mono">{formatInterno(respuesta.interno)}</span> },
                { label: 'Quincena', value: quincenaTexto(respuesta.quincena) },
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
            {vistas.includes('solicitudA') && (
              <a
                className={buttonClass()}
                href={`/dashboard/formatos/solicitud?folio=${encodeURIComponent(folio)}`}
                target="_blank"
                rel="noreferrer"
              >
                <Icon icon={FileText} /> Solicitud de afiliación
              </a>
            )}
          </div>
        </div>
      </Dialog>
    </>
  )
}
