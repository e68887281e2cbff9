import { useQuery } from '@tanstack/react-query'
import { Signature } from 'lucide-react'
import { useState } from 'react'
import { ESTADOS_DELEGACION } from '#domain/acceso/delegacion.ts'
import { formatFecha, formatRango } from '#domain/calendario/fecha-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { ContestarDelegacion, TEXTO_RESPUESTA } from './ContestarDelegacion.tsx'
import { DelegarDialog } from './DelegarDialog.tsx'
import { MIS_DELEGACIONES } from './mi-cuenta.ts'
import { RetirarDelegacion } from './RetirarDelegacion.tsx'
import type { DelegacionPropia, DelegacionesPropias, RespuestaDelegacion } from '#domain/acceso/delegacion.ts'
import type { ReactElement } from 'react'

/** Who signs for me and until when, and for whom I sign (decisions §11.9). Nothing for who neither signs nor was asked to. */
export function DelegacionesCard(): ReactElement | null {
  const [asking, setAsking] = useState(false)
  const [retirando, setRetirando] = useState<DelegacionPropia | null>(null)
  const [contestando, setContestando] = useState<{ recibida: DelegacionPropia; respuesta: RespuestaDelegacion } | null>(
    null,
  )
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
        data.candidatos.length > 0 && (
          <Button size="sm" onClick={() => setAsking(true)}>
            Delegar mi firma
          </Button>
        )
      }
    >
      <ul className="plain profile-delegaciones" aria-label="Delegaciones">
        {data.dadas.length === 0 && data.puedeDelegar && <li className="secondary">{sinDelegar(data)}</li>}
        {data.dadas.map((dada) => (
          <Renglon key={dada.id} delegacion={dada} texto={textoDada(dada)}>
            <Button size="sm" aria-label={`Retirar la delegación a ${dada.a}`} onClick={() => setRetirando(dada)}>
              Retirar
            </Button>
          </Renglon>
        ))}
        {data.recibidas.map((recibida) => (
          <Renglon key={recibida.id} delegacion={recibida} texto={textoRecibida(recibida)}>
            <span className="row">
              {recibida.actions.map((respuesta) => (
                <Button
                  key={respuesta}
                  size="sm"
                  {...(respuesta === 'aceptar' && { variant: 'primary' as const })}
                  aria-label={`${TEXTO_RESPUESTA[respuesta].boton} la firma de ${recibida.de}`}
                  onClick={() => setContestando({ recibida, respuesta })}
                >
                  {TEXTO_RESPUESTA[respuesta].boton}
                </Button>
              ))}
            </span>
          </Renglon>
        ))}
      </ul>
      {asking && <DelegarDialog candidatos={data.candidatos} onClose={() => setAsking(false)} />}
      {retirando && <RetirarDelegacion delegacion={retirando} onClose={() => setRetirando(null)} />}
      {contestando && (
        <ContestarDelegacion
          delegacion={contestando.recibida}
          respuesta={contestando.respuesta}
          onClose={() => setContestando(null)}
        />
      )}
    </Card>
  )
}

function sinDelegar({ candidatos }: DelegacionesPropias): string {
  if (candidatos.length > 0)
    return 'Nadie firma por ti. Si vas a ausentarte, nombra a quien lo haga y hasta cuándo: cada acto dirá que fue por tu delegación.'
  return 'Nadie de tu lugar de la estructura puede firmar por ti: tendría que tener el mismo acto o el anterior, sin auditar, administrar ni solicitar. Si vas a ausentarte, pide a quien administra el portal una cuenta para quien te supla.'
}

function textoDada({ a, estado }: DelegacionPropia): string {
  return estado === 'propuesta' ? `${a} firmará por ti cuando acepte` : `${a} firma por ti`
}

function textoRecibida({ de, estado }: DelegacionPropia): string {
  return estado === 'propuesta' ? `${de} te pide firmar por su ausencia` : `Firmas por ${de}`
}

interface RenglonProps {
  delegacion: DelegacionPropia
  texto: string
  children: ReactElement
}

function Renglon({ delegacion, texto, children }: RenglonProps): ReactElement {
  const { desde, hasta, motivo, oficio, oficioFecha, estado } = delegacion
  const detalles = [
    ESTADOS_DELEGACION[estado],
    formatRango(desde, hasta),
    ...(oficio === '' ? [] : [`oficio ${oficio}${oficioFecha ? ` del ${formatFecha(oficioFecha)}` : ''}`]),
  ]
  return (
    <li>
      <Icon icon={Signature} />
      <span>
        <strong>{texto}</strong>
        <span className="small secondary">
          {detalles.join(', ')}
          {motivo !== '' && `. ${motivo}`}
        </span>
      </span>
      {children}
    </li>
  )
}
