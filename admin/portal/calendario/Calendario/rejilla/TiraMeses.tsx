import { CircleCheck, TriangleAlert } from 'lucide-react'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { nombreMes } from '#domain/calendario/fecha-texto.ts'
import { diasDelMes } from '#domain/calendario/plan/sugerir-periodo.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { LETRAS } from '#admin/portal/calendario/Calendario/tipos.ts'
import type { TipoEvento } from '#domain/calendario/evento.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import type { ReactElement } from 'react'

interface TiraMesesProps {
  anio: number
  mes: number
  tipos: ReadonlyMap<PlainDate, TipoEvento>
  /** Broken rules of a month (1-12). */
  reglasDe: (mes: number) => number
  onMes: (mes: number) => void
}

/** The year at a glance under the month: how each month is filled, and whether it keeps the rules. */
export function TiraMeses({ anio, mes, tipos, reglasDe, onMes }: TiraMesesProps): ReactElement {
  return (
    <nav className="card cal-tira" aria-label={`Meses de ${anio}`}>
      {Array.from({ length: 12 }, (_, i) => i + 1).map((month) => (
        <Mes
          key={month}
          anio={anio}
          mes={month}
          actual={month === mes}
          tipos={tipos}
          rotas={reglasDe(month)}
          onMes={onMes}
        />
      ))}
    </nav>
  )
}

interface MesProps {
  anio: number
  mes: number
  actual: boolean
  tipos: ReadonlyMap<PlainDate, TipoEvento>
  rotas: number
  onMes: (mes: number) => void
}

function Mes({ anio, mes, actual, tipos, rotas, onMes }: MesProps): ReactElement {
  return (
    <button type="button" aria-current={actual ? 'date' : undefined} onClick={() => onMes(mes)}>
      <span className="cal-tira-mes">
        <abbr title={nombreMes(mes)}>{nombreMes(mes).slice(0, 3)}</abbr>
        <Icon icon={rotas > 0 ? TriangleAlert : CircleCheck} size={13} />
      </span>
      <span className="cal-tira-dias" aria-hidden="true">
        {diasDelMes(anio, mes).map((fecha) => {
          const tipo = tipos.get(fecha)
          return tipo === 'ASUETO' ? null : <i key={fecha} className={tipo ? `ev-${LETRAS[tipo]}` : undefined} />
        })}
      </span>
      <small>{rotas > 0 ? cuentaTexto(rotas, 'regla') : 'Completo'}</small>
    </button>
  )
}
