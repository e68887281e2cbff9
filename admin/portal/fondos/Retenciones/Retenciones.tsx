import { CircleAlert, CircleCheck, HandCoins, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { entidadesTexto } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import { NuevoPrestamo } from '#admin/shared/prestamos/NuevoPrestamo.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { Tabs } from '#admin/shared/ui/pagina/Tabs.tsx'
import { EntidadSelect } from '#admin/portal/fondos/Aportaciones/EntidadSelect.tsx'
import { useEntidadPedida } from '#admin/portal/fondos/quincena/use-entidad-pedida.ts'
import { rutaQuincena, type EntidadPedida } from '#admin/shared/rutas/ruta-quincena.ts'
import { OrganizacionCierres } from '#admin/shared/relojes/OrganizacionCierres.tsx'
import { CobrosTab } from './CobrosTab.tsx'
import { ExcedentesTab } from './excedentes/ExcedentesTab.tsx'
import { usePanelRetenciones } from './use-retenciones.ts'
import type { PanelRetenciones, QuincenaRetenida } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import './retenciones.css'

/** `retencion`: quincenas with what was ordered of loans (spec 3 §2.3), what is collected of people or owed to them, and what payrolls deducted too much. */
export default function Retenciones(): ReactElement {
  const [params, setParams] = useSearchParams()
  const { pedida, setEntidad } = useEntidadPedida()
  const query = usePanelRetenciones(pedida)
  const [making, setMaking] = useState(false)
  return (
    <>
      <PageHeader
        vista="retencion"
        facts="Lo que se ordenó retener de préstamos en cada quincena cerrada."
        actions={
          <>
            <LinkButton to="/panel/prestamos" icon={HandCoins}>
              Préstamos
            </LinkButton>
            {query.data?.actions.includes('prestar') && (
              <Button variant="primary" icon={Plus} onClick={() => setMaking(true)}>
                Nuevo préstamo
              </Button>
            )}
          </>
        }
      />
      <Tabs
        label="Retenciones"
        selected={params.get('tab') ?? 'quincenas'}
        onSelect={(tab) => setParams({ vista: 'retencion', tab }, { replace: true })}
        tabs={[
          {
            key: 'quincenas',
            title: 'Quincenas',
            content: <Quincenas query={query} pedida={pedida} setEntidad={setEntidad} />,
          },
          { key: 'cobros', title: 'Cobros y saldos a favor', content: <CobrosTab /> },
          { key: 'excedentes', title: 'Descontado de más', content: <ExcedentesTab /> },
        ]}
      />
      {making && <NuevoPrestamo onClose={() => setMaking(false)} />}
    </>
  )
}

interface QuincenasProps {
  query: UseQueryResult<PanelRetenciones>
  pedida: EntidadPedida
  setEntidad: ReturnType<typeof useEntidadPedida>['setEntidad']
}

function Quincenas({ query: { data, error, isPending, refetch }, pedida, setEntidad }: QuincenasProps): ReactElement {
  return (
    <div className="stack">
      <OrganizacionCierres />
      {error && (
        <ErrorState title="No se pudieron cargar las retenciones." error={error} onRetry={() => void refetch()} />
      )}
      {isPending && <Skeleton lines={6} label="Cargando las retenciones" />}
      {data && (
        <>
          <EntidadSelect entidades={data.entidades} value={pedida.entidad} onChange={setEntidad} />
          <Tarjetas panel={data} pedida={pedida} />
        </>
      )}
    </div>
  )
}

function Tarjetas({ panel, pedida }: { panel: PanelRetenciones; pedida: EntidadPedida }): ReactElement {
  if (panel.quincenas.length === 0)
    return (
      <Card>
        <EmptyState icon={HandCoins} title="Aún no hay retenciones ordenadas.">
          Cada quincena aparece aquí cuando su cierre se aplica y hay préstamos por descontar.
        </EmptyState>
      </Card>
    )
  return (
    <ul className="retenciones-quincenas" aria-label="Quincenas con retenciones">
      {panel.quincenas.map((quincena) => (
        <Tarjeta
          key={quincena.codigo}
          quincena={quincena}
          to={rutaQuincena('retencionDetalle', quincena.codigo, pedida)}
        />
      ))}
    </ul>
  )
}

function Tarjeta({
  quincena: { codigo, chip, montoCentavos, respondida, diferencias, pagada, avance },
  to,
}: {
  quincena: QuincenaRetenida
  to: string
}): ReactElement {
  const good = respondida && diferencias === 0 && pagada
  const entidades = avance ? entidadesTexto(avance) : ''
  return (
    <li className={`retenciones-tarjeta ${good ? 'retenciones-bien' : 'retenciones-mal'}`}>
      <Link to={to}>
        <strong className="retenciones-numero">{chip}</strong>
        <span className="secondary mono">{codigo}</span>
        <MoneyText centavos={montoCentavos} />
        <span className="retenciones-estado">
          <Icon icon={good ? CircleCheck : CircleAlert} size={14} />
          {estadoTexto({ respondida, diferencias, pagada })}
        </span>
        {entidades !== '' && <span className="secondary small">{entidades}</span>}
      </Link>
    </li>
  )
}

function estadoTexto({
  respondida,
  diferencias,
  pagada,
}: Pick<QuincenaRetenida, 'respondida' | 'diferencias' | 'pagada'>): string {
  if (!respondida) return 'Por responder'
  if (diferencias > 0) return cuentaTexto(diferencias, 'diferencia por decidir', 'diferencias por decidir')
  return pagada ? 'Pagada' : 'Respondida, sin pagar'
}
