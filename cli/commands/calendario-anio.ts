import { InvalidArgumentError } from 'commander'
import { ANIOS_CALENDARIO } from '#domain/calendario/cambios-calendario.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'

/** A year that the calendar admits, as written on the command line. */
export function parseAnio(text: string): number {
  const { min, max } = ANIOS_CALENDARIO
  const anio = /^\d{4}$/.test(text) ? Number(text) : 0
  if (anio < min || anio > max) throw new InvalidArgumentError(`Año inválido: se esperaba uno de ${min} a ${max}.`)
  return anio
}

/** A day that exists, as written on the command line. */
export function parseDia(text: string): PlainDate {
  const day = parsePlainDate(text)
  if (day === null) throw new InvalidArgumentError(`«${text}» no es un día que exista (se espera AAAA-MM-DD).`)
  return day
}
