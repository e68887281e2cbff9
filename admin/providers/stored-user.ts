import type { UsuarioSesion } from '#domain/usuarios/sesion.ts'

/** The one key that our screens keep in the browser, for display only (design/decisiones.md §2). */
const KEY = 'usuario'

/** Storage may be full or refused: that changes nothing, since no screen depends on it. */
export function storeUser(user: UsuarioSesion): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(user))
  } catch {
    clearUser()
  }
}

export function clearUser(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    return
  }
}
