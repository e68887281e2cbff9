export { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
