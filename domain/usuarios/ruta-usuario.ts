/** Address of an account's sheet, over its list. */
export function rutaUsuario({ usuario }: { readonly usuario: string }): string {
  return `/panel/usuarios/${encodeURIComponent(usuario)}/show`
}

/** What stands before an account where a call takes an id too: an account may be a number. */
export const CLAVE_CUENTA = 'cuenta-'
