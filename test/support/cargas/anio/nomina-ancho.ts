import iconv from 'iconv-lite'
import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import {
  codigoDe,
  enLaPrimera,
  mala,
  NOMBRE_AJENO,
  escritaAsi,
  sobrante,
  type Defecto,
  type Empleado,
  type Fila,
  type Pago,
  type RenglonEsperado,
} from './modelo.ts'
import { pagoDeQuincena } from './pago-de-quincena.ts'

/** Fields of a fixed-width payroll, with their widths, after the letter of the record. */
const ANCHOS = {
  nss: 11,
  rfc: 13,
  curp: 18,
  nombre: 50,
  clase: 2,
  quincena: 4,
  dias: 2,
  sueldo: 10,
  otras: 10,
  quinquenios: 10,
  plaza: 9,
} as const

type FilaAncho = Fila<string>

const implicito = (centavos: number, relleno = '0'): string =>
  centavos < 0 ? `-${String(-centavos).padStart(9, '0')}` : String(centavos).padStart(10, relleno)

/** The one row of somebody in a fixed-width payroll. A cancellation takes back what was paid. */
export function filasAncho(empleado: Empleado, quincena: number, clase: keyof typeof CLASES = '01'): FilaAncho[] {
  const { dias, sueldo, otras, quinquenios } = pagoDeQuincena(empleado, quincena)
  const con = (centavos: number): number => (clase === '04' ? 0 - centavos : centavos)
  return [filaAncho(empleado, quincena, clase, [con(sueldo), con(otras), con(quinquenios)], dias)]
}

const CLASES = { '01': 'ordinaria', '04': 'cancelacion', '05': 'reintegro' } as const

function filaAncho(
  empleado: Empleado,
  quincena: number,
  clase: keyof typeof CLASES,
  [sueldo, otras, quinquenios]: readonly [number, number, number],
  dias: number,
  plaza = '',
): FilaAncho {
  const { interno, nss, rfc, curp, nombres, apellidoPaterno, apellidoMaterno } = empleado
  const pago: Pago = {
    ...{ interno, plaza, clase: CLASES[clase], numero: null, desde: quincena, hasta: quincena, dias },
    importes: { sueldo_pagado: sueldo, otros_pagado: otras, quinquenios_pagado: quinquenios },
    deducciones: {},
  }
  const celdas = {
    ...{ nss, rfc, curp, nombre: [apellidoPaterno, apellidoMaterno, nombres].join('$'), clase },
    ...{ quincena: codigoDe(quincena, 'QQAA'), dias: String(dias / 100).padStart(2, '0'), plaza },
    ...{ sueldo: implicito(sueldo), otras: implicito(otras), quinquenios: implicito(quinquenios) },
  }
  return { celdas, pago, codigos: avisosDe(empleado, clase), suma: sueldo }
}

/** Who is not active, and whose salary the portal does not know. */
function avisosDe({ situacion, sueldoMensual, sueldoConocido }: Empleado, clase: string): string[] {
  if (clase !== '01') return []
  return [...(situacion === 'A' ? [] : ['A501']), ...(sueldoMensual === sueldoConocido ? [] : ['A502'])]
}

const SIN_CLAVES = { nss: '', rfc: '', curp: '' }
const cambiaDigito = (nss: string): string => nss.slice(0, 10) + String((Number(nss[10]) + 1) % 10)

/** Defects of a fixed-width file. `ajeno` works for another dependency, `otro` for this one. */
export function defectosAncho(quincena: number, otro: Empleado, ajeno: Empleado): readonly Defecto<string>[] {
  const hasCero = ({ nss }: Empleado): boolean => nss.startsWith('0')
  return [
    {
      nombre: 'an NSS that lost its zero, alone',
      cabe: hasCero,
      poner: enLaPrimera((fila, { nss }) => escritaAsi(fila, { ...SIN_CLAVES, nss: nss.slice(1).padStart(11) })),
    },
    {
      nombre: 'an NSS that lost its zero and has two readings',
      cabe: hasCero,
      poner: enLaPrimera((fila, { nss }) => mala(fila, { nss: cambiaDigito(nss).slice(1).padStart(11) }, 'C202')),
    },
    { nombre: 'an NSS in scientific notation', poner: enLaPrimera((fila) => mala(fila, { nss: '5.09E+09' }, 'C208')) },
    {
      nombre: 'an RFC of twelve, alone',
      poner: enLaPrimera((fila, { rfc }) => escritaAsi(fila, { ...SIN_CLAVES, rfc: rfc.slice(0, 12) })),
    },
    {
      nombre: 'an RFC beside the name of somebody else',
      poner: enLaPrimera((fila, { rfc }) => mala(fila, { ...SIN_CLAVES, rfc, nombre: nombreAjeno }, 'C303')),
    },
    {
      nombre: 'an NSS beside the name of somebody else',
      poner: enLaPrimera((fila) => mala(fila, { nombre: nombreAjeno }, 'C303')),
    },
    {
      nombre: 'a name in another order and without its second surname',
      poner: enLaPrimera((fila, { nombres, apellidoPaterno }) =>
        escritaAsi(fila, { nombre: `${nombres} ${apellidoPaterno}` }),
      ),
    },
    {
      nombre: 'keys of two people',
      poner: enLaPrimera((fila) => mala(fila, { curp: otro.curp }, 'C302')),
    },
    {
      nombre: 'a person of another entity',
      poner: enLaPrimera((fila) => sobrante(fila, { nss: ajeno.nss, rfc: ajeno.rfc, curp: ajeno.curp }, 'C305')),
    },
    { nombre: 'no key at all', poner: enLaPrimera((fila) => mala(fila, SIN_CLAVES, 'C304')) },
    {
      nombre: 'the generic RFC',
      poner: enLaPrimera((fila) => mala(fila, { ...SIN_CLAVES, rfc: 'XAXX010101000' }, 'C304')),
    },
    {
      nombre: 'a repeated row',
      poner: (filas) => [...filas, ...filas.slice(0, 1).map((fila) => sobrante(fila, {}, 'C401'))],
    },
    {
      nombre: 'another quincena',
      poner: enLaPrimera((fila) => mala(fila, { quincena: codigoDe(quincena - 1, 'QQAA') }, 'C403')),
    },
    {
      nombre: 'a quincena in another notation',
      poner: enLaPrimera((fila) => mala(fila, { quincena: codigoDe(quincena, 'AAQQ') }, 'C204')),
    },
    { nombre: 'an unknown kind of payment', poner: enLaPrimera((fila) => mala(fila, { clase: '99' }, 'C207')) },
    {
      nombre: 'a complementary payment without its number',
      poner: enLaPrimera((fila) => mala(fila, { clase: '02' }, 'C404')),
    },
    { nombre: 'arrears without their period', poner: enLaPrimera((fila) => mala(fila, { clase: '03' }, 'C404')) },
    { nombre: 'sixteen days', poner: enLaPrimera((fila) => mala(fila, { dias: '16' }, 'C402')) },
    {
      nombre: 'a point among implied decimals',
      poner: enLaPrimera((fila) => mala(fila, { otras: '   1250.75' }, 'C202')),
    },
    { nombre: 'a letter O for a zero', poner: enLaPrimera((fila) => mala(fila, { otras: '000012O000' }, 'C201')) },
    {
      nombre: 'amounts filled with blanks',
      poner: enLaPrimera((fila) =>
        escritaAsi(fila, {
          sueldo: implicito(fila.suma ?? 0, ' '),
          quinquenios: String(Number(fila.celdas['quinquenios'])).padStart(10),
        }),
      ),
    },
    {
      nombre: 'a cancellation besides',
      poner: (filas, empleado) => [...filas, ...filasAncho(empleado, quincena, '04')],
    },
    {
      nombre: 'a reimbursement besides',
      poner: (filas, empleado) => [...filas, ...filasAncho(empleado, quincena, '05')],
    },
    {
      nombre: 'two half posts',
      poner: (_filas, empleado) => {
        const { sueldo, otras } = pagoDeQuincena(empleado, quincena)
        return ['M-1', 'M-2'].map((plaza) => ({
          ...filaAncho(empleado, quincena, '01', [sueldo / 2, otras, 5_000], 1_500, plaza),
          // Half a salary is not the one that the portal knows.
          codigos: ['A502'],
        }))
      },
    },
    {
      nombre: 'ten days',
      poner: (_filas, empleado) => {
        const { otras, quinquenios } = pagoDeQuincena(empleado, quincena)
        return [
          filaAncho(empleado, quincena, '01', [Math.round(empleado.sueldoMensual / 3), otras, quinquenios], 1_000),
        ]
      },
    },
    {
      nombre: 'days left blank',
      poner: enLaPrimera((fila) => ({
        ...escritaAsi(fila, { dias: '' }),
        pago: fila.pago && { ...fila.pago, dias: null },
      })),
    },
  ]
}

const nombreAjeno = [NOMBRE_AJENO.paterno, NOMBRE_AJENO.materno, NOMBRE_AJENO.nombres].join('$')

function escribirFila({ celdas }: FilaAncho): string {
  const campos = Object.entries(ANCHOS).map(([campo, ancho]) => (celdas[campo] ?? '').slice(0, ancho).padEnd(ancho))
  return `D${campos.join('')}`
}

/** The total of count and salaries; `diferencia` spoils both by hand. */
function escribirTotal(filas: readonly FilaAncho[], { cuenta = 0, centavos = 0 } = {}): string {
  const suma = filas.reduce((sum, fila) => sum + (fila.suma ?? 0), centavos)
  return `T${String(filas.length + cuenta).padStart(7, '0')}${String(suma).padStart(15, '0')}`
}

interface EscritoAncho {
  readonly bytes: Buffer
  readonly renglones: readonly RenglonEsperado[]
  readonly omitidos: number
}

/** Writes a file in one of the forms in which an old program leaves it. */
export function escribirAncho(
  random: SeededRandom,
  filas: readonly FilaAncho[],
  diferencia: { readonly cuenta?: number; readonly centavos?: number; readonly sinTotal?: true } = {},
): EscritoAncho {
  const enMedio = random.chance(0.3) ? random.int(1, filas.length - 1) : -1
  const lineas: (string | FilaAncho)[] = ['H NOMINA DE LA QUINCENA']
  for (const [i, fila] of filas.entries()) {
    if (i === enMedio) lineas.push('H NOMINA DE LA QUINCENA')
    lineas.push(fila)
  }
  if (!diferencia.sinTotal) lineas.push(escribirTotal(filas, diferencia))
  const omitidos = lineas.filter((linea) => typeof linea === 'string').length
  if (random.chance(0.4)) lineas.push('', ' '.repeat(139), '')
  const fin = random.pick(['\r\n', '\n', '\r'])
  const texto = lineas.map((linea) => (typeof linea === 'string' ? linea : escribirFila(linea))).join(fin) + fin
  const bytes = iconv.encode(texto, random.pick(['latin1', 'windows-1252', 'cp850', 'utf-8']))
  return {
    bytes: random.chance(0.3) ? Buffer.concat([bytes, Buffer.from([0x1a])]) : bytes,
    renglones: lineas.flatMap((linea, i) =>
      typeof linea === 'string' ? [] : [{ linea: i + 1, pago: linea.pago, codigos: linea.codigos }],
    ),
    omitidos,
  }
}
