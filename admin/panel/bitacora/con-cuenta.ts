/** Whether the account says more than the name does. */
export function conCuenta(nombre: string, usuario: string): boolean {
  return nombre !== '' && nombre.toLowerCase() !== usuario
}
