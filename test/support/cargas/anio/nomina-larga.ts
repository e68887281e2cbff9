import iconv from 'iconv-lite'
import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import {
  codigoDe,
  conComas,
  enLaPrimera,
  enTodas,
  escritaAsi,
  ilegible,
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

const TITULOS = [
  'RFC',
  'CURP',
  'NOMBRE',
  'PLAZA',
  'TIPO',
  'NUMERO',
  'DESDE',
  'HASTA',
  'QUINCENA',
  'DIAS',
  'CONCEPTO',
  'IMPORTE',
] as const

type FilaLarga = Fila<string>

/** Concepts of the dependency, and what they mean to the institute. */
export const CONCEPTOS_LARGA = {
  '01': 'sueldo',
  '03': 'otrasPrestaciones',
  '04': 'quinquenios',
  '69': 'deduccion.FAA',
  '82': 'prestamo',
  '51': 'no_cotiza',
  '24': 'aguinaldo',
} as const
type Concepto = keyof typeof CONCEPTOS_LARGA

/** What a concept adds to the sums of a person. */
function sumaDe(concepto: Concepto, centavos: number): Pick<Pago, 'importes' | 'deducciones'> {
  switch (concepto) {
    case '01':
      return { importes: { sueldo_pagado: centavos }, deducciones: {} }
    case '03':
      return { importes: { otros_pagado: centavos }, deducciones: {} }
    case '04':
      return { importes: { quinquenios_pagado: centavos }, deducciones: {} }
    case '69':
      return { importes: {}, deducciones: { FAA: centavos } }
    case '82':
      return { importes: { prestamos_centavos: centavos }, deducciones: {} }
    case '24':
      return { importes: { aguinaldo_centavos: centavos }, deducciones: {} }
    case '51':
      return { importes: {}, deducciones: {} }
  }
}

/** Kind of payment of a row: "O", or another with what it needs. */
interface Tipo {
  readonly tipo: 'O' | 'C' | 'R' | 'A'
  readonly numero?: number
  readonly desde?: number
  readonly hasta?: number
}
const CLASES = { O: 'ordinaria', C: 'complementaria', R: 'retroactiva', A: 'aguinaldo' } as const

/** One row of one concept. */
export function filaLarga(
  empleado: Empleado,
  quincena: number,
  concepto: Concepto,
  centavos: number,
  { tipo, numero, desde, hasta }: Tipo = { tipo: 'O' },
  dias: number | null = 1_500,
): FilaLarga {
  const { interno, rfc, curp, nombres, apellidoPaterno, apellidoMaterno } = empleado
  const periodo = (one: number | undefined): string => (one === undefined ? '' : codigoDe(one, 'AAAAQQ'))
  return {
    celdas: {
      ...{ RFC: rfc, CURP: curp, NOMBRE: `${apellidoPaterno} ${apellidoMaterno} ${nombres}`, PLAZA: '', TIPO: tipo },
      ...{ NUMERO: numero === undefined ? '' : String(numero), DESDE: periodo(desde), HASTA: periodo(hasta) },
      ...{ QUINCENA: codigoDe(quincena, 'AAAAQQ'), DIAS: dias === null ? '' : String(dias / 100) },
      ...{ CONCEPTO: concepto, IMPORTE: pesos(centavos) },
    },
    pago: {
      ...{ interno, plaza: '', clase: CLASES[tipo], numero: numero ?? null },
      ...{ desde: desde ?? quincena, hasta: hasta ?? quincena, dias },
      ...sumaDe(concepto, centavos),
    },
    codigos: avisosDe(empleado, tipo, concepto),
    suma: centavos,
  }
}

/** Only the row of the salary says a salary. */
function avisosDe({ situacion, sueldoMensual, sueldoConocido }: Empleado, tipo: string, concepto: string): string[] {
  if (tipo !== 'O') return []
  const isOtro = concepto === '01' && sueldoMensual !== sueldoConocido
  return [...(situacion === 'A' ? [] : ['A501']), ...(isOtro ? ['A502'] : [])]
}

/** The rows of somebody in an ordinary payroll: one of each concept with an amount. */
export function filasLarga(empleado: Empleado, quincena: number): FilaLarga[] {
  const { sueldo, otras, quinquenios, ahorro, prestamo, despensa } = pagoDeQuincena(empleado, quincena)
  const importes: readonly (readonly [Concepto, number])[] = [
    ['01', sueldo],
    ['03', otras],
    ['04', quinquenios],
    ['69', ahorro],
    ['82', prestamo],
    ['51', despensa],
  ]
  return importes.flatMap(([concepto, centavos]) =>
    centavos === 0 ? [] : [filaLarga(empleado, quincena, concepto, centavos)],
  )
}

const nombreAjeno = `${NOMBRE_AJENO.paterno} ${NOMBRE_AJENO.materno} ${NOMBRE_AJENO.nombres}`

/** Defects of a long file that one who knows the person can write right. */
export function corregiblesLarga(quincena: number, otro: Empleado): readonly Defecto<string>[] {
  return [
    {
      nombre: 'a CURP without its last character',
      poner: enLaPrimera((fila, { curp }) => mala(fila, { CURP: curp.slice(0, -1) }, 'C210')),
    },
    { nombre: 'keys of two people', poner: enLaPrimera((fila) => mala(fila, { CURP: otro.curp }, 'C302')) },
    { nombre: 'no name', poner: enTodas((fila) => mala(fila, { NOMBRE: '' }, 'C205')) },
    {
      nombre: 'an RFC beside the name of somebody else',
      poner: enTodas((fila) => mala(fila, { CURP: '', NOMBRE: nombreAjeno }, 'C303')),
    },
    { nombre: 'the generic RFC', poner: enTodas((fila) => mala(fila, { CURP: '', RFC: 'XAXX010101000' }, 'C304')) },
    { nombre: 'an unknown concept', poner: enLaPrimera((fila) => mala(fila, { CONCEPTO: '777' }, 'C211')) },
    {
      nombre: 'a concept that lost its zero',
      poner: enLaPrimera((fila) => mala(fila, { CONCEPTO: '1' }, 'C211')),
    },
    { nombre: 'an unknown kind of payment', poner: enLaPrimera((fila) => mala(fila, { TIPO: 'X' }, 'C207')) },
    {
      nombre: 'a complementary payment without its number',
      poner: enLaPrimera((fila) => mala(fila, { TIPO: 'C' }, 'C404')),
    },
    {
      nombre: 'arrears without their end',
      poner: enLaPrimera((fila) => mala(fila, { TIPO: 'R', DESDE: codigoDe(quincena - 2, 'AAAAQQ') }, 'C404')),
    },
    {
      nombre: 'arrears of the future',
      poner: enLaPrimera((fila) =>
        mala(fila, { TIPO: 'R', DESDE: codigoDe(quincena, 'AAAAQQ'), HASTA: codigoDe(quincena + 1, 'AAAAQQ') }, 'C404'),
      ),
    },
    {
      nombre: 'a quincena in another notation',
      poner: enLaPrimera((fila) => mala(fila, { QUINCENA: codigoDe(quincena, 'QQAA') }, 'C204')),
    },
    {
      nombre: 'another quincena',
      poner: enLaPrimera((fila) => mala(fila, { QUINCENA: codigoDe(quincena - 1, 'AAAAQQ') }, 'C403')),
    },
    { nombre: 'a post too long', poner: enLaPrimera((fila) => mala(fila, { PLAZA: 'P'.repeat(41) }, 'C209')) },
    { nombre: 'more days than a quincena', poner: enLaPrimera((fila) => mala(fila, { DIAS: '15.5' }, 'C402')) },
    { nombre: 'days in words', poner: enLaPrimera((fila) => mala(fila, { DIAS: 'quince' }, 'C206')) },
  ]
}

/** Defects of a long file whose rows enter, or have no right way to be written. */
export function defectosLarga(quincena: number, ajeno: Empleado): readonly Defecto<string>[] {
  return [
    {
      nombre: 'a CURP of twenty-one, in small letters, alone',
      poner: enTodas((fila, { curp }) => escritaAsi(fila, { RFC: '', CURP: `${curp.toLowerCase()}   ` })),
    },
    {
      nombre: 'an RFC of twelve, alone',
      poner: enTodas((fila, { rfc }) => escritaAsi(fila, { CURP: '', RFC: rfc.slice(0, 12) })),
    },
    {
      nombre: 'an RFC with hyphens, and the name in its natural order',
      poner: enTodas((fila, { rfc, nombres, apellidoPaterno, apellidoMaterno }) =>
        escritaAsi(fila, {
          CURP: '',
          RFC: `${rfc.slice(0, 4)}-${rfc.slice(4, 10)}-${rfc.slice(10)}`,
          NOMBRE: `${nombres} ${apellidoPaterno} ${apellidoMaterno}`,
        }),
      ),
    },
    {
      nombre: 'a María in two letters',
      cabe: ({ nombres }) => /^MARÍA [A-Z]/.test(nombres),
      poner: enTodas((fila, { nombres, apellidoPaterno, apellidoMaterno }) =>
        escritaAsi(fila, {
          CURP: '',
          NOMBRE: `${apellidoPaterno} ${apellidoMaterno} ${nombres.replace('MARÍA', 'MA.')}`,
        }),
      ),
    },
    {
      nombre: 'a José in one letter',
      cabe: ({ nombres }) => /^JOSÉ [A-Z]/.test(nombres),
      poner: enTodas((fila, { nombres, apellidoPaterno, apellidoMaterno }) =>
        escritaAsi(fila, {
          CURP: '',
          NOMBRE: `${apellidoPaterno} ${apellidoMaterno} ${nombres.replace('JOSÉ', 'J.')}`,
        }),
      ),
    },
    {
      nombre: 'a name without accents and with Ñ as N, beside an RFC',
      poner: enTodas((fila) =>
        escritaAsi(fila, {
          CURP: '',
          NOMBRE: (fila.celdas['NOMBRE'] ?? '').normalize('NFD').replaceAll(/\p{M}/gu, ''),
        }),
      ),
    },
    {
      nombre: 'thousands with commas',
      poner: enTodas((fila) => escritaAsi(fila, { IMPORTE: conComas(fila.suma ?? 0) })),
    },
    {
      nombre: 'a sign of pesos and blanks',
      poner: enTodas((fila) => escritaAsi(fila, { IMPORTE: `$ ${conComas(fila.suma ?? 0)} ` })),
    },
    {
      nombre: 'a comma for decimals',
      poner: enTodas((fila) =>
        escritaAsi(fila, {
          IMPORTE: conComas(fila.suma ?? 0).replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')),
        }),
      ),
    },
    {
      nombre: 'an apostrophe before the number',
      poner: enTodas((fila) => escritaAsi(fila, { IMPORTE: `'${pesos(fila.suma ?? 0)}` })),
    },
    {
      nombre: 'decimals without their last zeros',
      poner: enTodas((fila) => escritaAsi(fila, { IMPORTE: String((fila.suma ?? 0) / 100) })),
    },
    {
      nombre: 'the float of a spreadsheet',
      poner: enTodas((fila) => escritaAsi(fila, { IMPORTE: `${pesos((fila.suma ?? 0) - 1)}999999999` })),
    },
    {
      nombre: 'a deduction that is given back, in parentheses',
      poner: (filas, empleado) => [
        ...filas,
        escritaAsi(filaLarga(empleado, quincena, '69', -1_234, { tipo: 'C', numero: 7 }), { IMPORTE: '(12.34)' }),
      ],
    },
    {
      nombre: 'a complementary payment besides',
      poner: (filas, empleado) => [...filas, filaLarga(empleado, quincena, '01', 77_700, { tipo: 'C', numero: 3 })],
    },
    {
      nombre: 'arrears besides',
      poner: (filas, empleado) => [
        ...filas,
        filaLarga(empleado, quincena, '01', 90_000, { tipo: 'R', desde: quincena - 3, hasta: quincena - 1 }),
      ],
    },
    {
      nombre: 'half a quincena',
      poner: (_filas, empleado) => [
        filaLarga(empleado, quincena, '01', empleado.sueldoMensual / 4, { tipo: 'O' }, 750),
        filaLarga(empleado, quincena, '03', 12_300, { tipo: 'O' }, 750),
      ],
    },
    {
      nombre: 'two half posts',
      poner: (_filas, empleado) =>
        ['A1', 'B7'].map((plaza) => {
          const fila = filaLarga(empleado, quincena, '01', empleado.sueldoMensual / 4)
          const pago = fila.pago && { ...fila.pago, plaza }
          return { ...escritaAsi(fila, { PLAZA: plaza }), pago, codigos: ['A502'] }
        }),
    },
    {
      nombre: 'a person of another entity',
      poner: enTodas((fila) => sobrante(fila, { RFC: ajeno.rfc, CURP: ajeno.curp }, 'C305')),
    },
    {
      nombre: 'a repeated row',
      poner: (filas) => [...filas, ...filas.slice(0, 1).map((fila) => sobrante(fila, {}, 'C401'))],
    },
    {
      nombre: 'an amount of two readings',
      poner: enLaPrimera((fila) => ilegible(fila, { IMPORTE: '4.256' }, 'C202')),
    },
    {
      nombre: 'an amount with a letter',
      poner: enLaPrimera((fila) => ilegible(fila, { IMPORTE: '4256.5O' }, 'C201')),
    },
    {
      nombre: 'thousands in the wrong place',
      poner: enLaPrimera((fila) => ilegible(fila, { IMPORTE: '42,56,5.00' }, 'C201')),
    },
  ]
}

/** How a file is spoilt as a whole. */
export interface Estropeo {
  readonly cuenta?: number
  readonly centavos?: number
  readonly sinTotal?: true
  readonly sinColumna?: string
  readonly comilla?: true
}

interface EscritoLarga {
  readonly bytes: Buffer
  readonly renglones: readonly RenglonEsperado[]
  readonly omitidos: number
}

/** Writes a file in one of the forms in which people save it. */
export function escribirLarga(
  random: SeededRandom,
  filas: readonly FilaLarga[],
  { cuenta = 0, centavos = 0, sinTotal, sinColumna, comilla }: Estropeo = {},
): EscritoLarga {
  const titulos = TITULOS.filter((titulo) => titulo !== sinColumna)
  const separador = random.pick([';', ';', ',', '\t', '|'])
  const celda = (text: string): string =>
    text.includes(separador) || text.includes('"') || random.chance(0.05) ? `"${text.replaceAll('"', '""')}"` : text
  const unida = (celdas: readonly string[]): string => celdas.map(celda).join(separador)
  const enMedio = random.chance(0.3) ? random.int(1, filas.length - 1) : -1
  const lineas: (string | FilaLarga)[] = random.chance(0.3) ? [unida(['GOBIERNO DEL ESTADO']), ''] : []
  lineas.push(unida(titulos))
  let omitidos = 0
  for (const [i, fila] of filas.entries()) {
    if (i === enMedio) {
      lineas.push(titulos.join(separador))
      omitidos += 1
    }
    lineas.push(fila)
  }
  if (!sinTotal) {
    lineas.push(unida(totalDe(filas, cuenta, centavos)))
    omitidos += 1
  }
  if (random.chance(0.4)) lineas.push('', separador.repeat(TITULOS.length - 1), '')
  const fin = random.pick(['\r\n', '\n', '\r'])
  const escritas = lineas.map((linea) =>
    typeof linea === 'string' ? linea : unida(titulos.map((titulo) => linea.celdas[titulo] ?? '')),
  )
  if (comilla) escritas.splice(3, 0, `"${escritas[3] ?? ''}`)
  return {
    bytes: codificar(random, escritas.join(fin) + fin),
    renglones: lineas.flatMap((linea, i) =>
      typeof linea === 'string' ? [] : [{ linea: i + 1, pago: linea.pago, codigos: linea.codigos }],
    ),
    omitidos,
  }
}

/** Count and sum of every amount; the sum stays blank where an amount cannot be read. */
function totalDe(filas: readonly FilaLarga[], cuenta: number, centavos: number): string[] {
  const isLegible = filas.every(({ suma }) => suma !== null)
  const suma = filas.reduce((sum, fila) => sum + (fila.suma ?? 0), centavos)
  const blancas = Array.from({ length: 9 }, () => '')
  return ['TOTAL', String(filas.length + cuenta), ...blancas, isLegible ? pesos(suma) : '']
}

function codificar(random: SeededRandom, texto: string): Buffer {
  const como = random.pick(['utf-8', 'con marca', 'windows-1252', 'windows-1252', 'cp850', 'utf-16le', 'utf-16be'])
  if (como === 'con marca') return Buffer.from(`\ufeff${texto}`, 'utf8')
  return iconv.encode(texto, como, { addBOM: como.startsWith('utf-16') })
}

/** Refused rows written right, after the line that names their load. */
export function escribirCorreccion(filas: readonly FilaLarga[], folio: string): EscritoLarga {
  const lineas = [
    `#CARGA ${folio}`,
    TITULOS.join(';'),
    ...filas.map(({ celdas }) => TITULOS.map((titulo) => celdas[titulo] ?? '').join(';')),
  ]
  return {
    bytes: iconv.encode(`${lineas.join('\r\n')}\r\n`, 'windows-1252'),
    renglones: filas.map(({ pago, codigos }, i) => ({ linea: i + 3, pago, codigos })),
    omitidos: 0,
  }
}
