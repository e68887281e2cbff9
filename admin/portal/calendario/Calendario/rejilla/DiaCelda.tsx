import { CircleAlert, TriangleAlert } from 'lucide-react'
import { TIPOS_EVENTO } from '#domain/calendario/evento.ts'
import { formatFechaConDia } from '#domain/calendario/fecha-texto.ts'
import { dateParts } from '#domain/calendario/plain-date.ts'
import { quincenaNumber, quincenaOf } from '#domain/calendario/quincena.ts'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { CORTOS, LETRAS } from '#admin/portal/calendario/Calendario/tipos.ts'
import type { TipoEvento } from '#domain/calendario/evento.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import type { ReactElement } from 'react'

export interface DatosDia {
  readonly tipo: TipoEvento | null
  /** Name of an official day of rest; "" otherwise. */
  readonly inhabil: string
  /** Not saved yet. */
  readonly nuevo: boolean
  readonly regla: boolean
  readonly aviso: boolean
  readonly hoy: boolean
  /** An extraordinary enabling covers it. */
  readonly habilitado: boolean
  readonly elegido: boolean
}

interface DiaCeldaProps extends DatosDia {
  fecha: PlainDate
  /** The one that Tab reaches. */
  enfocable: boolean
}

/** "martes 22 de diciembre, Aplicación, sin guardar, incumple una regla". */
function nombreDe(fecha: PlainDate, dia: DatosDia): string {
  const parts = [
    formatFechaConDia(fecha),
    dia.tipo === null ? 'sin evento' : TIPOS_EVENTO[dia.tipo].label,
    dia.inhabil,
    dia.hoy ? 'hoy' : '',
    dia.habilitado ? 'habilitación extraordinaria' : '',
    dia.nuevo ? 'sin guardar' : '',
    dia.regla ? 'incumple una regla' : '',
    dia.aviso && !dia.regla ? 'con aviso' : '',
  ]
  return parts.filter(Boolean).join(', ')
}

/** A day of the month: its number, its event, and what is to be looked at. What is done with it the grid hears. */
export function DiaCelda({ fecha, enfocable, ...dia }: DiaCeldaProps): ReactElement {
  const { day } = dateParts(fecha)
  const startsQuincena = day === 1 || day === 16
  return (
    <button
      type="button"
      data-fecha={fecha}
      tabIndex={enfocable ? 0 : -1}
      className={classNames(
        'cal-dia',
        dia.regla && 'cal-dia-mal',
        dia.nuevo && 'cal-dia-nuevo',
        dia.hoy && 'cal-dia-hoy',
        dia.elegido && 'cal-dia-elegido',
        dia.habilitado && 'cal-dia-habilitado',
      )}
    >
      <span className="visually-hidden">{nombreDe(fecha, dia)}</span>
      <span className="cal-numero" aria-hidden="true">
        <span>{day}</span>
        {startsQuincena && <small>Q{quincenaNumber(quincenaOf(fecha))}</small>}
        {dia.inhabil !== '' && (
          <small className="cal-inhabil" title={dia.inhabil}>
            {dia.inhabil}
          </small>
        )}
        {dia.regla ? <Icon icon={TriangleAlert} size={14} /> : dia.aviso && <Icon icon={CircleAlert} size={14} />}
      </span>
      {dia.tipo !== null && (
        <span className={`cal-evento ev-${LETRAS[dia.tipo]}`} aria-hidden="true">
          <span className="cal-letra">{LETRAS[dia.tipo]}</span>
          <span className="cal-corto">{CORTOS[dia.tipo]}</span>
        </span>
      )}
    </button>
  )
}
