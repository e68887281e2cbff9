import type { CampoTipo } from '#domain/cargas/tipo-carga.ts'
import { NOTACIONES, type NotacionPeriodo } from '#domain/cargas/planos/periodo.ts'
import type { CampoPlano } from '#domain/cargas/planos/plano.ts'
import { FORMATOS_FECHA } from './fecha.ts'

/** Decimals of each class of number that has a largest value. */
export const DECIMALES_NUMERO = { numero: 0, centesimos: 2, porcentaje: 4 } as const

/** Largest integer of a number whose field names none. */
export const NUMERO_MAX = 1_000_000

/** How a value of a field is written in a file, for faults and templates: "una CURP de 18 caracteres". */
export function esperadoDe(
  tipo: CampoTipo,
  { decimales, fecha = 'detectar' }: Pick<CampoPlano, 'decimales' | 'fecha'>,
  periodo: NotacionPeriodo = 'QQAA',
): string {
  switch (tipo.clase) {
    case 'curp':
      return 'una CURP de 18 caracteres'
    case 'rfc':
      return 'un RFC de persona de 13 caracteres'
    case 'nss':
      return 'un NSS de 11 dígitos'
    case 'interno':
      return 'un número entero'
    case 'prestamo':
      return 'el número o el folio de un préstamo, como P-000123'
    case 'texto':
      return `un texto de hasta ${tipo.max ?? TEXTO_MAX} caracteres`
    case 'opcion':
      return `uno de: ${Object.values(tipo.opciones ?? {}).join(', ')}`
    case 'si_no':
      return 'Sí o No'
    case 'importe':
      return decimales
        ? `un importe sin punto, cuyos últimos ${decimales} dígitos son decimales`
        : 'un importe como 4256.50'
    case 'fecha':
      return `una fecha ${FORMATOS_FECHA[fecha].titulo}, como ${FORMATOS_FECHA[fecha].ejemplo}`
    case 'quincena':
      return `una quincena en la notación ${NOTACIONES[periodo].titulo}`
    case 'numero':
    case 'centesimos':
    case 'porcentaje':
      return `un número de 0 a ${(tipo.hasta ?? NUMERO_MAX) / 10 ** DECIMALES_NUMERO[tipo.clase]}`
  }
}

/** Characters of a text whose field names no limit. */
export const TEXTO_MAX = 200
