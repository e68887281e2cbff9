import { Printer } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { api } from '#admin/providers/api-client.ts'
import { nombreEnLista, nombreNatural } from '#admin/shared/nombre-persona.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { ReportePapel } from './ReportePapel.tsx'
import type { CoincidenciaReporte } from '#domain/afiliacion/consulta.ts'
import type { ReactElement } from 'react'

const TITULO = 'Reporte de afiliado'

/**
 * `/dashboard/formatos/ReporteAfiliado`: a person's movements, to be printed (specification 3 §2.2). It loads by `numEmpleado`
 * within scope; nombre, curp, dependencia, entidad and estado of a documented address are taken and not believed.
 */
export default function ReporteAfiliado(): ReactElement {
  const [params] = useSearchParams()
  const numEmpleado = params.get('numEmpleado')?.trim() || null
  const interno = params.get('interno')?.trim() || null
  const asked = numEmpleado !== null || interno !== null
  const { data, error, refetch } = useQuery({
    queryKey: ['reporte-afiliado', numEmpleado, interno],
    queryFn: ({ signal }) =>
      api.call('GET /api/reporte-afiliado', { signal, query: { numEmpleado, interno: interno && Number(interno) } }),
    enabled: asked,
  })
  return (
    <>
      <PageHeader
        title={TITULO}
        facts={data?.reporte ? nombreNatural(data.reporte) : undefined}
        actions={
          data?.reporte && (
            <Button variant="primary" icon={Printer} onClick={() => window.print()}>
              Imprimir / Guardar PDF
            </Button>
          )
        }
      />
      {!asked ? (
        <Card>
          <EmptyState title="Falta el número de empleado">
            Abre el reporte desde la Plantilla de Verificación, con el botón «Reporte» de la persona.
          </EmptyState>
        </Card>
      ) : error ? (
        <ErrorState title="No se pudo cargar el reporte." error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={10} label="Cargando el reporte" />
      ) : data.reporte ? (
        <ReportePapel reporte={data.reporte} />
      ) : (
        <Elegir personas={data.coincidencias} />
      )}
    </>
  )
}

/** The same employee number in several entities. */
function Elegir({ personas }: { personas: readonly CoincidenciaReporte[] }): ReactElement {
  return (
    <Card title="El número de empleado existe en varias entidades">
      <ul className="stack" aria-label="Personas con ese número de empleado">
        {personas.map((persona) => (
          <li key={persona.interno}>
            <Link to={`/dashboard/formatos/ReporteAfiliado?interno=${persona.interno}`}>{nombreEnLista(persona)}</Link>{' '}
            <span className="secondary">
              {persona.adscripcion} · No. interno {formatInterno(persona.interno)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
