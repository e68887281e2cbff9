import { constanteConocida, type ConstanteConocida } from './rango-constante.ts'

/** What people read about a constant. */
export interface SignificadoConstante {
  /** After its value: "% al año". */
  readonly unidad: string
  readonly significado: string
  /** What reads it. */
  readonly usa: string
  /** What a value of 0 does, where it is worth saying. */
  readonly cero?: string
}

const PLAZO_INTERES = (plazo: string): SignificadoConstante => ({
  unidad: '% al año',
  significado: `Interés de los préstamos ${plazo}.`,
  usa: 'Los préstamos nuevos y sus tablas de pagos.',
  cero: 'sin intereses',
})

const SIGNIFICADOS: Readonly<Record<ConstanteConocida, SignificadoConstante>> = {
  TASA_MORA_ANUAL: {
    unidad: '% al año',
    significado: 'Recargos de lo que una entidad o una persona paga después de la fecha límite.',
    usa: 'Las líneas de pago, desde el día siguiente a su límite.',
    cero: 'sin recargos por pago tardío',
  },
  PORCENTAJE_MAXIMO_RETENCION: {
    unidad: '% del sueldo',
    significado: 'Lo más que se retiene a una persona en una quincena por todos sus préstamos.',
    usa: 'La capacidad de pago de un préstamo y la orden de retención de cada cierre.',
  },
  PRESTAMOS_POR_TIPO: {
    unidad: 'a la vez',
    significado: 'Préstamos vigentes del mismo tipo que puede tener una persona.',
    usa: 'El alta de préstamos.',
  },
  INTERES_ANUAL_CORTO: PLAZO_INTERES('a corto plazo'),
  INTERES_ANUAL_MEDIANO: PLAZO_INTERES('a mediano plazo'),
  INTERES_ANUAL_HIPOTECARIO: PLAZO_INTERES('hipotecarios'),
  CARGA_RECHAZO_MAX: {
    unidad: '% de los renglones',
    significado: 'Renglones rechazados a partir de los que un jefe también autoriza la carga.',
    usa: 'La validación de las cargas de archivos.',
  },
  CARGA_DIFERENCIA_MAX: {
    unidad: '% del total',
    significado: 'Diferencia con la última quincena a partir de la que un jefe también autoriza la carga.',
    usa: 'La validación de las cargas de archivos.',
  },
  CARGA_ARCHIVO_DIAS: {
    unidad: 'días',
    significado: 'Tiempo que se conserva el archivo original de una carga.',
    usa: 'La limpieza diaria de las cargas.',
  },
  CARGA_RENGLONES_DIAS: {
    unidad: 'días',
    significado: 'Tiempo que se conservan los renglones de una carga después de terminar.',
    usa: 'La limpieza diaria de las cargas.',
  },
  CAIR_EDAD_MINIMA: {
    unidad: 'años',
    significado: 'Edad desde la que una persona retira el capital de su cuenta del CAIR.',
    usa: 'Los retiros del CAIR.',
  },
}

const PROPIA: SignificadoConstante = {
  unidad: '',
  significado: 'Constante propia del instituto.',
  usa: 'Solo las fórmulas que la nombran.',
}

/** What a constant means, in which unit, and what reads it. */
export function significadoDe(nombre: string): SignificadoConstante {
  const conocida = constanteConocida(nombre)
  return conocida ? SIGNIFICADOS[conocida] : PROPIA
}

/** Its value with its unit, and what 0 does: "0 % al año: sin recargos por pago tardío". */
export function valorConUnidad(nombre: string, valor: string): string {
  const { unidad, cero } = significadoDe(nombre)
  const texto = `${valor} ${unidad}`.trim()
  return Number(valor) === 0 && cero ? `${texto}: ${cero}` : texto
}
