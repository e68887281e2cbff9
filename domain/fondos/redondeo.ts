import Big from 'big.js'

/**
 * Named roundings to the centavo: `medio-par` (ties to the even centavo) and `truncar` (toward zero). The public sources of
 * the institute's rates disagree, so the parameter record names which one holds.
 */
export const REDONDEOS = ['medio-par', 'truncar'] as const
export type Redondeo = (typeof REDONDEOS)[number]

/** How a screen names each rounding. */
export const TEXTO_REDONDEO = {
  'medio-par': 'Al centavo más cercano; los empates, al centavo par',
  truncar: 'Sin fracciones de centavo (truncado)',
} as const satisfies Record<Redondeo, string>

const EXACTO = { 'medio-par': bigThatRounds(2), truncar: bigThatRounds(0) } as const satisfies Record<Redondeo, unknown>

function bigThatRounds(mode: 0 | 2) {
  const constructor = Big()
  constructor.DP = 0
  constructor.RM = mode
  return constructor
}

/**
 * `factor` × `otro` ÷ `divisor` as an integer, rounded as named. All are integers, `divisor` above 0. Exact whatever their
 * size: where a float would lose the product, big.js takes it. Throws RangeError when the result itself is too large.
 */
export function multiplyDivide(factor: number, otro: number, divisor: number, redondeo: Redondeo): number {
  const product = factor * otro
  if (!Number.isSafeInteger(product)) return multiplyDivideLarge(factor, otro, divisor, redondeo)
  if (redondeo === 'truncar') return Math.trunc(product / divisor) + 0
  const whole = Math.floor(product / divisor)
  const twice = 2 * (product - whole * divisor)
  return (twice > divisor || (twice === divisor && whole % 2 !== 0) ? whole + 1 : whole) + 0
}

function multiplyDivideLarge(factor: number, otro: number, divisor: number, redondeo: Redondeo): number {
  const value = Number(new EXACTO[redondeo](factor).times(otro).div(divisor).toFixed(0))
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not an amount: ${factor} × ${otro} ÷ ${divisor}`)
  return value
}
