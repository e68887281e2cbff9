import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSession } from '#admin/providers/session-context.ts'
import { rutaVolver } from '#admin/shared/rutas/ruta-volver.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { DescargarReporte } from '#admin/portal/fondos/DescargarReporte.tsx'
import { TablaTipo } from './TablaTipo.tsx'
import { useRetencionesQuincena } from './use-retenciones.ts'
import type { RetencionesQuincena } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { ReactElement } from 'react'
import './retenciones.css'

/** `retencionDetalle`: the withholdings of a quincena by kind of loan (spec 3 §2.4). */
export default function RetencionDetalle(): ReactElement {
  const { inicio } = useSession()
  const [params] = useSearchParams()
  const codigo = params.get('quincena') ?? ''
  const asked = Number(params.get('entidad'))
  const entidad = Number.isSafeInteger(asked) && asked > 0 ? asked : null
  const { data, error, isPending, refetch } = useRetencionesQuincena(codigo, entidad)
  const [failure, setFailure] = useState<unknown>(null)
  return (
    <>
      <PageHeader
        title={`Retenciones – Quincena ${codigo}`}
        crumbs={[
          { label: 'Inicio', to: inicio },
          { label: 'Panel de Retenciones', to: '/dashboard?vista=retencion' },
          { label: codigo },
        ]}
        facts={data?.chip}
        actions={
          <>
            <LinkButton to={rutaVolver(params, 'retencion')} icon={ArrowLeft}>
              Regresar
            </LinkButton>
            {data && (
              <DescargarReporte
                call={`/api/retenciones/${encodeURIComponent(codigo)}/reporte`}
                body={entidad === null ? {} : { entidad }}
                archivo="Reporte_Retenciones.xlsx"
                onError={setFailure}
              />
            )}
          </>
        }
      />
      <div className="stack">
        {failure !== null && <ErrorState title="No se pudo descargar el reporte." error={failure} />}
        {error && <ErrorState title="No se pudo cargar la quincena." error={error} onRetry={() => void refetch()} />}
        {isPending && <Skeleton lines={8} label="Cargando las retenciones" />}
        {data && (
          <>
            <Totales data={data} />
            {data.tipos.map((tipo) => (
              <TablaTipo key={tipo.tipo} tipo={tipo} />
            ))}
          </>
        )}
      </div>
    </>
  )
}

/** The four cards: each kind, and the total. */
function Totales({ data: { tipos, totalCentavos } }: { data: RetencionesQuincena }): ReactElement {
  return (
    <dl className="retenciones-totales">
      {[...tipos, { tipo: 'total', titulo: 'Total', totalCentavos }].map((one) => (
        <div key={one.tipo} className="card">
          <dt className="secondary">{one.titulo}</dt>
          <dd>
            <MoneyText centavos={one.totalCentavos} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
