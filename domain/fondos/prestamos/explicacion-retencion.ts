import { formatPesos } from '#domain/organica/dinero.ts'
import { valorTexto } from '#domain/fondos/clave-parametro.ts'
import { QUINCENAS_ANIO } from './planear-prestamo.ts'

/** What an order was made of: its loan's plan, and how the loan stood when it was ordered. Amounts in centavos. */
export interface OrdenExplicable {
  readonly capitalCentavos: number
  /** Percentage in ten-thousandths. */
  readonly interesAnual: number
  readonly interesCentavos: number
  readonly abonoCentavos: number
  readonly quincenas: number
  /** Balance of the loan's own book when the close ordered it. */
  readonly saldoCentavos: number
  /** What earlier closes had ordered and nobody had answered by then. */
  readonly pendienteCentavos: number
  /** What was decided by then to collect of the person directly, and was not paid. */
  readonly directoCentavos: number
  readonly ordenadoCentavos: number
}

/** One step of an explanation: what it is, and its operation in words and figures. */
export interface PasoExplicado {
  readonly rotulo: string
  readonly texto: string
}

/** Where an order of a loan comes from, step by step. */
export function pasosDeOrden(orden: OrdenExplicable): PasoExplicado[] {
  const { capitalCentavos, interesAnual, interesCentavos, abonoCentavos, quincenas } = orden
  const { saldoCentavos, pendienteCentavos, directoCentavos, ordenadoCentavos } = orden
  const porOrdenar = saldoCentavos - pendienteCentavos - directoCentavos
  const directo = directoCentavos > 0 ? ` − ${formatPesos(directoCentavos)} que se cobran directo` : ''
  const total = capitalCentavos + interesCentavos
  const redondeo = total % quincenas === 0 ? '' : ', redondeado al centavo superior'
  return [
    {
      rotulo: 'Interés del plan',
      texto: `${formatPesos(capitalCentavos)} × ${valorTexto(interesAnual)} % × ${quincenas} ÷ ${QUINCENAS_ANIO} = ${formatPesos(interesCentavos)}`,
    },
    {
      rotulo: 'Abono de cada quincena',
      texto:
        Math.ceil(total / quincenas) === abonoCentavos
          ? `(${formatPesos(capitalCentavos)} + ${formatPesos(interesCentavos)}) ÷ ${quincenas} = ${formatPesos(abonoCentavos)}${redondeo}`
          : `${formatPesos(abonoCentavos)}, por un cambio del préstamo`,
    },
    {
      rotulo: 'Saldo por ordenar',
      texto: `${formatPesos(saldoCentavos)} de saldo − ${formatPesos(pendienteCentavos)} ya ordenados sin respuesta${directo} = ${formatPesos(porOrdenar)}`,
    },
    {
      rotulo: 'Ordenado',
      texto:
        ordenadoCentavos < abonoCentavos
          ? `${formatPesos(ordenadoCentavos)}: faltaba menos que un abono`
          : ordenadoCentavos > abonoCentavos
            ? `${formatPesos(abonoCentavos)} de abono y ${formatPesos(ordenadoCentavos - abonoCentavos)} que un error de la entidad dejó sin retener`
            : `${formatPesos(ordenadoCentavos)}: el abono, que no pasa de lo que faltaba`,
    },
  ]
}

/** `GET /api/panel/retenciones/:id/explicacion`. */
export interface ExplicacionRetencion {
  readonly prestamo: string
  readonly tipo: string
  readonly interno: string
  readonly nombre: string
  readonly entidad: string
  readonly quincena: string
  /** Plan and order, then what was answered, the line that took it, and who closed. */
  readonly pasos: readonly PasoExplicado[]
}
