import type { DomicilioFicticio, PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { dateParts, type PlainDate } from '#domain/plain-date.ts'

const MESES = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')

/** `text` without accents or diaeresis; Ñ stays, as official papers print it. */
export function sinAcentos(text: string): string {
  return text
    .replaceAll(/[Ññ]/g, (letter) => (letter === 'Ñ' ? '\u0001' : '\u0002'))
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('\u0001', 'Ñ')
    .replaceAll('\u0002', 'ñ')
}

/** The person as a paper prints it: same words, accents dropped when the paper drops them. */
export function impresa(persona: PersonaFicticia, conAcentos: boolean): PersonaFicticia {
  if (conAcentos) return persona
  const domicilio = Object.fromEntries(
    Object.entries(persona.domicilio).map(([campo, valor]: [string, string]) => [campo, sinAcentos(valor)]),
  ) as unknown as DomicilioFicticio
  return {
    ...persona,
    nombres: sinAcentos(persona.nombres),
    apellidoPaterno: sinAcentos(persona.apellidoPaterno),
    apellidoMaterno: sinAcentos(persona.apellidoMaterno),
    entidadNacimiento: sinAcentos(persona.entidadNacimiento),
    domicilio,
  }
}

/** Given names first, then the surnames there are. */
export function nombreCompleto({ nombres, apellidoPaterno, apellidoMaterno }: PersonaFicticia): string {
  return [nombres, apellidoPaterno, apellidoMaterno].filter((part) => part !== '').join(' ')
}

/** 12/01/2026, or with another separator. */
export function fechaCorta(date: PlainDate, separador = '/'): string {
  const [year, month, day] = date.split('-')
  return [day, month, year].join(separador)
}

/** 12 de enero de 2026. */
export function fechaLarga(date: PlainDate): string {
  const { year, month, day } = dateParts(date)
  return `${String(day).padStart(2, '0')} de ${MESES[month - 1] ?? ''} de ${year}`
}

/** What a QR or a sex label says for the letter of the CURP. */
export const SEXO_IMPRESO = { H: 'HOMBRE', M: 'MUJER', X: 'X' } as const

/** 05-08-88-1234-1. */
export function nssConGuiones(nss: string): string {
  return nss.replace(/^(\d\d)(\d\d)(\d\d)(\d{4})(\d)$/, '$1-$2-$3-$4-$5')
}
