import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { api } from '#admin/providers/api-client.ts'
import { useDireccionPropia } from '#admin/shared/rutas/use-direccion-propia.ts'
import { useDetalle } from '#admin/panel/hoja/use-detalle.ts'
import { CasoActions } from '#admin/shared/casos/CasoActions.tsx'
import { CasoFacts } from '#admin/shared/casos/CasoFacts.tsx'
import { EstadoCasoTag } from '#admin/shared/casos/CasoTags.tsx'
import { HistorialCard } from '#admin/shared/casos/HistorialCard.tsx'
import { NormasCard } from '#admin/shared/casos/NormasCard.tsx'
import { rutaCaso } from '#domain/procesos/casos/ruta-caso.ts'
import { migaVista } from '#admin/shared/pagina/miga-vista.ts'
import type { CasoDetalle } from '#domain/procesos/casos/caso.ts'
import type { ReactElement } from 'react'

const CRUMBS = [migaVista('panelCasos')]

/** A case's page: what it is, its norms, what happened, and what this person may do now. */
export function CasoShow(): ReactElement {
  const { id = '' } = useParams()
  const { data, error, refetch } = useDetalle('casos', id, (signal) =>
    api.call('GET /api/panel/casos/:id', { params: { id: id }, signal }),
  )
  useDireccionPropia(data && rutaCaso(data))
  if (data) return <Caso key={data.id} caso={data} />
  return (
    <>
      <PageHeader crumbs={[...CRUMBS, { label: 'Caso' }]} title="Caso" />
      {error ? (
        <ErrorState
          title="No se pudo abrir el caso."
          error={error}
          onRetry={() => void refetch()}
          back={{ to: '/panel/casos', label: 'Volver a los casos' }}
        />
      ) : (
        <Skeleton lines={10} label="Cargando el caso" />
      )}
    </>
  )
}

function Caso({ caso }: { caso: CasoDetalle }): ReactElement {
  const [error, setError] = useState<unknown>(null)
  return (
    <>
      <PageHeader
        crumbs={[...CRUMBS, { label: caso.folio }]}
        title={caso.asunto}
        facts={
          <span className="caso-facts">
            <span className="mono">{caso.folio}</span>
            <EstadoCasoTag estado={caso.estado} />
            <span>{caso.proceso.nombre}</span>
          </span>
        }
        actions={<CasoActions caso={caso} onError={setError} />}
      />
      <div className="stack">
        {error !== null && <ErrorState title="No se pudo tomar el caso." error={error} />}
        <div className="caso">
          <div className="stack">
            {(caso.descripcion !== '' || caso.NotasI !== '' || caso.resolucion !== '') && <Textos caso={caso} />}
            <NormasCard caso={caso} />
            <HistorialCard caso={caso} />
          </div>
          <CasoFacts caso={caso} />
        </div>
      </div>
    </>
  )
}

function Textos({ caso }: { caso: CasoDetalle }): ReactElement {
  const textos = [
    { titulo: 'Cómo se resolvió', texto: caso.resolucion },
    { titulo: 'Descripción', texto: caso.descripcion },
    { titulo: 'Notas internas', texto: caso.NotasI },
  ].filter(({ texto }) => texto !== '')
  return (
    <Card title="De qué trata">
      {textos.map(({ titulo, texto }) => (
        <p key={titulo} className="caso-texto">
          <strong>{titulo}.</strong> {texto}
        </p>
      ))}
    </Card>
  )
}
