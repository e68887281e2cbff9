import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { SituacionTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { Timeline } from '#admin/shared/ui/datos/Timeline.tsx'
import type { PeriodoVisto } from '#domain/afiliacion/historia/periodos.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { ReactElement } from 'react'

interface PeriodosCardProps {
  /** The latest FECHA_ALTA: what the form starts from. */
  fechaAlta: PlainDate
  periodos: readonly PeriodoVisto[]
}

/** The earlier periods as a line of life, newest first (specification 3 §7). */
export function PeriodosCard({ fechaAlta, periodos }: PeriodosCardProps): ReactElement {
  return (
    <Card title="Línea de vida">
      <div className="stack">
        <p className="small secondary">
          Último ingreso: {formatFecha(fechaAlta)}. De ahí salen los datos de esta alta.
        </p>
        <Timeline
          items={periodos.map((periodo) => ({
            text: (
              <>
                <span className="strong">{formatFecha(periodo.desde)}</span> <SituacionTag letra={periodo.situacion} />
              </>
            ),
            detail: detalleDe(periodo),
          }))}
        />
      </div>
    </Card>
  )
}

function detalleDe({ hasta, entidad, sueldoCentavos }: PeriodoVisto): string {
  return [entidad, sueldoCentavos > 0 && formatPesos(sueldoCentavos), hasta && `hasta el ${formatFecha(hasta)}`]
    .filter(Boolean)
    .join(' · ')
}
