import { Link } from 'react-router-dom'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { RESULTADOS_PAGO } from '#domain/fondos/pagos/cuenta-cargo.ts'
import { cuantosSinLinea } from '#domain/fondos/pagos/respuesta-texto.ts'
import { MOTIVOS_SIN_LINEA } from '#domain/fondos/pagos/por-identificar.ts'
import { referenciaTexto } from '#domain/fondos/referencia-pago.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable, type Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ResultadoPago } from '#domain/fondos/pagos/cuenta-cargo.ts'
import type { PagoSinLinea, RespuestaCargada } from '#domain/fondos/pagos/panel-pagos.ts'
import type { DetalleCarga } from '#domain/cargas/carga.ts'
import type { ReactElement } from 'react'

/** A list in which payments of the file are, and how many. */
interface Lista {
  readonly titulo: string
  readonly pagos: number
}

const LISTAS: readonly Column<Lista>[] = [
  { key: 'titulo', header: 'Lista', cell: ({ titulo }) => titulo },
  { key: 'pagos', header: 'Pagos', numeric: true, cell: ({ pagos }) => formatCuenta(pagos) },
]

/** The lists of an answer of the bank, without those that are empty. */
function listasDe({ porResultado, ...otros }: RespuestaCargada): Lista[] {
  return [
    ...Object.entries(porResultado).map(([resultado, pagos]) => ({
      titulo: RESULTADOS_PAGO[resultado as ResultadoPago],
      pagos,
    })),
    { titulo: 'De ellos, tardíos', pagos: otros.tardios },
    { titulo: 'Reversas del banco', pagos: otros.reversas },
    { titulo: 'Reversas sin su pago', pagos: otros.reversasSinPago },
    { titulo: 'Por identificar, ahora con otra referencia', pagos: otros.corregidos },
    { titulo: 'Ya registrados: no cuentan otra vez', pagos: otros.repetidos },
  ].filter(({ pagos }) => pagos > 0)
}

const SIN_LINEA: readonly Column<PagoSinLinea>[] = [
  { key: 'operacion', header: 'Operación', mono: true, cell: ({ operacion }) => operacion },
  { key: 'importe', header: 'Importe', numeric: true, cell: ({ importeCentavos }) => formatPesos(importeCentavos) },
  { key: 'referencia', header: 'Referencia', mono: true, cell: ({ referencia }) => referenciaTexto(referencia) },
  { key: 'motivo', header: 'Por qué', wrap: true, cell: ({ motivo }) => MOTIVOS_SIN_LINEA[motivo] },
  {
    key: 'sugerida',
    header: 'Se propone',
    mono: true,
    cell: ({ sugerida }) => referenciaTexto(sugerida) || '–',
  },
]

/** What the payments of a file do, or would do: each list with its count, and the payments that wait to be identified. */
export function PagosCarga({ detalle: { carga, pagos } }: { detalle: DetalleCarga }): ReactElement | null {
  if (pagos === null) return null
  const sinLinea = cuantosSinLinea(pagos)
  const yaCuentan = carga.estado === 'aplicada'
  return (
    <>
      <Card
        title={yaCuentan ? 'Qué hicieron los pagos' : 'Qué harían los pagos'}
        aside={`${cuentaTexto(pagos.pagos, 'pago')} por ${formatPesos(pagos.totalCentavos)}`}
        flush
      >
        <DataTable caption="Pagos por lista" columns={LISTAS} rows={listasDe(pagos)} rowKey={({ titulo }) => titulo} />
      </Card>
      {sinLinea > 0 && (
        <Card
          title={`${cuentaTexto(sinLinea, 'pago')} por identificar`}
          aside={
            yaCuentan ? (
              <Link to={`${rutaVista('validacionPagos')}&tab=por-identificar`}>Ver en Por identificar</Link>
            ) : (
              'Entran sin abonarse a nadie'
            )
          }
          flush
        >
          <DataTable
            caption="Pagos por identificar"
            columns={SIN_LINEA}
            rows={pagos.porIdentificar}
            rowKey={({ operacion }) => operacion}
          />
          {sinLinea > pagos.porIdentificar.length && (
            <p className="carga-mas secondary">Y {cuentaTexto(sinLinea - pagos.porIdentificar.length, 'pago')} más.</p>
          )}
        </Card>
      )}
    </>
  )
}
