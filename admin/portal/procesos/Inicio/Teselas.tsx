import { Link } from 'react-router-dom'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import type { RespuestaInicio, Tesela } from '#domain/procesos/inicio.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactElement } from 'react'

/** What waits for the person, each with its figure and the way to it. */
export function Teselas({ query }: { query: UseQueryResult<RespuestaInicio> }): ReactElement {
  if (query.isPending)
    return (
      <div className="tiles">
        {[1, 2, 3, 4].map((tile) => (
          <div key={tile} className="card tile">
            <Skeleton lines={3} label="Cargando lo que te espera" />
          </div>
        ))}
      </div>
    )
  if (!query.data)
    return (
      <div className="tiles-error">
        <ErrorState
          title="No se pudo cargar lo que te espera."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      </div>
    )
  return (
    <ul className="tiles plain" aria-label="Lo que te espera">
      {query.data.teselas.map((tesela) => (
        <li key={tesela.etiqueta}>
          <TeselaCard tesela={tesela} />
        </li>
      ))}
    </ul>
  )
}

function TeselaCard({ tesela }: { tesela: Tesela }): ReactElement {
  const content = (
    <>
      <span className="tile-label">{tesela.etiqueta}</span>
      <span className="tile-figure">{tesela.cifra}</span>
      <span className={tesela.tono === 'aviso' ? 'tile-detail tile-warn' : 'tile-detail'}>{tesela.detalle}</span>
    </>
  )
  if (!tesela.ruta) return <div className="card tile">{content}</div>
  return (
    <Link to={tesela.ruta} className="card tile">
      {content}
    </Link>
  )
}
