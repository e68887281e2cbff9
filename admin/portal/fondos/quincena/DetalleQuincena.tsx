import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { codigoQuincenaFalta } from '#domain/calendario/quincena.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { DescargarReporte } from './DescargarReporte.tsx'
import { rutaVista, VISTAS, type NombreVista } from '#domain/acceso/vistas/vistas.ts'
import { migaVista } from '#admin/shared/pagina/miga-vista.ts'
import type { Descarga } from './DescargarReporte.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'

interface DetalleQuincenaProps<Datos> {
  /** "Retenciones": the title goes on with the quincena. */
  titulo: string
  /** Where its quincenas are listed. */
  panel: NombreVista
  codigo: string
  volver: string
  query: UseQueryResult<Datos>
  facts: (datos: Datos) => string
  /** Files of it, the one that the page is for last. */
  descargas: readonly Descarga[]
  cargando: string
  /** What stands in the place of its files and tables where it has none; null where it has. */
  vacia?: (datos: Datos) => ReactElement | null
  /** What stands over its tables, also while they are asked for. */
  sobre?: ReactNode
  children: (datos: Datos) => ReactNode
}

/**
 * The page of one quincena of money: where it stands, what can be taken away, and its tables. Without a quincena, its panel; of
 * what is no quincena, what was expected.
 */
export function DetalleQuincena<Datos>(props: DetalleQuincenaProps<Datos>): ReactElement {
  const { titulo, panel, codigo, volver, query, facts, descargas, cargando, vacia, sobre, children } = props
  const { data, error, isPending, refetch } = query
  const [failure, setFailure] = useState<unknown>(null)
  const rutaPanel = rutaVista(panel)
  const falta = codigoQuincenaFalta(codigo)
  const back = { to: rutaPanel, label: `Ir al ${VISTAS[panel].titulo}` }
  const vacio = data && vacia?.(data)
  if (codigo === '') return <Navigate replace to={rutaPanel} />
  if (falta !== '')
    return (
      <>
        <PageHeader title={titulo} crumbs={[migaVista(panel)]} />
        <Note
          tone="bad"
          live
          action={
            <LinkButton size="sm" to={back.to}>
              {back.label}
            </LinkButton>
          }
        >
          <strong>{falta}</strong>
        </Note>
      </>
    )
  return (
    <>
      <PageHeader
        title={`${titulo} – Quincena ${codigo}`}
        crumbs={[migaVista(panel), { label: codigo }]}
        facts={data && facts(data)}
        actions={
          <>
            <LinkButton to={volver} icon={ArrowLeft}>
              Regresar
            </LinkButton>
            {data &&
              !vacio &&
              descargas.map((descarga, i) => (
                <DescargarReporte
                  key={descarga.call}
                  {...descarga}
                  main={i === descargas.length - 1}
                  onError={setFailure}
                />
              ))}
          </>
        }
      />
      <div className="stack">
        {sobre}
        {failure !== null && <ErrorState title="No se pudo descargar el archivo." error={failure} />}
        {error && (
          <ErrorState title="No se pudo cargar la quincena." error={error} onRetry={() => void refetch()} back={back} />
        )}
        {isPending && <Skeleton lines={8} label={cargando} />}
        {data && (vacio ?? children(data))}
      </div>
    </>
  )
}
