import { Info, TriangleAlert } from 'lucide-react'
import { diaDe } from '#domain/calendario/cambios-calendario.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { Issue } from '#domain/issue.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import type { ReactElement } from 'react'

interface RevisionProps {
  anio: number
  reglas: readonly Issue[]
  avisos: readonly Issue[]
  /** Some of them keep the changes from being saved. */
  impiden: boolean
  /** Puts the day in sight. */
  onDia: (fecha: PlainDate) => void
}

/** "Reglas incumplidas" and "Avisos": each one is a link to its day. */
export function Revision({ anio, reglas, avisos, impiden, onDia }: RevisionProps): ReactElement {
  return (
    <>
      <Card
        id="cal-reglas"
        title={<Titulo text="Reglas incumplidas" count={reglas.length} tone="mal" />}
        aside={impiden ? 'Impiden guardar' : undefined}
        flush
      >
        <Lista anio={anio} issues={reglas} tone="mal" onDia={onDia} empty="Se cumplen todas las reglas." />
      </Card>
      <Card title={<Titulo text="Avisos" count={avisos.length} tone="aviso" />} flush>
        <Lista anio={anio} issues={avisos} tone="aviso" onDia={onDia} empty="Sin avisos." />
      </Card>
    </>
  )
}

type Tono = 'mal' | 'aviso'

function Titulo({ text, count, tone }: { text: string; count: number; tone: Tono }): ReactElement {
  return (
    <>
      {text} {count > 0 && <span className={`cal-cuenta cal-cuenta-${tone}`}>{count}</span>}
    </>
  )
}

interface ListaProps {
  anio: number
  issues: readonly Issue[]
  tone: Tono
  onDia: (fecha: PlainDate) => void
  empty: string
}

function Lista({ anio, issues, tone, onDia, empty }: ListaProps): ReactElement {
  if (issues.length === 0) return <p className="cal-sin">{empty}</p>
  return (
    <ul className={`cal-lista cal-lista-${tone}`}>
      {issues.map((issue) => (
        <li key={`${issue.path} ${issue.code}`}>
          <Icon icon={tone === 'mal' ? TriangleAlert : Info} size={16} />
          <button type="button" onClick={() => onDia(diaDe(issue, anio))}>
            {issue.message}
          </button>
        </li>
      ))}
    </ul>
  )
}
