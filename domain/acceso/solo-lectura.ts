/** Calls that ask and change nothing although they are sent with POST: lists whose filter holds an identity, exports (and the end of their wait), previews. */
const PREGUNTAS =
  /^POST \/api\/(panel\/.+\/(buscar|exportar|previsto)|exportes\/:id\/cancelar|busquedaPadron|afiliados\/coincidencias)$/

/** What ends looking as another profile. */
const SALIDAS = new Set(['DELETE /api/sesion/ver-como', 'POST /api/logout'])

/** Whether a call changes something: refused to an administrator who looks as another profile. */
export function isCambio(llamada: string): boolean {
  const metodo = llamada.split(' ')[0] ?? ''
  if (metodo === 'GET' || metodo === 'HEAD') return false
  return !PREGUNTAS.test(llamada) && !SALIDAS.has(llamada)
}
