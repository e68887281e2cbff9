import { useQuery } from '@tanstack/react-query'
import { Signature } from 'lucide-react'
import { useState } from 'react'
import { formatRango } from '#domain/calendario/fecha-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { DelegarDialog } from './DelegarDialog.tsx'
import { MIS_DELEGACIONES } from './mi-cuenta.ts'
import { RetirarDelegacion } from './RetirarDelegacion.tsx'
import type { DelegacionPropia } from '#domain/acceso/delegacion.ts'
import type { ReactElement } from 'react'

/** Who signs for me and until when, and for whom I sign (decisions §9). Nothing for who neither signs nor was asked to. */
export function DelegacionesCard(): ReactElement | null {
  const [asking, setAsking] = useState(false)
  const [retirando, setRetirando] = useState<DelegacionPropia | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: MIS_DELEGACIONES,
    queryFn: ({ signal }) => api.call('GET /api/mi-cuenta/delegaciones', { signal }),
  })
  if (error)
    return <ErrorState title="No se pudo cargar quién firma por ti." error={error} onRetry={() => void refetch()} />
  if (!data || (!data.puedeDelegar && data.dadas.length + data.recibidas.length === 0)) return null
  return (
    <Card
      title="Quién firma por ti"
      aside={
        data.puedeDelegar && (
          <Button size="sm" onClick={() => setAsking(true)}>
            Delegar mi firma
          </Button>
        )
      }
    >
      <ul className="plain profile-delegaciones" aria-label="Delegaciones">
        {data.dadas.length === 0 && data.puedeDelegar && (
          <li className="secondary">
            Nadie firma por ti. Si vas a ausentarte, nombra a quien lo haga y hasta cuándo: cada acto dirá que fue por
            tu delegación.
          </li>
        )}
        {data.dadas.map((dada) => (
          <Renglon key={dada.id} delegacion={dada} texto={`${dada.a} firma por ti`}>
            <Button size="sm" aria-label={`Retirar la delegación a ${dada.a}`} onClick={() => setRetirando(dada)}>
              Retirar
            </Button>
          </Renglon>
        ))}
        {data.recibidas.map((recibida) => (
          <Renglon key={recibida.id} delegacion={recibida} texto={`Firmas por ${recibida.de}`} />
        ))}
      </ul>
      {asking && <DelegarDialog candidatos={data.candidatos} onClose={() => setAsking(false)} />}
      {retirando && <RetirarDelegacion delegacion={retirando} onClose={() => setRetirando(null)} />}
    </Card>
  )
}

interface RenglonProps {
  delegacion: DelegacionPropia
  texto: string
  children?: ReactElement
}

function Renglon({ delegacion: { desde, hasta, motivo }, texto, children }: RenglonProps): ReactElement {
  return (
    <li>
      <Icon icon={Signature} />
      <span>
        <strong>{texto}</strong>
        <span className="small secondary">
          {formatRango(desde, hasta)}
          {motivo !== '' && `. ${motivo}`}
        </span>
      </span>
      {children}
    </li>
  )
}
