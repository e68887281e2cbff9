import { conComas } from '#domain/cuenta-texto.ts'

/** Decimals of a value that are shown before an ellipsis. */
const DECIMALES = 6

/** A decimal text as people read it, cut and never rounded: "411.19166666" → "411.191666…", "12335.75" → "12,335.75". */
export function numeroLegible(exacto: string): string {
  const isNegative = exacto.startsWith('-')
  const [whole = '0', decimals = ''] = exacto.replace('-', '').split('.')
  const shown = decimals.slice(0, DECIMALES)
  const sign = isNegative && /[1-9]/.test(exacto) ? '-' : ''
  return `${sign}${conComas(whole)}${shown === '' ? '' : `.${shown}`}${decimals.length > DECIMALES ? '…' : ''}`
}
