import { ANTIGUEDADES, type AntiguedadId } from '#domain/fondos/mora.ts'
import type { CargoDeCuenta, CuentaEntidad } from './panel-pagos.ts'

/** A sum of an entity's account: one of its balance, or what it owes of an age. */
export type SumaDeCuenta = 'cargos' | 'pagado' | 'debe' | 'intereses' | 'favor' | AntiguedadId

/** What a charge puts into a sum, in centavos. */
export interface ParteDeSuma {
  readonly cargo: CargoDeCuenta
  readonly concepto: string
  readonly centavos: number
}

export const TITULOS_SUMA = {
  cargos: 'Cargos',
  pagado: 'Pagado',
  debe: 'Por pagar',
  intereses: 'De ello, intereses',
  favor: 'A favor',
} as const

const DE_UN_CARGO: Readonly<
  Record<Exclude<SumaDeCuenta, AntiguedadId>, (cargo: CargoDeCuenta) => Readonly<Record<string, number>>>
> = {
  cargos: ({ principalCentavos }) => ({ Cargo: principalCentavos }),
  pagado: ({ pagadoCentavos, interesPagadoCentavos }) => ({ Pagado: pagadoCentavos, Intereses: interesPagadoCentavos }),
  debe: (cargo) => loQueDebe(cargo),
  intereses: ({ interesCentavos }) => ({ Intereses: interesCentavos }),
  favor: ({ principalCentavos, creditoCentavos, excedenteCentavos }) => ({
    'Cargo a favor': Math.max(0, -principalCentavos),
    'Pagado de más': excedenteCentavos,
    Aplicado: -creditoCentavos,
  }),
}

/** The sum as the account tells it, in centavos. */
export function importeDeSuma(cuenta: CuentaEntidad, suma: SumaDeCuenta): number {
  const edad = cuenta.antiguedad.find(({ id }) => id === suma)
  if (edad) return edad.centavos
  return {
    cargos: cuenta.cargoCentavos,
    pagado: cuenta.pagadoCentavos,
    debe: cuenta.debeCentavos,
    intereses: cuenta.interesCentavos,
    favor: cuenta.creditoCentavos,
  }[suma as keyof typeof TITULOS_SUMA]
}

/** What makes a sum up, charge by charge in the order of the account: its parts add up to it. */
export function partesDeSuma({ cargos }: Pick<CuentaEntidad, 'cargos'>, suma: SumaDeCuenta): ParteDeSuma[] {
  return cargos.flatMap((cargo) => {
    const parts = isEdad(suma) ? (cargo.antiguedad === suma ? loQueDebe(cargo) : {}) : DE_UN_CARGO[suma](cargo)
    return Object.entries(parts).flatMap(([concepto, centavos]) =>
      centavos === 0 ? [] : [{ cargo, concepto, centavos }],
    )
  })
}

function loQueDebe({ debeCentavos, interesCentavos }: CargoDeCuenta): Readonly<Record<string, number>> {
  return { Capital: debeCentavos - interesCentavos, Intereses: interesCentavos }
}

function isEdad(suma: SumaDeCuenta): suma is AntiguedadId {
  return ANTIGUEDADES.some(({ id }) => id === suma)
}
