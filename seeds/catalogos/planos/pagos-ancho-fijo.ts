import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'

/**
 * A fictional bank's file of fixed width, 85 characters: header `1`, details `3` with implied decimals and a sign after the amount ("-" takes a
 * payment back), trailer `9` with count and sum.
 */
export const PAGOS_ANCHO_FIJO: DefinicionPlano = {
  formato: 'ancho_fijo',
  codificacion: 'detectar',
  titulos: false,
  cabecera: '1',
  detalle: '3',
  totales: {
    empieza: '9',
    cuenta: { desde: 2, hasta: 7 },
    suma: { desde: 8, hasta: 26 },
    decimales: 2,
    de: 'importe',
    completo: true,
  },
  campos: [
    { campo: 'referencia', en: { desde: 2, hasta: 21 }, obligatorio: true },
    { campo: 'fecha', en: { desde: 22, hasta: 29 }, fecha: 'AAAAMMDD', obligatorio: true },
    { campo: 'importe', en: { desde: 30, hasta: 45 }, decimales: 2, obligatorio: true },
    { campo: 'operacion', en: { desde: 46, hasta: 85 }, obligatorio: true },
  ],
}
