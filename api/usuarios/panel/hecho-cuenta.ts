import { rutaUsuario } from '#domain/usuarios/ruta-usuario.ts'
import type { CambioPropuesto } from '#domain/autorizaciones/propuesta.ts'
import type { UsuarioPanel } from '#domain/usuarios/usuario.ts'
import type { HechoDeDos } from '#api/autorizaciones/accion.ts'

/** "Laura Ríos (jefe)". */
export const cuentaTexto = ({ nombre, usuario }: Pick<UsuarioPanel, 'nombre' | 'usuario'>): string =>
  `${nombre} (${usuario})`

/** What an act of two people did to an account. */
export const hechoDeCuenta = (cuenta: UsuarioPanel, cambios: readonly CambioPropuesto[]): HechoDeDos => ({
  sujeto: cuentaTexto(cuenta),
  cambios,
  importeCentavos: null,
  enlace: rutaUsuario(cuenta),
  registro: cuenta.id,
})
