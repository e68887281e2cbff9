import { useEffect, useRef } from 'react'
import { addDays, plainDate, weekday } from '#domain/calendario/plain-date.ts'
import { formatFechaCorta } from '#domain/calendario/fecha-texto.ts'
import { diasDelMes } from '#domain/calendario/plan/sugerir-periodo.ts'
import { tituloMes } from '#admin/portal/calendario/Calendario/Barra.tsx'
import { DiaCelda } from './DiaCelda.tsx'
import { useMesGestos } from './use-mes-gestos.ts'
import { useSeleccion } from '#admin/portal/calendario/Calendario/use-seleccion.ts'
import type { DatosDia } from './DiaCelda.tsx'
import type { CambioDia } from '#domain/calendario/cambios-calendario.ts'
import type { TipoEvento } from '#domain/calendario/evento.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import type { ReactElement } from 'react'

const DIAS = [
  ['lun', 'lunes'],
  ['mar', 'martes'],
  ['mié', 'miércoles'],
  ['jue', 'jueves'],
  ['vie', 'viernes'],
  ['sáb', 'sábado'],
  ['dom', 'domingo'],
] as const

interface MesGridProps {
  anio: number
  mes: number
  /** Otherwise it is only read. */
  edita: boolean
  /** What a day is given; null clears it. */
  activo: TipoEvento | null
  porRango: boolean
  foco: PlainDate
  onFoco: (fecha: PlainDate) => void
  /** The day is still to get the focus (a link of a rule, an arrow): it does once its month is in sight. */
  llamado: boolean
  onLlamado: (llamado: boolean) => void
  datosDe: (fecha: PlainDate) => Omit<DatosDia, 'elegido'>
  onCambios: (cambios: readonly CambioDia[]) => void
  onTipo: (tipo: TipoEvento) => void
  onMove: (steps: 1 | -1) => void
}

/** Weeks of a month, Monday first; days of its neighbours are dimmed. */
function semanas(anio: number, mes: number): PlainDate[][] {
  const first = plainDate(anio, mes, 1)
  const start = addDays(first, 1 - weekday(first))
  const days = diasDelMes(anio, mes).length + weekday(first) - 1
  const weeks = Math.ceil(days / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_unused, day) => addDays(start, week * 7 + day)),
  )
}

/** A month: each day with its event; while editing, days are set here by pointer, touch or keys. */
export function MesGrid(props: MesGridProps): ReactElement {
  const { anio, mes, edita, foco, onFoco, llamado, onLlamado } = props
  const box = useRef<HTMLDivElement>(null)
  useMesGestos(box, !edita, props.onMove)
  const { elegidos, handlers } = useSeleccion({ ...props, setFoco: onFoco, onAnda: () => onLlamado(true) })
  useEffect(() => {
    const cell = llamado ? box.current?.querySelector<HTMLElement>(`[data-fecha="${foco}"]`) : null
    // A month, and more so a year, may come in sight after its day was asked for.
    if (!cell) return
    cell.focus()
    onLlamado(false)
  }, [foco, llamado, onLlamado, mes, anio])
  const month = plainDate(anio, mes, 1).slice(0, 7)
  const reachable = foco.startsWith(month) ? foco : plainDate(anio, mes, 1)
  return (
    // The cells are buttons: what is heard here comes from them.
    <div ref={box} role="presentation" className={edita ? 'cal-caja cal-editando' : 'cal-caja'} {...handlers}>
      <table className="cal-tabla">
        <caption className="visually-hidden">Eventos de {tituloMes(anio, mes)}</caption>
        <thead>
          <tr>
            {DIAS.map(([corto, largo]) => (
              <th key={corto} scope="col">
                <abbr title={largo}>{corto}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {semanas(anio, mes).map((week) => (
            <tr key={week[0]}>
              {week.map((fecha) =>
                fecha.startsWith(month) ? (
                  <td key={fecha}>
                    <DiaCelda
                      fecha={fecha}
                      enfocable={fecha === reachable}
                      elegido={elegidos.has(fecha)}
                      {...props.datosDe(fecha)}
                    />
                  </td>
                ) : (
                  <td key={fecha} className="cal-fuera">
                    {formatFechaCorta(fecha)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
