import { CircleAlert, CircleCheck } from 'lucide-react'
import { estatusPagoTexto } from '#domain/fondos/pagos/panel-pagos.ts'
import { referenciaTexto } from '#domain/fondos/referencia-pago.ts'
import { ImporteExplicable } from '#admin/shared/ui/datos/ImporteExplicable.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { LineaPorValidar } from '#domain/fondos/pagos/panel-pagos.ts'
import type { Columna } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'
import type { EdicionValidacion } from './use-edicion-validacion.ts'

/** What the columns need of an edit. */
type Edicion = Pick<EdicionValidacion, 'cambios' | 'lleno' | 'toggle'>

/** Columns of the payment references (spec 3 §2.20); while editing, "Validado" is a checkbox. */
export function columnasReferencias(
  edicion: Edicion,
  explicar: (linea: LineaPorValidar) => void,
): readonly Columna<LineaPorValidar>[] {
  return [
    { key: 'id', header: 'Id', numeric: true, ancho: 50, cell: ({ id }) => id },
    { key: 'entidad', header: 'Entidad', ancho: 280, wrap: true, sortBy: 'entidad', cell: ({ entidad }) => entidad },
    { key: 'quincena', header: 'Quincena', ancho: 150, sortBy: 'quincena', cell: ({ quincena }) => quincena },
    {
      key: 'referencia',
      header: 'Referencia',
      mono: true,
      ancho: 180,
      fija: true,
      sortBy: 'referencia',
      cell: ({ referencia }) => referenciaTexto(referencia),
    },
    {
      key: 'monto',
      header: 'Monto',
      numeric: true,
      ancho: 110,
      sortBy: 'monto',
      cell: (linea) => (
        <ImporteExplicable centavos={linea.montoCentavos} de={linea.entidad} onExplicar={() => explicar(linea)} />
      ),
    },
    { key: 'estatus', header: 'Estatus', ancho: 130, cell: (linea) => <Estatus linea={linea} /> },
    {
      key: 'validado',
      header: 'Validado',
      ancho: 75,
      fija: true,
      cell: (linea) => <Validado linea={linea} edicion={edicion} />,
    },
    {
      key: 'validadoPor',
      header: 'Validado por',
      ancho: 110,
      wrap: true,
      cell: ({ validadoPor }) => validadoPor || '–',
    },
  ]
}

function Validado({ linea, edicion }: { linea: LineaPorValidar; edicion: Edicion }): ReactElement | string {
  const { cambios, lleno, toggle } = edicion
  if (cambios === null) return linea.validado ? 'Sí' : 'No'
  const cambio = cambios.get(linea.id)
  return (
    <input
      type="checkbox"
      className="validacion-caja"
      checked={cambio?.validado ?? linea.validado}
      disabled={(linea.estatus !== 'PAGADO' && !linea.validado) || (lleno && !cambio)}
      aria-label={`Validar la referencia ${linea.referencia} de ${linea.entidad}`}
      onChange={(event) => toggle(linea, event.target.checked)}
    />
  )
}

function Estatus({ linea }: { linea: LineaPorValidar }): ReactElement {
  const isPaid = linea.estatus === 'PAGADO'
  return (
    <StatusTag tone={isPaid ? 'green' : 'amber'} icon={isPaid ? CircleCheck : CircleAlert}>
      {estatusPagoTexto(linea)}
    </StatusTag>
  )
}
