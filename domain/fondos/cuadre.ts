/** A sum of money that is not what it should be; amounts in centavos. */
export interface Descuadre {
  /** "Préstamo P-000123". */
  readonly donde: string
  /** What does not agree: "el saldo es menor que cero". */
  readonly que: string
  readonly esperadoCentavos: number
  readonly halladoCentavos: number
}

/** What was looked at and what does not agree; of many only the first ones, with how many there are. */
export interface Cuadre {
  readonly prestamos: number
  readonly cargos: number
  /** CAIR accounts with entries. */
  readonly cuentas: number
  readonly total: number
  readonly descuadres: readonly Descuadre[]
}
