/** A count as es-MX text: 3400 → "3,400". */
export function formatCuenta(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** "1 persona", "2,000 personas". */
export function cuentaTexto(n: number, uno: string, varios = `${uno}s`): string {
  return `${formatCuenta(n)} ${n === 1 ? uno : varios}`
}
