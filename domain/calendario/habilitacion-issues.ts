import { ANIOS_CALENDARIO, MOTIVO_MAX } from './cambios-calendario.ts'
import { dateParts, inclusiveDays } from './plain-date.ts'
import type { Issue } from '#domain/issue.ts'
import type { TipoEvento } from './evento.ts'
import type { PlainDate } from './plain-date.ts'

/** The most days that one enabling opens: the leap year's. */
const DIAS_MAX = 366

/** What an enabling is for: days without work need none. */
export const TIPOS_HABILITACION = ['ALTA_BAJA_CAMBIO', 'PAGO', 'HIPOTECARIO', 'ARCHIVO_APLICACION'] as const

/** What is wrong with an extraordinary enabling, by field. `motivo` without outer spaces. */
export function habilitacionIssues(input: {
  readonly tipo: TipoEvento
  readonly desde: PlainDate
  readonly hasta: PlainDate
  readonly motivo: string
}): Issue[] {
  const { tipo, desde, hasta, motivo } = input
  const days = inclusiveDays(desde, hasta)
  const { min, max } = ANIOS_CALENDARIO
  const outside = [desde, hasta].some((day) => dateParts(day).year < min || dateParts(day).year > max)
  return [
    ...when(tipo === 'ASUETO', 'tipo', 'tipo', 'Los días no laborables no se habilitan.'),
    ...when(days < 1, 'hasta', 'orden', 'La fecha final es anterior a la inicial.'),
    ...when(days > DIAS_MAX, 'hasta', 'largo', `Una habilitación abre hasta ${DIAS_MAX} días; pediste ${days}.`),
    ...when(outside, 'desde', 'anio', `El calendario va de ${min} a ${max}.`),
    ...when(motivo === '', 'motivo', 'requerido', 'Escribe el motivo.'),
    ...when(motivo.length > MOTIVO_MAX, 'motivo', 'largo', `El motivo lleva hasta ${MOTIVO_MAX} caracteres.`),
  ]
}

function when(isBroken: boolean, path: string, code: string, message: string): Issue[] {
  return isBroken ? [{ path, code, message }] : []
}
