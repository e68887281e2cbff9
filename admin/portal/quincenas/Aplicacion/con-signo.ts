import { formatPesos } from '#domain/organica/dinero.ts'

/** A difference in pesos with its sign: "+$12.00", "−$9.50". */
export const conSigno = (centavos: number): string => `${centavos > 0 ? '+' : ''}${formatPesos(centavos)}`
