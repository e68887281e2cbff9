/** Columns of the layout `RET-CSV` that the tests fill. */
export const TITULOS_RETENCIONES = 'quincena;prestamo;tipo;interno;nombre;retenido;motivo;nota'
