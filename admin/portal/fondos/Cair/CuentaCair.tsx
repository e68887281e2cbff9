import { HandCoins, PiggyBank } from 'lucide-react'
import { useState } from 'react'
import { NOMBRE_SITUACION } from '#domain/afiliacion/situacion.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { CUENTAS_CAIR } from '#domain/fondos/cair/asiento.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { EstadoCuenta } from './EstadoCuenta.tsx'
import { MayorCard } from './MayorCard.tsx'
import { RetiroDialog } from './RetiroDialog.tsx'
import { useCuenta } from './use-cair.ts'
import { VoluntariaDialog } from './VoluntariaDialog.tsx'
import { migaVista } from '#admin/shared/pagina/miga-vista.ts'
import type { CuentaPanel, TipoTramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import type { ReactElement } from 'react'

/** One account: its balances, what its person may ask for, its statement and its ledger. */
export function CuentaCair({ interno }: { interno: number }): ReactElement {
  const { data, error, isPending, refetch } = useCuenta(interno)
  const [nuevo, setNuevo] = useState<TipoTramiteCair | null>(null)
  const close = (): void => setNuevo(null)
  return (
    <>
      <PageHeader
        title={data?.nombre ?? 'Cuenta CAIR'}
        crumbs={[migaVista('cair'), { label: data?.nombre ?? 'Cuenta' }]}
        facts={
          data && `No. interno ${formatInterno(data.interno)} · ${NOMBRE_SITUACION[data.situacion]} · ${data.entidad}`
        }
        actions={
          data && (
            <>
              {data.actions.includes('retirar') && (
                <Button icon={HandCoins} onClick={() => setNuevo('retiro')}>
                  Retiro de Capital
                </Button>
              )}
              {data.actions.includes('aportar') && (
                <Button icon={PiggyBank} onClick={() => setNuevo('voluntaria')}>
                  Aportación Voluntaria
                </Button>
              )}
            </>
          )
        }
      />
      <div className="stack">
        {error && <ErrorState title="No se pudo cargar la cuenta." error={error} onRetry={() => void refetch()} />}
        {isPending && <Skeleton lines={6} label="Cargando la cuenta" />}
        {data && (
          <>
            {data.retiroAbierto !== '' && <Note>Tiene un retiro por aprobar: {data.retiroAbierto}.</Note>}
            <Saldos cuenta={data} />
            <EstadoCuenta id={data.id} />
            <MayorCard id={data.id} />
          </>
        )}
      </div>
      {data && nuevo === 'retiro' && <RetiroDialog cuenta={data} onClose={close} />}
      {data && nuevo === 'voluntaria' && <VoluntariaDialog cuenta={data} onClose={close} />}
    </>
  )
}

function Saldos({ cuenta: { saldo, porCobrarCentavos } }: { cuenta: CuentaPanel }): ReactElement {
  const facts = [
    { label: 'Saldo', centavos: saldo.total },
    { label: CUENTAS_CAIR.normal, centavos: saldo.normal },
    { label: CUENTAS_CAIR.voluntaria, centavos: saldo.voluntaria },
    ...(porCobrarCentavos === 0 ? [] : [{ label: 'Por cobrar', centavos: porCobrarCentavos }]),
  ]
  return (
    <dl className="cair-saldos">
      {facts.map(({ label, centavos }) => (
        <div key={label} className="card">
          <dt className="secondary">{label}</dt>
          <dd>
            <MoneyText centavos={centavos} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
