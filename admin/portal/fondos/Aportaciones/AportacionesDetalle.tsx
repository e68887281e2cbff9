import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { DescargarReporte } from '#admin/portal/fondos/DescargarReporte.tsx'
import { FondoCard } from './FondoCard.tsx'
import { useLugar, useQuincena } from './use-aportaciones.ts'
import type { AportacionesQuincena } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { ReactElement } from 'react'
import './aportaciones.css'

/** `aportacionesDetalle`: the six funds of a quincena, by person (spec 3 §2.2). */
export default function AportacionesDetalle(): ReactElement {
  const { inicio } = useSession()
  const { entidad, quincena, volver } = useLugar()
  const { data, error, isPending, refetch } = useQuincena(quincena, entidad)
  const [failure, setFailure] = useState<unknown>(null)
  return (
    <>
      <PageHeader
        title={`Aportaciones – Quincena ${quincena}`}
        crumbs={[
          { label: 'Inicio', to: inicio },
          { label: 'Panel de Aportaciones', to: '/dashboard?vista=aportacion' },
          { label: quincena },
        ]}
        facts={data && factsOf(data)}
        actions={
          <>
            <LinkButton to={volver} icon={ArrowLeft}>
              Regresar
            </LinkButton>
            {data && (
              <DescargarReporte
                call={`/api/aportaciones/quincenas/${encodeURIComponent(quincena)}/reporte`}
                body={entidad === null ? {} : { entidad }}
                archivo="Reporte_Aportaciones.xlsx"
                onError={setFailure}
              />
            )}
          </>
        }
      />
      <div className="stack">
        {failure !== null && <ErrorState title="No se pudo descargar el reporte." error={failure} />}
        {error && <ErrorState title="No se pudo cargar la quincena." error={error} onRetry={() => void refetch()} />}
        {isPending && <Skeleton lines={8} label="Cargando las aportaciones" />}
        {data && (
          <>
            {data.fondos.map((fondo) => (
              <FondoCard key={fondo.fondo} fondo={fondo} codigo={quincena} entidad={entidad} />
            ))}
            <Total data={data} />
          </>
        )}
      </div>
    </>
  )
}

function factsOf({ chip, entidades, personas }: AportacionesQuincena): string {
  const [one] = entidades
  const who = entidades.length === 1 && one ? one.nombre : cuentaTexto(entidades.length, 'entidad', 'entidades')
  return `${chip} · ${who} · ${cuentaTexto(personas, 'persona')}`
}

function Total({ data }: { data: AportacionesQuincena }): ReactElement {
  return (
    <p className="aportaciones-total">
      <span>
        Total general
        {data.licenciaCentavos !== 0 && (
          <span className="secondary">
            {' '}
            De la entidad {formatPesos(data.entidadCentavos)}; de personas en licencia{' '}
            {formatPesos(data.licenciaCentavos)}
          </span>
        )}
      </span>
      <strong>
        <MoneyText centavos={data.totalCentavos} />
      </strong>
    </p>
  )
}
