import ExcelJS from 'exceljs'
import iconv from 'iconv-lite'
import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import {
  codigoDe,
  conComas,
  enLaPrimera,
  escritaAsi,
  mala,
  NOMBRE_AJENO,
  pesos,
  sobrante,
  type Defecto,
  type Empleado,
  type Fila,
  type Pago,
  type RenglonEsperado,
} from './modelo.ts'
import { pagoDeQuincena } from './pago-de-quincena.ts'

/** A cell of a workbook. */
export type Celda = string | number | { readonly formula: string; readonly result: number }
type FilaAncha = Fila<Celda>

const TITULOS = [
  'CURP',
  'RFC',
  'No. empleado',
  'Primer apellido',
  'Segundo apellido',
  'Nombres',
  'Plaza',
  'Quincena',
  'Días',
  'Ausencias',
  'Incapacidad',
  'P1',
  'P3',
  'P4',
  'P51',
  'P77',
  'D69',
  'D82',
  'CUENTA',
] as const

/** Concepts of the dependency: meaning, and whether the amount is a month's. Nobody said what P77 is. */
export const CONCEPTOS_ANCHA = [
  ['P1', 'sueldo', false],
  ['P3', 'otrasPrestaciones', false],
  ['P4', 'quinquenios', true],
  ['P51', 'no_cotiza', false],
  ['D69', 'deduccion.FAA', false],
  ['D82', 'prestamo', false],
] as const

interface Importes {
  readonly dias: number
  readonly sueldo: number
  readonly otras: number
  readonly quinquenios: number
}

/** The one row of somebody in a wide payroll. */
export const filasAncha = (empleado: Empleado, quincena: number): FilaAncha[] => [
  filaAncha(empleado, quincena, pagoDeQuincena(empleado, quincena)),
]

function filaAncha(
  empleado: Empleado,
  quincena: number,
  { dias, sueldo, otras, quinquenios }: Importes,
  plaza = '',
): FilaAncha {
  const { interno, curp, rfc, nombres, apellidoPaterno, apellidoMaterno } = empleado
  const { ahorro, prestamo, despensa } = pagoDeQuincena(empleado, quincena)
  const pago: Pago = {
    ...{ interno, plaza, clase: 'ordinaria', numero: null, desde: quincena, hasta: quincena, dias },
    importes: {
      ...{ sueldo_pagado: sueldo, otros_pagado: otras, quinquenios_mensual: quinquenios },
      prestamos_centavos: prestamo,
    },
    deducciones: { FAA: ahorro },
  }
  const enPesos = (centavos: number): Celda => (centavos === 0 ? '' : centavos / 100)
  return {
    celdas: {
      ...{ CURP: curp, RFC: rfc, 'No. empleado': `00${interno}`, Plaza: plaza },
      ...{ 'Primer apellido': apellidoPaterno, 'Segundo apellido': apellidoMaterno, Nombres: nombres },
      ...{ Quincena: Number(codigoDe(quincena, 'AAQQ')), Días: dias / 100, CUENTA: `0123456789${interno}` },
      ...{ P1: sueldo / 100, P3: enPesos(otras), P4: enPesos(quinquenios), P51: enPesos(despensa) },
      ...{ D69: enPesos(ahorro), D82: enPesos(prestamo) },
    },
    pago,
    codigos: avisosDe(empleado),
    suma: 0,
  }
}

function avisosDe({ situacion, sueldoMensual, sueldoConocido }: Empleado): string[] {
  return [...(situacion === 'A' ? [] : ['A501']), ...(sueldoMensual === sueldoConocido ? [] : ['A502'])]
}

const AJENO = {
  'Primer apellido': NOMBRE_AJENO.paterno,
  'Segundo apellido': NOMBRE_AJENO.materno,
  Nombres: NOMBRE_AJENO.nombres,
}

const sueldoDe = ({ sueldoMensual }: Empleado): number => sueldoMensual / 2

/** Defects of a wide workbook. */
export function defectosAncha(quincena: number, otro: Empleado, ajeno: Empleado): readonly Defecto<Celda>[] {
  return [
    {
      nombre: 'a number of employee that lost its zeros',
      poner: enLaPrimera((fila, { interno }) => escritaAsi(fila, { 'No. empleado': interno })),
    },
    {
      nombre: 'the float of a spreadsheet',
      poner: enLaPrimera((fila, empleado) => escritaAsi(fila, { P1: sueldoDe(empleado) / 100 - 0.000000001 })),
    },
    {
      nombre: 'amounts as text, with commas and a sign of pesos',
      poner: enLaPrimera((fila, empleado) => escritaAsi(fila, { P1: `$${conComas(sueldoDe(empleado))}` })),
    },
    {
      nombre: 'a formula',
      poner: enLaPrimera((fila, empleado) =>
        escritaAsi(fila, { P1: { formula: 'L2*1', result: sueldoDe(empleado) / 100 } }),
      ),
    },
    { nombre: 'an amount of two readings', poner: enLaPrimera((fila) => mala(fila, { P3: '4.256' }, 'C202')) },
    { nombre: 'an amount that is a word', poner: enLaPrimera((fila) => mala(fila, { P3: 'pendiente' }, 'C201')) },
    {
      nombre: 'a CURP of twenty-one in small letters',
      poner: enLaPrimera((fila, { curp }) => escritaAsi(fila, { CURP: `${curp.toLowerCase()}   ` })),
    },
    {
      nombre: 'an RFC of twelve',
      poner: enLaPrimera((fila, { rfc }) => escritaAsi(fila, { RFC: rfc.slice(0, 12) })),
    },
    { nombre: 'no CURP', poner: enLaPrimera((fila) => mala(fila, { CURP: '' }, 'C205')) },
    {
      nombre: 'a CURP without its form',
      poner: enLaPrimera((fila, { curp }) => mala(fila, { CURP: curp.slice(1) }, 'C210')),
    },
    { nombre: 'an unknown concept', poner: enLaPrimera((fila) => mala(fila, { P77: 120.5 }, 'C211')) },
    {
      nombre: 'a person of another entity',
      poner: enLaPrimera((fila) => sobrante(fila, { CURP: ajeno.curp, RFC: ajeno.rfc, 'No. empleado': '' }, 'C305')),
    },
    { nombre: 'keys of two people', poner: enLaPrimera((fila) => mala(fila, { RFC: otro.rfc }, 'C302')) },
    { nombre: 'a CURP beside the name of somebody else', poner: enLaPrimera((fila) => mala(fila, AJENO, 'C303')) },
    {
      nombre: 'a repeated row',
      poner: (filas) => [...filas, ...filas.slice(0, 1).map((fila) => sobrante(fila, {}, 'C401'))],
    },
    { nombre: 'sixteen days', poner: enLaPrimera((fila) => mala(fila, { Días: 16 }, 'C402')) },
    {
      nombre: 'another quincena',
      poner: enLaPrimera((fila) => mala(fila, { Quincena: Number(codigoDe(quincena - 1, 'AAQQ')) }, 'C403')),
    },
    {
      nombre: 'a quincena in another notation',
      poner: enLaPrimera((fila) => mala(fila, { Quincena: codigoDe(quincena, 'AAAAQQ') }, 'C204')),
    },
    {
      nombre: 'two half posts, with monthly quinquenios',
      poner: (_filas, empleado) =>
        ['A1', 'B7'].map((plaza) => ({
          ...filaAncha(
            empleado,
            quincena,
            { dias: 1_500, sueldo: sueldoDe(empleado) / 2, otras: 4_400, quinquenios: 6_600 },
            plaza,
          ),
          codigos: ['A502'],
        })),
    },
    {
      nombre: 'half a quincena',
      poner: (_filas, empleado) => [
        filaAncha(empleado, quincena, { dias: 750, sueldo: sueldoDe(empleado) / 2, otras: 5_000, quinquenios: 9_000 }),
      ],
    },
  ]
}

interface EscritoAncha {
  readonly bytes: Buffer
  readonly renglones: readonly RenglonEsperado[]
  readonly omitidos: number
}

/** Writes a workbook: titles below a letterhead, blank rows with a style at the end, titles again in the middle. */
export async function escribirAncha(
  random: SeededRandom,
  filas: readonly FilaAncha[],
  sinColumna?: string,
): Promise<EscritoAncha> {
  const libro = new ExcelJS.Workbook()
  const hoja = libro.addWorksheet('Nómina')
  const renglones: RenglonEsperado[] = []
  const titulos = TITULOS.filter((titulo) => titulo !== sinColumna)
  if (random.chance(0.4)) {
    hoja.addRow(['Secretaría de Finanzas'])
    hoja.mergeCells(1, 1, 1, 6)
    hoja.addRow([])
  }
  hoja.addRow(titulos)
  const enMedio = random.chance(0.3) ? random.int(1, filas.length - 1) : -1
  for (const [i, { celdas, pago, codigos }] of filas.entries()) {
    if (i === enMedio) hoja.addRow(titulos)
    const row = hoja.addRow(titulos.map((titulo) => enCelda(celdas[titulo])))
    renglones.push({ linea: row.number, pago, codigos })
  }
  for (let blank = random.int(0, 3); blank > 0; blank -= 1) hoja.addRow(['  ', null, ' ']).font = { bold: true }
  return {
    bytes: Buffer.from(await libro.xlsx.writeBuffer()),
    renglones,
    omitidos: enMedio < 0 ? 0 : 1,
  }
}

function enCelda(celda: Celda | undefined): ExcelJS.CellValue {
  if (celda === undefined || celda === '') return null
  return typeof celda === 'object' ? { formula: celda.formula, result: celda.result } : celda
}

/** The same payroll as somebody saves it from the spreadsheet by hand: text with a separator, in Windows-1252. */
export function escribirAnchaComoTexto(filas: readonly FilaAncha[]): EscritoAncha {
  const lineas = [TITULOS.join(';'), ...filas.map(({ celdas }) => TITULOS.map((t) => comoTexto(celdas[t])).join(';'))]
  return {
    bytes: iconv.encode(`${lineas.join('\r\n')}\r\n`, 'windows-1252'),
    renglones: filas.map(({ pago, codigos }, i) => ({ linea: i + 2, pago, codigos })),
    omitidos: 0,
  }
}

function comoTexto(celda: Celda | undefined): string {
  const value = typeof celda === 'object' ? celda.result : (celda ?? '')
  return typeof value === 'number' && !Number.isInteger(value) ? pesos(Math.round(value * 100)) : String(value)
}
