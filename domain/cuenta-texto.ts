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
