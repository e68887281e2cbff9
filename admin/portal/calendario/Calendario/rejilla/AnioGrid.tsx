import { memo } from 'react'
import { TIPOS_EVENTO } from '#domain/calendario/evento.ts'
import { dateParts, plainDate, weekday } from '#domain/calendario/plain-date.ts'
import { diasDelMes } from '#domain/calendario/plan/sugerir-periodo.ts'
import { tituloMes } from '#admin/portal/calendario/Calendario/Barra.tsx'
import { LETRAS } from '#admin/portal/calendario/Calendario/tipos.ts'
import type { TipoEvento } from '#domain/calendario/evento.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import type { ReactElement } from 'react'

const INICIALES = ['L', 'M', 'X', 'J', 'V', 'S', 'D'] as const

interface AnioGridProps {
  anio: number
  tipos: ReadonlyMap<PlainDate, TipoEvento>
  onMes: (mes: number) => void
}

/** Twelve small months, Monday first; the name of each opens it. It prints as one page. */
export const AnioGrid = memo(function AnioGrid({ anio, tipos, onMes }: AnioGridProps): ReactElement {
  return (
    <div className="cal-anio">
      {Array.from({ length: 12 }, (_, i) => (
        <MiniMes key={i} anio={anio} mes={i + 1} tipos={tipos} onMes={onMes} />
      ))}
    </div>
  )
})

function MiniMes({ anio, mes, tipos, onMes }: AnioGridProps & { mes: number }): ReactElement {
  const titulo = tituloMes(anio, mes)
  const lead = weekday(plainDate(anio, mes, 1)) - 1
  const cells: (PlainDate | null)[] = [...Array.from({ length: lead }, () => null), ...diasDelMes(anio, mes)]
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(week * 7, week * 7 + 7))
  return (
    <section className="cal-mini" aria-label={titulo}>
      <h3>
        <button type="button" onClick={() => onMes(mes)}>
          {titulo.replace(` ${anio}`, '')}
        </button>
      </h3>
      <table>
        <caption className="visually-hidden">Eventos de {titulo}</caption>
        <thead>
          <tr>
            {INICIALES.map((inicial) => (
              <th key={inicial} scope="col">
                {inicial}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, i) => (
            <tr key={i}>{week.map((fecha, day) => (fecha ? miniDia(fecha, tipos.get(fecha)) : <td key={day} />))}</tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A day of a small month; plain cells without parts: there are 365 at once. Its letter is drawn by the style sheet. */
function miniDia(fecha: PlainDate, tipo: TipoEvento | undefined): ReactElement {
  const { day } = dateParts(fecha)
  if (!tipo) return <td key={fecha}>{day}</td>
  return (
    <td key={fecha} className={`ev-${LETRAS[tipo]}`} data-letra={LETRAS[tipo]} title={TIPOS_EVENTO[tipo].label}>
      {day}
    </td>
  )
}
