import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import type { NombreDeAfiliado } from '#api/afiliacion/padron/nombre-de-afiliado.ts'

/** Columns of a person `a` for `personaTexto`. */
export const PERSONA_COLUMNAS = `a.interno, a.nombre AS nombres, a.apellido_paterno AS "apellidoPaterno", a.apellido_materno AS "apellidoMaterno"`

/** "001234 · Luna Ríos, Ana". */
export const personaTexto = ({ interno, ...nombre }: NombreDeAfiliado & { readonly interno: number }): string =>
  `${formatInterno(interno)} · ${displayName(nombre, 'lista')}`
