import type { ParametrosEnVigor } from './parametro.ts'

/** Formats of seals. A close is verified by the format with which it was sealed. */
export const FORMATOS_SELLO = {
  1: {
    cubre: 'parámetros, líneas y movimientos',
    noCubre: 'días, sueldos, totales, cargo, órdenes de retención ni importe de la línea de pago',
  },
  2: {
    cubre:
      'parámetros, líneas, días, sueldos, movimientos, totales, cargo, órdenes de retención e importe de la línea de pago',
    noCubre: '',
  },
} as const satisfies Record<number, { readonly cubre: string; readonly noCubre: string }>
export type FormatoSello = keyof typeof FORMATOS_SELLO

/** Format of the closes that are made now. */
export const FORMATO_ACTUAL = 2 satisfies FormatoSello

/** The format of a stored number. Throws RangeError for one that this version does not know. */
export function formatoDeSello(numero: number): FormatoSello {
  if (!(numero in FORMATOS_SELLO)) throw new RangeError(`Not a seal format: ${numero}`)
  return numero as FormatoSello
}

/** The parameters of a close with the split that its format sealed (decision 11.5). */
export function parametrosDeFormato<T extends Partial<ParametrosEnVigor>>(
  parametros: T,
  formato: FormatoSello,
): T & Pick<ParametrosEnVigor, 'reparto'> {
  return formato === 1 ? { ...parametros, reparto: 'cada-parte' } : parametros
}

/** "Formato 1: cubre …; no cubre …." */
export function formatoTexto(formato: FormatoSello): string {
  const { cubre, noCubre } = FORMATOS_SELLO[formato]
  return `Formato ${formato}: cubre ${cubre}${noCubre === '' ? '' : `; no cubre ${noCubre}`}.`
}
