import { Printer } from 'lucide-react'
import { formatFechaLarga } from '#domain/calendario/fecha-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { Button, buttonClass } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { LineaDada } from '#domain/fondos/pagos/panel-pagos.ts'
import type { ReactElement } from 'react'
import './linea.css'

/** The payment line: total, limit date, reference in groups and its barcode, to be printed. */
export function LineaDialog({ linea, onClose }: { linea: LineaDada; onClose: () => void }): ReactElement {
  const { referencia, referenciaTexto, totalCentavos, interesCentavos, limite, vencida, barras } = linea
  return (
    <Dialog
      open
      size="md"
      title="Línea de pago"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cerrar</Button>
          <a
            className={buttonClass('primary')}
            href={`/api/lineas-pago/${referencia}/hoja`}
            target="_blank"
            rel="noopener"
          >
            <Icon icon={Printer} />
            Imprimir
          </a>
        </>
      }
    >
      <div className="stack">
        {vencida && <Note tone="warn">Esta línea ya venció.</Note>}
        <KeyValueList
          wide
          items={[
            { label: 'Total', value: <strong>{formatPesos(totalCentavos)}</strong> },
            ...(interesCentavos > 0 ? [{ label: 'De ello, intereses', value: formatPesos(interesCentavos) }] : []),
            { label: 'Fecha límite', value: formatFechaLarga(limite) },
            { label: 'Referencia', value: <span className="mono">{referenciaTexto}</span> },
          ]}
        />
        <figure className="linea-barras">
          <img
            src={`data:image/svg+xml;utf8,${encodeURIComponent(barras)}`}
            alt={`Código de barras de la referencia ${referenciaTexto}`}
          />
          <figcaption className="mono">{referenciaTexto}</figcaption>
        </figure>
      </div>
    </Dialog>
  )
}
