import type { UsuarioPanel } from '#domain/usuarios/usuario.ts'

/** "Laura Ríos (jefe)". */
export const cuentaTexto = ({ nombre, usuario }: Pick<UsuarioPanel, 'nombre' | 'usuario'>): string =>
  `${nombre} (${usuario})`
