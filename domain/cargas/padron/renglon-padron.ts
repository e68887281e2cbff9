import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import { HALLADO_MAX, type Falta } from '#domain/cargas/falta.ts'
import type { Valor } from '#domain/cargas/lectura/leer-valor.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { PADRON } from './campos-padron.ts'

type Valores = Readonly<Record<string, Valor>>
export type CampoPadron = keyof typeof PADRON.campos

/** A row of the file, as it was read. Null: blank. Amounts are centavos a month, the percentage ten-thousandths, the fraction hundredths. */
export interface RenglonPadron {
  readonly linea: number
  readonly curp: string
  readonly rfc: string | null
  readonly nss: string | null
  readonly nombres: string | null
  readonly apellidoPaterno: string | null
  readonly apellidoMaterno: string | null
  readonly nacimiento: PlainDate | null
  readonly sexo: string | null
  readonly noempleado: string | null
  readonly ingreso: PlainDate | null
  readonly desde: PlainDate | null
  readonly hasta: PlainDate | null
  readonly situacion: LetraSituacion | null
  readonly causa: string | null
  readonly unidad: string | null
  readonly categoria: string | null
  readonly puesto: string | null
  readonly fraccion: number | null
  readonly sueldo: number | null
  readonly otrasPrestaciones: number | null
  readonly quinquenios: number | null
  readonly porcentaje: number | null
  /** Whether reading it refused it already. */
  readonly rechazado: boolean
}

/** The row of some values that were read. */
export function renglonPadron(linea: number, valores: Valores, rechazado = false): RenglonPadron {
  const texto = (campo: CampoPadron): string | null => (valores[campo] === undefined ? null : String(valores[campo]))
  const numero = (campo: CampoPadron): number | null => (valores[campo] === undefined ? null : Number(valores[campo]))
  const fecha = (campo: CampoPadron): PlainDate | null => texto(campo) as PlainDate | null
  // One literal: a file has a million rows, and each one is read three times.
  return {
    linea,
    rechazado,
    curp: texto('curp') ?? '',
    rfc: texto('rfc'),
    nss: texto('nss'),
    nombres: texto('nombres'),
    apellidoPaterno: texto('apellidoPaterno'),
    apellidoMaterno: texto('apellidoMaterno'),
    nacimiento: fecha('nacimiento'),
    sexo: texto('sexo'),
    noempleado: texto('noempleado'),
    ingreso: fecha('ingreso'),
    desde: fecha('desde'),
    hasta: fecha('hasta'),
    situacion: texto('situacion') as LetraSituacion | null,
    causa: texto('causa'),
    unidad: texto('unidad'),
    categoria: texto('categoria')?.toUpperCase() ?? null,
    puesto: texto('puesto'),
    fraccion: numero('fraccion'),
    sueldo: numero('sueldo'),
    otrasPrestaciones: numero('otrasPrestaciones'),
    quinquenios: numero('quinquenios'),
    porcentaje: numero('porcentaje'),
  }
}

/** Orders the rows of a person, who is found by CURP; "" without one. Rows of one person are together, the oldest first. */
export function llavePadron({ curp, desde, ingreso }: Valores): string {
  return curp === undefined ? '' : `${curp} ${desde ?? ingreso ?? ''}`
}

/** The CURP of a row by its `llavePadron`. */
export const curpDeLlave = (llave: string): string => llave.slice(0, llave.indexOf(' '))

/** A fault of a row, with the line that has it. */
export interface FaltaDeRenglon extends Falta {
  readonly linea: number
}

/** Makes the fault of a field of a row. */
export const faltaDe = (
  { linea }: Pick<RenglonPadron, 'linea'>,
  campo: CampoPadron,
  codigo: Falta['codigo'],
  hallado: string,
  esperado: string,
): FaltaDeRenglon => ({
  ...{ linea, codigo, campo: PADRON.campos[campo].titulo, columna: '' },
  ...{ hallado: hallado.slice(0, HALLADO_MAX), esperado },
})
