import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import type { Issue } from '#domain/issue.ts'
import { centavosToPesos } from '#domain/organica/dinero.ts'
import { dateParts, parsePlainDate, type PlainDate } from '#domain/plain-date.ts'

/** Labour data of an alta, with the names of specification 1 §3.5. The four levels are ids of organic units. */
export interface DatosLaborales {
  readonly entidad: number
  readonly adscripcion: number
  readonly dependencia: number
  readonly area: number
  /** Id of the post, of an área that has posts; null or absent without one. */
  readonly puesto?: number | null
  /** Key of the category, "60C". */
  readonly categoria: string
  readonly nombreCategoria: string
  /** Monthly pesos as shown. What is stored is the category's. */
  readonly salario: number
  /** Effective date of the alta (decisions §4). */
  readonly fechaIngreso: PlainDate
}

/** Labour data while they are chosen: a picker without choice is null, an unfinished date any text. */
export type DatosLaboralesEnCaptura = {
  readonly [K in keyof DatosLaborales]?: K extends 'fechaIngreso' ? string | null : DatosLaborales[K] | null
}

export interface ContextoLaboral {
  readonly today: PlainDate
  /** Last day of the quincena in which the movement lands. */
  readonly quincenaEnd: PlainDate
  /** From the CURP; null or missing when it is not known. */
  readonly fechaNacimiento?: PlainDate | null
  /** The chosen category's monthly centavos; when known, a `salario` that differs from it is refused. */
  readonly sueldoCentavos?: number
}

/** Minimum age to work, Constitución art. 123 A-III before 2014: some who still serve began at 14. */
export const EDAD_MINIMA_INGRESO = 14
/** Longer ago than a working life, it is a slip of the keyboard. */
export const ANIOS_MAXIMO_SERVICIO = 70

const NIVELES = [
  ['entidad', 'Selecciona la entidad.'],
  ['adscripcion', 'Selecciona la adscripción.'],
  ['dependencia', 'Selecciona la dependencia.'],
  ['area', 'Selecciona el área.'],
] as const

/** Why the labour data cannot go on, with the messages of specification 1 §5.1. */
export function datosLaboralesIssues(datos: DatosLaboralesEnCaptura, contexto: ContextoLaboral): Issue[] {
  const missing = NIVELES.filter(([path]) => !isId(datos[path]))
  return [
    ...missing.map(([path, message]) => ({ path, code: 'requerido', message })),
    ...categoriaIssues(datos, contexto),
    ...fechaIngresoIssues(datos.fechaIngreso ?? '', contexto),
  ]
}

function isId(value: number | null | undefined): boolean {
  return Number.isSafeInteger(value) && Number(value) > 0
}

function categoriaIssues(datos: DatosLaboralesEnCaptura, { sueldoCentavos }: ContextoLaboral): Issue[] {
  if (!datos.categoria) return [{ path: 'categoria', code: 'requerido', message: 'Debe seleccionar una categoría.' }]
  const salario = datos.salario ?? 0
  const right = sueldoCentavos === undefined ? salario > 0 : salario === centavosToPesos(sueldoCentavos)
  return right
    ? []
    : [{ path: 'salario', code: 'salario', message: 'Salario inválido (selecciona una categoría válida).' }]
}

function fechaIngresoIssues(text: string, contexto: ContextoLaboral): Issue[] {
  const refuse = (code: string, message: string): Issue[] => [{ path: 'fechaIngreso', code, message }]
  if (text === '') return refuse('requerido', 'Selecciona la fecha de ingreso.')
  const fecha = parsePlainDate(text)
  if (!fecha) return refuse('formato', 'Fecha de ingreso inválida: ese día no existe.')
  if (fecha > contexto.quincenaEnd)
    return refuse('futura', `Fecha de ingreso inválida: la quincena termina el ${formatFecha(contexto.quincenaEnd)}.`)
  const { fechaNacimiento } = contexto
  if (fechaNacimiento && fecha < yearsAfter(fechaNacimiento, EDAD_MINIMA_INGRESO))
    return refuse('edad', `Fecha de ingreso inválida: la persona aún no cumplía ${EDAD_MINIMA_INGRESO} años.`)
  if (fecha < yearsAfter(contexto.today, -ANIOS_MAXIMO_SERVICIO))
    return refuse('remota', `Fecha de ingreso inválida: hace más de ${ANIOS_MAXIMO_SERVICIO} años.`)
  return []
}

/** The same day `years` later as text to compare by; 29 February compares well even in years without it. */
function yearsAfter(date: PlainDate, years: number): string {
  return `${dateParts(date).year + years}${date.slice(4)}`
}
