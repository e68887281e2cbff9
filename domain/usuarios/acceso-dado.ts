/**
 * Hours in which the acts of an account are marked after somebody else gave access to it: a one-time password would let that
 * person act in its name. Source: decisions §11.7 and issue 36.
 */
export const HORAS_ACCESO_RECIENTE = 24

/** Whether access given at `dadoAt` is recent at `at`; both ISO instants. */
export function isAccesoReciente(dadoAt: string, at: string): boolean {
  const elapsed = Date.parse(at) - Date.parse(dadoAt)
  return elapsed >= 0 && elapsed <= HORAS_ACCESO_RECIENTE * 3_600_000
}

/** Who gave access to the account of a signature that was given soon afterwards. */
export interface AccesoReciente {
  /** null: from the server's terminal. */
  readonly por: string | null
  /** Instant, ISO. */
  readonly at: string
}

/** "a menos de 24 horas de que Gabriela Sandoval Ríos diera acceso a la cuenta". */
export function accesoRecienteTexto({ por }: AccesoReciente): string {
  return `a menos de ${HORAS_ACCESO_RECIENTE} horas de que ${por ?? 'la administración del servidor'} diera acceso a la cuenta`
}
