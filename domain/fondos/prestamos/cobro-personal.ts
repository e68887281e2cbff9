import { addDays, weekday, type PlainDate } from '#domain/plain-date.ts'

/** Working days that a person has to show a payslip, after the notice (decision 11.13). */
export const DIAS_PARA_RECIBO = 10

/** Where a difference that is collected of its person is. */
export const ESTADOS_COBRO = {
  por_avisar: 'Falta avisar a la persona',
  en_plazo: 'En plazo para mostrar su recibo',
  por_emitir: 'Plazo vencido: falta emitir su cargo',
  por_pagar: 'Por pagar',
  pagado: 'Pagado',
  cancelado: 'Cancelado',
} as const satisfies Record<string, string>
export type EstadoCobro = keyof typeof ESTADOS_COBRO

/** What can be done to it. */
export type ActoCobro = 'avisar' | 'emitir'

/** A difference that is collected of its person, as screens show it. Amounts in centavos. */
export interface CobroPersonal {
  readonly id: number
  readonly version: number
  /** "P-000123". */
  readonly prestamo: string
  readonly interno: string
  readonly nombre: string
  /** "Q22 2026 · 16–30 nov": the quincena in which it was not withheld. */
  readonly chip: string
  readonly importeCentavos: number
  /** What the person has yet to pay of it, with interest once its charge is issued. */
  readonly porPagarCentavos: number
  readonly estado: EstadoCobro
  readonly avisadoEl: PlainDate | null
  /** Last day to show a payslip. */
  readonly plazo: PlainDate | null
  /** Personal reference of its charge; "" before it is issued. */
  readonly referencia: string
  readonly limite: PlainDate | null
  readonly actions: readonly ActoCobro[]
}

/** The last of the ten working days after `aviso`: Monday to Friday, without the calendar's `asuetos`. */
export function plazoDeRecibo(aviso: PlainDate, asuetos: ReadonlySet<PlainDate>): PlainDate {
  let dia = aviso
  for (let left = DIAS_PARA_RECIBO; left > 0;) {
    dia = addDays(dia, 1)
    if (weekday(dia) <= 5 && !asuetos.has(dia)) left -= 1
  }
  return dia
}

/** Where a collection is on `hoy`. `debeCentavos`: what its loan still owes directly; `porPagar`: of its charge, null without one. */
export function estadoDeCobro(
  cobro: {
    readonly cancelado: boolean
    readonly plazo: PlainDate | null
    readonly debeCentavos: number
    readonly porPagarCentavos: number | null
  },
  hoy: PlainDate,
): EstadoCobro {
  if (cobro.cancelado) return 'cancelado'
  if (cobro.porPagarCentavos !== null) return cobro.porPagarCentavos > 0 ? 'por_pagar' : 'pagado'
  if (cobro.debeCentavos <= 0) return 'pagado'
  if (cobro.plazo === null) return 'por_avisar'
  return hoy <= cobro.plazo ? 'en_plazo' : 'por_emitir'
}

/** What can be done to a collection of that state. */
export function actosDeCobro(estado: EstadoCobro): readonly ActoCobro[] {
  if (estado === 'por_avisar') return ['avisar']
  return estado === 'por_emitir' ? ['emitir'] : []
}
