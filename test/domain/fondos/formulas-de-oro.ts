/** Formulas worked by hand, with every step that a person would write down. Values are the person's and the constants'. */
export const VALORES_DE_ORO = {
  sueldo: '12335.75',
  dias: '15',
  fve: '1.4',
  uma: '117.31',
  antiguedad_minima: '15',
} as const

export interface FormulaDeOro {
  readonly caso: string
  readonly formula: string
  readonly resultado: string
  /** "cuenta = valor" of each step, in order. */
  readonly pasos: readonly string[]
}

export const FORMULAS_DE_ORO: readonly FormulaDeOro[] = [
  {
    // 12,335.75 ÷ 30 = 411.191666…; × 15 = 6,167.875; × 1.4 = 8,635.025; ÷ 100 = 86.35025.
    caso: 'the housing contribution of a quincena',
    formula: 'sueldo / 30 * dias * FVE / 100',
    resultado: '86.35025',
    pasos: [
      '12,335.75 ÷ 30 = 411.191666…',
      '411.191666… × 15 = 6,167.875',
      '6,167.875 × 1.4 = 8,635.025',
      '8,635.025 ÷ 100 = 86.35025',
    ],
  },
  {
    caso: 'a tenth and two tenths are three tenths, which binary floats miss',
    formula: '0.1 + 0.2 - 0.3',
    resultado: '0',
    pasos: ['0.1 + 0.2 = 0.3', '0.3 − 0.3 = 0'],
  },
  {
    // A third has no end: with 64 digits, three of them fall short of 1 by 10⁻⁶⁴, which nobody is told.
    caso: 'three thirds rounded to the centavo',
    formula: 'redondear(1/3*3, 2)',
    resultado: '1',
    pasos: ['1 ÷ 3 = 0.333333…', '0.333333… × 3 = 1', 'redondear(1; 2) = 1'],
  },
  {
    // 2.675 is a tie of centavos: to the even one, 2.68; 2.665 gives 2.66.
    caso: 'ties go to the even centavo',
    formula: 'redondear(2.675, 2) + redondear(2.665, 2)',
    resultado: '5.34',
    pasos: ['redondear(2.675; 2) = 2.68', 'redondear(2.665; 2) = 2.66', '2.68 + 2.66 = 5.34'],
  },
  {
    // Ten UMA are 1,173.10, less than the salary: the smaller of both.
    caso: 'a ceiling in UMA',
    formula: 'min(sueldo, 10 * UMA)',
    resultado: '1173.1',
    pasos: ['10 × 117.31 = 1,173.1', 'min(12,335.75; 1,173.1) = 1,173.1'],
  },
  {
    // −2² is −(2²) = −4, as it is written on paper; 2^-1 is a half.
    caso: 'powers go before the sign',
    formula: '-2^2 + 2^-1',
    resultado: '-3.5',
    pasos: ['2 ^ 2 = 4', '2 ^ -1 = 0.5', '-4 + 0.5 = -3.5'],
  },
  {
    // Only the branch that is taken is worked out: the other one divides by zero and is never touched.
    caso: 'a condition takes one way only',
    formula: 'dias < 15 ? sueldo / (dias - 15) : sueldo / 2',
    resultado: '6167.875',
    pasos: ['15 < 15 = no', '12,335.75 ÷ 2 = 6,167.875'],
  },
  {
    caso: 'the root of a square, cut to pesos',
    formula: 'truncar(raiz(sueldo * sueldo), 0)',
    resultado: '12335',
    pasos: [
      '12,335.75 × 12,335.75 = 152,170,728.0625',
      'raiz(152,170,728.0625) = 12,335.75',
      'truncar(12,335.75; 0) = 12,335',
    ],
  },
]

/** A formula that says nothing that can be worked out: where it is told (characters from 1), and what a part of it says. */
export const FORMULAS_MALAS: readonly (readonly [formula: string, caracter: number, dice: string])[] = [
  ['1/0', 2, 'entre cero'],
  ['sueldo / (3 - 3)', 8, 'entre cero'],
  ['constructor', 1, '«constructor»'],
  ['sueldo + toString', 10, '«toString»'],
  ['__proto__', 1, '«__proto__»'],
  ['sueldo.constructor', 7, '«.»'],
  ['sueldo = 5', 8, '«=»'],
  ['f(x) = x', 1, 'función «f»'],
  ['import(1)', 1, 'función «import»'],
  ['[1, 2]', 1, '«[»'],
  ['{a: 1}', 1, '«{»'],
  ['"texto"', 1, '«"»'],
  ['1; 2', 2, '«;»'],
  ['5 cm', 3, 'operador'],
  ['2 sueldo', 3, 'operador'],
  ['(sueldo)(dias)', 9, 'operador'],
  ['1e400', 2, 'operador'],
  ['1:5', 2, '«:»'],
  ['1,000', 2, 'coma'],
  ['sueldo and dias', 8, '«and»'],
  ['true', 1, '«true»'],
  ['(1 + 2', 1, 'cierra'],
  ['1 + 2)', 6, 'abre'],
  ['1 +', 3, 'Falta'],
  ['redondear()', 1, 'redondear'],
  ['1 < 2 < 3', 7, 'dos en dos'],
  ['(1 < 2) + 3', 4, 'comparación'],
  ['1 < 2', 3, 'comparación'],
  ['sueldo ? 1 : 2', 1, 'comparación'],
  ['2 ^ 0.5', 3, 'exponente'],
  ['9 ^ 9 ^ 9', 3, 'exponente'],
  ['raiz(-1)', 1, 'negativo'],
  ['redondear(sueldo, 99999)', 1, 'decimales'],
  ['1 + truncar(sueldo * 2, -1)', 5, 'decimales'],
  ['redondear(sueldo, 1 / 2)', 1, 'decimales'],
]
