import { FilePenLine, Printer, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonClass } from '#admin/shared/ui/Button.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { LinkButton } from '#admin/shared/ui/LinkButton.tsx'
import { RetirarDialog } from './RetirarDialog.tsx'
import type { MovimientoDetalle } from '#domain/afiliacion/movimiento.ts'
import type { ReactElement } from 'react'

/** The acts that the server offers for this movement, and its acuse. */
export function MovimientoActions({ movimiento }: { movimiento: MovimientoDetalle }): ReactElement {
  const [retirando, setRetirando] = useState(false)
  const folio = encodeURIComponent(movimiento.folio)
  return (
    <>
      {movimiento.actions.includes('corregir') && (
        <LinkButton variant="primary" icon={FilePenLine} to={`/dashboard?vista=altaDocA&corregir=${folio}`}>
          Corregir
        </LinkButton>
      )}
      <a className={buttonClass()} href={`/api/movimientos/${folio}/acuse`} target="_blank" rel="noreferrer">
        <Icon icon={Printer} />
        Imprimir acuse
        <span className="visually-hidden"> (abre otra pestaña)</span>
      </a>
      {movimiento.actions.includes('retirar') && (
        <Button variant="danger" icon={Undo2} className="detalle-fin" onClick={() => setRetirando(true)}>
          Retirar
        </Button>
      )}
      {retirando && <RetirarDialog movimiento={movimiento} onClose={() => setRetirando(false)} />}
    </>
  )
}
