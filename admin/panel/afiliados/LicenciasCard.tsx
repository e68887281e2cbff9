import { useState } from 'react'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { referenciaTexto } from '#domain/fondos/referencia-pago.ts'
import { ESTATUS_PAGO, type LineaDada } from '#domain/fondos/pagos/panel-pagos.ts'
import { api } from '#admin/providers/api-client.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { ExplicacionLineaDialog } from '#admin/shared/pagos/ExplicacionLineaDialog.tsx'
import { LineaDialog } from '#admin/shared/pagos/LineaDialog.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { ImporteExplicable } from '#admin/shared/ui/datos/ImporteExplicable.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { KEY_ESTADO_CUENTA } from './pestanas/use-estado-cuenta.ts'
import { dudaDeLicencia, type Objetar } from './inconformidad/duda.ts'
import { InconformidadButton } from './inconformidad/InconformidadButton.tsx'
import type { LicenciaDeEstado } from '#domain/fondos/estado-cuenta/estado-cuenta.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

/** What the person owes by themselves of each quincena on leave, and the line to pay it with. */
export function LicenciasCard(props: {
  id: number
  licencias: readonly LicenciaDeEstado[]
  objetar: Objetar
}): ReactElement {
  const [linea, setLinea] = useState<LineaDada | null>(null)
  const [explicada, setExplicada] = useState<string | null>(null)
  const act = useAct<{ cargo: number }, LineaDada>({
    call: (body) => api.call('POST /api/estado-cuenta/:id/linea', { params: { id: props.id }, body }),
    keys: [KEY_ESTADO_CUENTA],
    done: setLinea,
  })
  return (
    <>
      {act.error && <ErrorState title="No se pudo generar la línea de pago." error={act.error} />}
      <Card title="Adeudos de licencia" flush>
        <DataTable
          caption="Adeudos de licencia"
          columns={columnsOf({
            generate: (cargo) => act.run({ cargo }),
            explain: setExplicada,
            objetar: props.objetar,
          })}
          rows={props.licencias}
          rowKey={({ cargoId }) => cargoId}
          minWidth={props.objetar ? 980 : 860}
          empty={<EmptyState title="No hay adeudos." />}
        />
      </Card>
      {linea && <LineaDialog linea={linea} onClose={() => setLinea(null)} />}
      {explicada !== null && (
        <ExplicacionLineaDialog de={{ referencia: explicada }} onClose={() => setExplicada(null)} />
      )}
    </>
  )
}

function columnsOf({
  generate,
  explain,
  objetar,
}: {
  generate: (cargo: number) => void
  explain: (referencia: string) => void
  objetar: Objetar
}): readonly Column<LicenciaDeEstado>[] {
  const importe = ({ actions, referencia, chip }: LicenciaDeEstado, centavos: number): ReactElement =>
    centavos !== 0 && actions.includes('explicar') ? (
      <ImporteExplicable centavos={centavos} de={chip} onExplicar={() => explain(referencia)} />
    ) : (
      <MoneyText centavos={centavos} />
    )
  return [
    { key: 'quincena', header: 'Quincena', cell: ({ chip }) => chip },
    {
      key: 'aportaciones',
      header: 'Aportaciones',
      numeric: true,
      cell: (row) => importe(row, row.aportacionesCentavos),
    },
    { key: 'abonos', header: 'Abonos', numeric: true, cell: (row) => importe(row, row.abonosCentavos) },
    { key: 'debe', header: 'Por pagar', numeric: true, cell: (row) => importe(row, row.debeCentavos) },
    { key: 'limite', header: 'Límite', cell: ({ limite }) => (limite ? formatFecha(limite) : '–') },
    {
      key: 'referencia',
      header: 'Referencia',
      mono: true,
      cell: ({ referencia }) => (referencia ? referenciaTexto(referencia) : '–'),
    },
    { key: 'estatus', header: 'Estado', cell: ({ estatus }) => ESTATUS_PAGO[estatus] },
    {
      key: 'actos',
      header: 'Acciones',
      hideHeader: true,
      cell: (row) => (
        <span className="row estado-cuenta-actos">
          {row.actions.includes('generar') && (
            <Button size="sm" aria-label={`Línea de pago de la ${row.chip}`} onClick={() => generate(row.cargoId)}>
              Línea de pago
            </Button>
          )}
          <InconformidadButton de={`la licencia de la ${row.chip}`} duda={dudaDeLicencia(row)} objetar={objetar} />
        </span>
      ),
    },
  ]
}
