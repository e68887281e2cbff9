/** The digits of a whole number, at most 33, with the commas of es-MX: "3400" → "3,400". */
export function conComas(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3}){1,11}$)/g, ',')
}

/** A count as es-MX text: 3400 → "3,400". */
export function formatCuenta(n: number): string {
  return conComas(String(n))
}

/** "1 persona", "2,000 personas". */
export function cuentaTexto(n: number, uno: string, varios = `${uno}s`): string {
  return `${formatCuenta(n)} ${n === 1 ? uno : varios}`
}

/** How many there are, or more than how many where nobody counted them to the end. */
export interface Total {
  readonly n: number
  readonly masDe: boolean
}

/** "2,000", "más de 1,000". */
export function totalCuenta({ n, masDe }: Total): string {
  return masDe ? `más de ${formatCuenta(n)}` : formatCuenta(n)
}

/** "1 persona", "2,000 personas", "más de 1,000 personas". */
export function totalTexto({ n, masDe }: Total, uno: string, varios = `${uno}s`): string {
  return masDe ? `más de ${cuentaTexto(n, uno, varios)}` : cuentaTexto(n, uno, varios)
}

/** A count's text where it begins a sentence: "Más de 1,000 personas". */
export function conMayuscula(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
