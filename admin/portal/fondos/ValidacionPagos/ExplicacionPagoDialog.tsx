import { Link } from 'react-router-dom'
import { rutaPapelPropuesta, rutaPropuesta } from '#domain/autorizaciones/propuesta.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { referenciaTexto } from '#domain/fondos/referencia-pago.ts'
import { EnlacePapel } from '#admin/shared/documentos/visor/HojaPapel.tsx'
import { Desglose, type Renglon } from '#admin/shared/pagos/Desglose.tsx'
import { ExplicacionLinea } from '#admin/shared/pagos/ExplicacionLinea.tsx'
import { useExplicacionLinea } from '#admin/shared/pagos/use-explicacion-linea.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { ExplicacionLinea as Explicada } from '#domain/fondos/pagos/explicacion-linea.ts'
import type { PagoRegistrado } from '#domain/fondos/pagos/panel-pagos.ts'
import type { ReactElement } from 'react'

/** Why a payment is credited to nobody (decisions 10.28, 10.31 and 11.12). */
const SIN_ABONAR: Readonly<Partial<Record<PagoRegistrado['resultado'], string>>> = {
  desconocido: 'Ninguna línea de pago tiene esta referencia: espera en «Por identificar» y no se abona a nadie.',
  anulado:
    'La línea de pago se anuló al reabrir su quincena: el pago espera en «Por identificar» y no se abona a nadie.',
  devuelto: 'El pago se devolvió: no se abona a nadie.',
  revertido: 'El banco revirtió el pago: su línea se debe otra vez.',
  reversa: 'Es la reversa de un pago: su línea se debe otra vez.',
}

/** "Explicar" of what the bank says was paid: where each part of it went, and what its line is made of. */
export function ExplicacionPagoDialog({ pago, onClose }: { pago: PagoRegistrado; onClose: () => void }): ReactElement {
  const { referencia, linea, deudor, quincena, fecha, resultado } = pago
  const noAbona = SIN_ABONAR[resultado]
  const { data } = useExplicacionLinea({ referencia: linea }, noAbona === undefined)
  // Of a line in force, what is under the payment says whose it is.
  const de = noAbona === undefined ? [] : [deudor, quincena]
  return (
    <Dialog
      open
      size="lg"
      title="De qué se compone el pago"
      onClose={onClose}
      footer={<Button onClick={onClose}>Cerrar</Button>}
    >
      <div className="stack">
        <p className="secondary">
          {[...de, `Referencia ${referenciaTexto(referencia)}`, `Pagado el ${formatFecha(fecha)}`]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
        <AMano propuesta={pago.propuesta} />
        <Desglose titulo="A qué se aplicó el pago" renglones={partesDe(pago, data)} />
        {noAbona === undefined ? (
          <>
            <h3>Su línea de pago</h3>
            <ExplicacionLinea de={{ referencia: linea }} />
          </>
        ) : (
          <Note tone="warn">{noAbona}</Note>
        )}
      </div>
    </Dialog>
  )
}

/** Who proposed and authorised a payment written by hand, and its voucher. */
function AMano({ propuesta }: Pick<PagoRegistrado, 'propuesta'>): ReactElement | null {
  if (propuesta === null) return null
  const { id, folio, papel } = propuesta
  return (
    <p>
      Registrado a mano, con la propuesta <Link to={rutaPropuesta(id)}>{folio}</Link>.{' '}
      {papel && <EnlacePapel titulo={papel.titulo} ruta={rutaPapelPropuesta(id)} />}
    </p>
  )
}

/**
 * The line, fund by fund once it is known, then interest and what is over (decision 10.31); they add up to the payment.
 */
function partesDe(pago: PagoRegistrado, linea: Explicada | undefined): Renglon[] {
  const { importeCentavos, interesCentavos, capitalCentavos, excedenteCentavos, resultado } = pago
  const importe = { texto: 'Importe', centavos: importeCentavos, suma: true }
  if (SIN_ABONAR[resultado] !== undefined) return [{ texto: 'Sin abonar', centavos: importeCentavos }, importe]
  const fondos = linea?.pagos.find(({ id }) => id === pago.id)?.fondos ?? []
  return [
    ...fondos.map(({ titulo, centavos }) => ({ texto: titulo, centavos })),
    { texto: 'A la línea', centavos: capitalCentavos, suma: fondos.length > 0 },
    { texto: 'A intereses', centavos: interesCentavos },
    { texto: 'A favor', centavos: excedenteCentavos },
    importe,
  ]
}
