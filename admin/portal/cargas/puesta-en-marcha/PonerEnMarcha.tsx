import { useQuery } from '@tanstack/react-query'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { useSession } from '#admin/providers/session-context.ts'
import { COLUMNAS_PASOS, columnasDeEntidades, filasDeEntidades } from './columnas-de-puesta.tsx'
import type { PuestaEnMarcha } from '#domain/cargas/puesta-en-marcha/puesta-en-marcha.ts'
import type { ReactElement } from 'react'

/** `ponerEnMarcha`: what a new installation must load, in order, and the figures to compare with the old system. */
export default function PonerEnMarcha(): ReactElement {
  const { vistas } = useSession()
  const { data, error, refetch } = useQuery({
    queryKey: ['puesta-en-marcha'],
    queryFn: ({ signal }) => api.call('GET /api/cargas/puesta-en-marcha', { signal }),
    staleTime: 0,
  })
  return (
    <>
      <PageHeader
        vista="ponerEnMarcha"
        facts="Lo que el portal necesita para trabajar, en orden, y las cifras para comparar con el sistema anterior."
        actions={vistas.includes('cargas') && <LinkButton to={rutaVista('cargas')}>Cargar un archivo</LinkButton>}
      />
      {data ? (
        <Estado puesta={data} />
      ) : error ? (
        <ErrorState title="No se pudo saber qué falta." error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={8} height={28} label="Contando lo que hay" />
      )}
    </>
  )
}

function Estado({ puesta }: { puesta: PuestaEnMarcha }): ReactElement {
  const faltan = puesta.pasos.filter(({ listo }) => !listo)
  return (
    <div className="stack">
      {faltan.length === 0 ? (
        <Note tone="good">
          <strong>Listo.</strong> Compara las cifras de cada entidad con el sistema anterior antes de su primer cierre.
        </Note>
      ) : (
        <Note tone="warn">
          <strong>Falta cargar {cuentaTexto(faltan.length, 'cosa')}.</strong> Empieza por {faltan[0]?.titulo}.
        </Note>
      )}
      <Card title="Qué se carga, en orden" flush>
        <DataTable
          caption="Qué se carga, en orden"
          columns={COLUMNAS_PASOS}
          rows={puesta.pasos}
          rowKey={({ id }) => id}
        />
      </Card>
      <Card title="Personas por entidad y situación" flush>
        <DataTable
          caption="Personas por entidad y situación"
          columns={columnasDeEntidades(puesta)}
          rows={filasDeEntidades(puesta)}
          rowKey={({ clave }) => clave ?? ''}
          minWidth={900}
        />
      </Card>
    </div>
  )
}
