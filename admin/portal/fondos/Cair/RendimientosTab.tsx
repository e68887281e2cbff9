import { useQuery } from '@tanstack/react-query'
import { TrendingUp } from 'lucide-react'
import { useState } from 'react'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { CUENTAS_CAIR, type CuentaCair } from '#domain/fondos/cair/asiento.ts'
import { api } from '#admin/providers/api-client.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { RendimientoDialog } from './RendimientoDialog.tsx'
import type { RendimientoAplicado } from '#domain/fondos/cair/anio-rendimiento.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

const COLUMNS: readonly Column<RendimientoAplicado>[] = [
  { key: 'anio', header: 'Año', cell: ({ anio }) => anio },
  { key: 'cuenta', header: 'Cuenta', cell: ({ cuenta }) => CUENTAS_CAIR[cuenta] },
  { key: 'tasa', header: 'Tasa anual', numeric: true, cell: ({ tasa }) => `${tasa} %` },
  { key: 'estado', header: 'Estado', cell: ({ estado }) => (estado === 'aplicado' ? 'Aplicado' : 'Aplicando…') },
  { key: 'cuentas', header: 'Cuentas', numeric: true, cell: ({ cuentas }) => formatCuenta(cuentas) },
  {
    key: 'rendimiento',
    header: 'Rendimiento',
    numeric: true,
    cell: ({ rendimientoCentavos }) => <MoneyText centavos={rendimientoCentavos} />,
  },
  {
    key: 'entrega',
    header: 'Entregado',
    numeric: true,
    cell: ({ entregaCentavos }) => <MoneyText centavos={entregaCentavos} />,
  },
  { key: 'pedido', header: 'Aplicó', wrap: true, cell: ({ pedido }) => pedido },
]

/** How often a yield under way is asked for again, in ms. */
const PULSO_MS = 2_000

/** The yields of each year, and the way to apply the next one. */
export function RendimientosTab({ inicial }: { inicial: CuentaCair | null }): ReactElement {
  const [abierto, setAbierto] = useState<CuentaCair | null>(inicial)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['cair', 'rendimientos'],
    queryFn: ({ signal }) => api.call('GET /api/panel/cair-rendimientos', { signal }),
    refetchInterval: ({ state }) =>
      state.data?.rendimientos.some(({ estado }) => estado === 'aplicando') ? PULSO_MS : false,
  })
  const can = data?.actions.includes('aplicar') ?? false
  if (error && !data)
    return <ErrorState title="No se pudieron cargar los rendimientos." error={error} onRetry={() => void refetch()} />
  return (
    <div className="stack">
      {data && !can && inicial && <Note tone="warn">Tu perfil consulta los rendimientos, pero no los aplica.</Note>}
      <Card
        flush
        title="Rendimientos anuales"
        aside={
          can && (
            <Button size="sm" variant="primary" icon={TrendingUp} onClick={() => setAbierto('normal')}>
              Aplicar rendimiento
            </Button>
          )
        }
      >
        <DataTable
          caption="Rendimientos anuales"
          columns={COLUMNS}
          rows={data?.rendimientos ?? []}
          rowKey={({ id }) => id}
          loading={isPending}
          minWidth={860}
          empty={
            <EmptyState icon={TrendingUp} title="Aún no se aplica ningún rendimiento.">
              Cada año se aplica una vez por cuenta, cuando sus quincenas están cerradas.
            </EmptyState>
          }
        />
      </Card>
      {abierto && can && <RendimientoDialog inicial={abierto} onClose={() => setAbierto(null)} />}
    </div>
  )
}
