import { Milestone } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { SituacionTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { Timeline } from '#admin/shared/ui/datos/Timeline.tsx'
import { rutaMovimiento } from '#domain/afiliacion/rutas.ts'
import { useLinea } from './use-linea.ts'
import type { EntradaLinea, PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { ReactElement } from 'react'

/** As a change of post names it: told there with its former value, it is not told twice. */
const SUELDO = 'Sueldo mensual'

/** What became true of the person, by the day it holds from, newest first, each with when it was recorded. */
export function LineaTab({ persona }: { persona: PersonaDetalle }): ReactElement {
  const { data, error, refetch } = useLinea(persona.id)
  if (error)
    return <ErrorState title="No se pudo cargar la línea de vida." error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} label="Cargando la línea de vida" />
  return (
    <Card title="Línea de vida" flush={data.length === 0}>
      {data.length === 0 ? (
        <EmptyState icon={Milestone} title="Su línea de vida empieza cuando se aplique su alta">
          Aquí estarán su situación, su adscripción y su sueldo, con la fecha desde la que rigen.
        </EmptyState>
      ) : (
        <Timeline
          items={data.map((entrada) => ({
            text: <Titulo entrada={entrada} />,
            detail: <Detalle entrada={entrada} />,
          }))}
        />
      )}
    </Card>
  )
}

function Titulo({ entrada: { desde, tipo, folio } }: { entrada: EntradaLinea }): ReactElement {
  return (
    <>
      <span className="strong">{formatFecha(desde)}</span> {tipo}{' '}
      {folio !== null && (
        <Link className="mono" to={rutaMovimiento({ folio })}>
          {folio}
        </Link>
      )}
    </>
  )
}

function Detalle({ entrada }: { entrada: EntradaLinea }): ReactElement {
  const { desde, registrado, situacion, sueldoCentavos, cambios } = entrada
  const [params] = useSearchParams()
  const esDia = params.get('al') === desde
  const sueldo = cambios.some(({ campo }) => campo === SUELDO) ? null : sueldoCentavos
  return (
    <span className="linea-detalle">
      {situacion && <SituacionTag letra={situacion} />}
      {sueldo !== null && (
        <span>
          {SUELDO}: {formatPesos(sueldo)}
        </span>
      )}
      {cambios.map(({ campo, antes, despues }) => (
        <span key={campo}>
          {campo}: {antes || 'vacío'} → {despues || 'vacío'}
        </span>
      ))}
      <span>Registrado el {formatFecha(registrado)}</span>
      {!esDia && (
        <Link to={`?al=${desde}`} aria-label={`Ver cómo estaba ese día, ${formatFecha(desde)}`}>
          Ver cómo estaba ese día
        </Link>
      )}
    </span>
  )
}
