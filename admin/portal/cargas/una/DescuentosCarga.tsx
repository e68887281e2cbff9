import { useState } from 'react'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { rutaExcedentes } from '#domain/fondos/excedentes/ruta-excedentes.ts'
import { useCan } from '#admin/providers/use-can.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable, type Column } from '#admin/shared/ui/datos/DataTable.tsx'
import { COLUMNAS_DESCUENTO } from './columnas-descuento.ts'
import { DescuentosDialog } from './DescuentosDialog.tsx'
import type { DetalleCarga } from '#domain/cargas/carga.ts'
import type { ClaveConciliada } from '#domain/cargas/nomina/conciliacion.ts'
import type { ReactElement } from 'react'

const conPersonas = (centavos: number, personas: number): string =>
  personas === 0 ? '–' : `${formatPesos(centavos)}, ${cuentaTexto(personas, 'persona')}`

const COLUMNAS: readonly Column<ClaveConciliada>[] = [
  ...COLUMNAS_DESCUENTO,
  {
    key: 'deMas',
    header: 'De más',
    numeric: true,
    cell: ({ deMasCentavos, personasDeMas }) => conPersonas(deMasCentavos, personasDeMas),
  },
  {
    key: 'deMenos',
    header: 'De menos',
    numeric: true,
    cell: ({ deMenosCentavos, personasDeMenos }) => conPersonas(deMenosCentavos, personasDeMenos),
  },
]

/** What the payroll deducted for each key of a fund beside what the portal computes from it; nothing if it names no deductions. */
export function DescuentosCarga({ detalle: { carga, conciliacion } }: { detalle: DetalleCarga }): ReactElement | null {
  const [abierto, setAbierto] = useState(false)
  const veRetenciones = useCan('retenciones.leer')
  if (conciliacion.length === 0) return null
  const difieren = conciliacion.some(({ personasDeMas, personasDeMenos }) => personasDeMas + personasDeMenos > 0)
  const deMas = conciliacion.some(({ personasDeMas }) => personasDeMas > 0)
  return (
    <Card
      title="Descuentos a las personas"
      aside={
        difieren ? (
          <>
            {deMas && veRetenciones && carga.estado === 'aplicada' && (
              <LinkButton size="sm" to={rutaExcedentes({ quincena: carga.quincena })}>
                Seguir lo descontado de más
              </LinkButton>
            )}
            <Button size="sm" onClick={() => setAbierto(true)}>
              Ver a quiénes
            </Button>
          </>
        ) : (
          'Coinciden con lo que calcula el portal'
        )
      }
      flush
    >
      <DataTable
        caption="Descuentos a las personas"
        columns={COLUMNAS}
        rows={conciliacion}
        rowKey={({ clave }) => clave}
      />
      {abierto && <DescuentosDialog folio={carga.folio} onClose={() => setAbierto(false)} />}
    </Card>
  )
}
