/** What a refusal says, by its kind: the server's answers and the screens that tell the same by themselves. */
export const TEXTO_RECHAZO = {
  sesion: 'Tu sesión terminó. Entra de nuevo para continuar.',
  permiso: 'No tienes permiso para esta acción.',
} as const

/** "El caso no existe.": no such record, or one that is another's (decisions §2 tells neither from the other). */
export function textoNoExiste(que: string): string {
  return `${que} no existe.`
}
