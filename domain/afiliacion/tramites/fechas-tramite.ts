import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { quincenaOf, quincenaRange } from '#domain/calendario/quincena.ts'
import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import type { ReglasTipo } from '#domain/afiliacion/tipos/reglas-tipo.ts'
import { addDays, dateParts, parsePlainDate, plainDate, type PlainDate } from '#domain/plain-date.ts'
import { isSobreLimite } from './sobre-limite.ts'
import type { Impedimento } from './tramite.ts'

export interface FechasSolicitadas {
  readonly fecha: string
  readonly fechaAutorizacion: string
  readonly fechaFin: string
  readonly observaciones: string
}

export interface ContextoFechas {
  readonly today: PlainDate
  /** Ordinal of the quincena in which the movement lands. */
  readonly quincena: number
  /** ARCHIVO_APLICACION days of the calendar, in order; none for a type that binds none of its dates to them. */
  readonly diasAplicacion: readonly PlainDate[]
  /** First day of the person's service on file; null for who begins now. */
  readonly fechaAlta: PlainDate | null
  readonly limiteRetroactivo: number
  /** Who asks is of the institute. */
  readonly esInstituto: boolean
}

/** The day `months` later, on the month's last day where it has no such day (decisions §10.3). */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const { year, month, day } = dateParts(date)
  const index = year * 12 + month - 1 + months
  const [y, m] = [Math.floor(index / 12), (index % 12) + 1]
  const last = new Date(Date.UTC(y, m, 0)).getUTCDate()
  return plainDate(y, m, Math.min(day, last))
}

/** The day of `days` nearest to `date`, the earlier of two; null without days. */
export function nearestDay(days: readonly PlainDate[], date: PlainDate): PlainDate | null {
  const distance = (day: PlainDate) => Math.abs(Date.parse(day) - Date.parse(date))
  return days.reduce<PlainDate | null>(
    (best, day) => (best === null || distance(day) < distance(best) ? day : best),
    null,
  )
}

/**
 * The days that a type offers for the date it binds to the calendar; none for a type that binds none. An effective date is one of
 * the open quincena that is still possible, else one of the next (decisions §11.29); those before are `fechasRetroactivas`.
 */
export function fechasOfrecidas(
  reglas: ReglasTipo,
  { fecha, fechaAutorizacion }: Pick<FechasSolicitadas, 'fecha' | 'fechaAutorizacion'>,
  { quincena, diasAplicacion, today }: ContextoFechas,
): PlainDate[] {
  const { diaAplicacion, fin } = reglas.fechas
  if (diaAplicacion === 'fecha') {
    const posibles = (one: number) => diasAplicacion.filter((dia) => quincenaOf(dia) === one && dia >= today)
    const deEsta = posibles(quincena)
    return deEsta.length > 0 ? deEsta : posibles(quincena + 1)
  }
  if (diaAplicacion !== 'fechaFin' || fin === null) return []
  const inicio = parsePlainDate(fecha) ?? today
  const hasta = addMonths(parsePlainDate(fechaAutorizacion) ?? today, fin.maxMeses)
  return diasAplicacion.filter((dia) => dia > inicio && dia <= hasta)
}

/**
 * Earlier days that a type which binds its effective date admits, the newest first: only the institute asks them, with the number of the
 * dictamen (decisions §11.29).
 */
export function fechasRetroactivas(reglas: ReglasTipo, contexto: ContextoFechas): PlainDate[] {
  if (reglas.fechas.diaAplicacion !== 'fecha' || !contexto.esInstituto) return []
  const { inicio } = quincenaRange(contexto.quincena)
  return contexto.diasAplicacion.filter((dia) => dia < inicio || dia < contexto.today).reverse()
}

/** The quincena in which a movement lands: the next one where its date is a day of it that was offered, else the open one. */
export function quincenaDeFecha(reglas: ReglasTipo, fechas: FechasSolicitadas, contexto: ContextoFechas): number {
  const fecha = parsePlainDate(fechas.fecha)
  if (!fecha || reglas.fechas.diaAplicacion !== 'fecha') return contexto.quincena
  const isOffered = fechasOfrecidas(reglas, fechas, contexto).includes(fecha)
  return isOffered ? Math.max(contexto.quincena, quincenaOf(fecha)) : contexto.quincena
}

/** Why the dates cannot go on; each with the nearest date that would (decisions §10.2, §10.3). */
export function fechasIssues(reglas: ReglasTipo, fechas: FechasSolicitadas, contexto: ContextoFechas): Impedimento[] {
  const issues = [
    ...efectivaIssues(reglas, fechas, contexto),
    ...autorizacionIssues(reglas, fechas, contexto),
    ...finIssues(reglas, fechas, contexto),
  ]
  // How far back it is, and why, is asked of a date that can stand: the one written in its place may be of this quincena.
  const fecha = issues.some(({ campo }) => campo === 'fecha') ? null : parsePlainDate(fechas.fecha)
  return fecha ? [...retroactivoIssues(reglas, fecha, fechas.observaciones, contexto), ...issues] : issues
}

const SIN_FECHAS = 'No hay fechas disponibles. Contacta a Servicio de Seguimiento ISSSPEA.'

function refuse(campo: string, codigo: string, mensaje: string, fechaValida: PlainDate | null = null): Impedimento[] {
  const cerca = fechaValida === null ? '' : ` La fecha válida más cercana es el ${formatFecha(fechaValida)}.`
  return [{ campo, codigo, mensaje: mensaje + cerca, impide: true, ...(fechaValida !== null && { fechaValida }) }]
}

function efectivaIssues(reglas: ReglasTipo, fechas: FechasSolicitadas, contexto: ContextoFechas): Impedimento[] {
  const { rotulo, diaAplicacion } = reglas.fechas
  const fecha = parsePlainDate(fechas.fecha)
  if (!fecha) return refuse('fecha', 'formato', `${rotulo} inválida: se esperaba AAAA-MM-DD.`)
  const { fin } = quincenaRange(quincenaDeFecha(reglas, fechas, contexto))
  if (fecha > fin)
    return refuse('fecha', 'futura', `${rotulo} inválida: la quincena termina el ${formatFecha(fin)}.`, fin)
  if (contexto.fechaAlta && fecha < contexto.fechaAlta)
    return refuse('fecha', 'anterior', `${rotulo} inválida: es anterior a su ingreso.`, contexto.fechaAlta)
  if (diaAplicacion === 'fecha') {
    const ofrecidas = [...fechasOfrecidas(reglas, fechas, contexto), ...fechasRetroactivas(reglas, contexto)]
    if (ofrecidas.length === 0) return refuse('fecha', 'sin_fechas', SIN_FECHAS)
    if (!ofrecidas.includes(fecha))
      return refuse(
        'fecha',
        'dia_aplicacion',
        `${rotulo} inválida: no es un día de aplicación.`,
        nearestDay(ofrecidas, fecha),
      )
  }
  return []
}

/** A date in an earlier quincena needs a reason; beyond the limit it is told that the director approves it (decisions §9). */
function retroactivoIssues(
  reglas: ReglasTipo,
  fecha: PlainDate,
  observaciones: string,
  contexto: ContextoFechas,
): Impedimento[] {
  const { quincena, limiteRetroactivo } = contexto
  const { rotulo } = reglas.fechas
  const sinMotivo = fechasRetroactivas(reglas, contexto).includes(fecha)
    ? dictamenIssues(observaciones)
    : quincenaOf(fecha) < quincena && observaciones.trim() === ''
      ? refuse('observaciones', 'requerido', 'Escribe por qué la fecha es de una quincena anterior.')
      : []
  if (!isSobreLimite(quincena, fecha, limiteRetroactivo)) return sinMotivo
  const mensaje = `${rotulo} a más de ${cuentaTexto(limiteRetroactivo, 'quincena')} atrás: lo aprobará el director.`
  return [...sinMotivo, { campo: 'fecha', codigo: 'retroactivo', mensaje, impide: false }]
}

/** An earlier day of retirement stands on a dictamen, whose number is told. */
function dictamenIssues(observaciones: string): Impedimento[] {
  if (/\d/.test(observaciones)) return []
  return refuse('observaciones', 'requerido', 'Escribe el número del dictamen: la fecha es anterior.')
}

function autorizacionIssues(reglas: ReglasTipo, fechas: FechasSolicitadas, { today }: ContextoFechas): Impedimento[] {
  if (!reglas.fechas.autorizacion) return []
  const fecha = parsePlainDate(fechas.fechaAutorizacion)
  if (!fecha) return refuse('fechaAutorizacion', 'formato', 'Fecha de autorización inválida: se esperaba AAAA-MM-DD.')
  if (fecha > today)
    return refuse('fechaAutorizacion', 'futura', 'Fecha de autorización inválida: es posterior a hoy.', today)
  const inicio = parsePlainDate(fechas.fecha)
  if (inicio && inicio < fecha)
    return refuse(
      'fecha',
      'antes_de_autorizacion',
      `${reglas.fechas.rotulo} inválida: es anterior a la autorización.`,
      fecha,
    )
  return []
}

function finIssues(reglas: ReglasTipo, fechas: FechasSolicitadas, contexto: ContextoFechas): Impedimento[] {
  const { fin } = reglas.fechas
  if (fin === null) return []
  const ofrecidas = fechasOfrecidas(reglas, fechas, contexto)
  if (fechas.fechaFin === '')
    return refuse('fechaFin', 'requerido', 'Por favor selecciona una fecha de reingreso antes de continuar.')
  const fecha = parsePlainDate(fechas.fechaFin)
  if (!fecha) return refuse('fechaFin', 'formato', `${fin.rotulo} inválida: se esperaba AAAA-MM-DD.`)
  const near = nearestDay(ofrecidas, fecha)
  if (fecha <= fechas.fecha)
    return refuse('fechaFin', 'antes_del_inicio', `${fin.rotulo} inválida: debe ser posterior al inicio.`, near)
  const autorizacion = parsePlainDate(fechas.fechaAutorizacion) ?? contexto.today
  const hasta = addMonths(autorizacion, fin.maxMeses)
  if (fecha > hasta)
    return refuse(
      'fechaFin',
      'maximo',
      `${fin.rotulo} inválida: a más de ${fin.maxMeses} meses de la autorización.`,
      near ?? hasta,
    )
  if (ofrecidas.length === 0) return refuse('fechaFin', 'sin_fechas', SIN_FECHAS)
  return ofrecidas.includes(fecha)
    ? []
    : refuse('fechaFin', 'dia_aplicacion', `${fin.rotulo} inválida: no es un día de aplicación.`, near)
}

/** The last day with salary of what takes an active person out of pay: the day before it takes effect. Null for the others. */
export function ultimoDiaConSueldo(
  fecha: PlainDate,
  { antes, despues }: { readonly antes: LetraSituacion; readonly despues: LetraSituacion },
): PlainDate | null {
  return antes === 'A' && despues !== 'A' ? addDays(fecha, -1) : null
}
