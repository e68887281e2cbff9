import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { MovimientoRenglon } from '#domain/afiliacion/movimientos/movimiento.ts'

/** Movements whose detail nobody opened that an act on many takes without asking. */
const SIN_ABRIR_MAX = 10

/** Movements that end a contribution whose folios the question names. */
const NOMBRADOS_MAX = 5

type Elegido = Pick<MovimientoRenglon, 'folio' | 'tipo' | 'terminaActividad'>

/**
 * What an act on many asks before it is done, a sentence each; empty when it asks nothing. It asks when it ends somebody's
 * contributions, and when the person acts on more than ten movements whose detail they did not open. `abiertos`: folios they opened.
 */
export function preguntaDeLote(elegidos: readonly Elegido[], abiertos: ReadonlySet<string>): string[] {
  const terminan = elegidos.filter(({ terminaActividad }) => terminaActividad)
  const sinAbrir = elegidos.filter(({ folio }) => !abiertos.has(folio))
  return [
    ...(terminan.length === 0 ? [] : [terminanTexto(terminan)]),
    ...(sinAbrir.length <= SIN_ABRIR_MAX ? [] : [`No has abierto el detalle de ${sinAbrir.length} de ellos.`]),
  ]
}

function terminanTexto(terminan: readonly Elegido[]): string {
  const nombrados = terminan.slice(0, NOMBRADOS_MAX).map(({ tipo, folio }) => `${tipo} ${folio}`)
  const otros = terminan.length - nombrados.length
  const lista = [...nombrados, ...(otros > 0 ? [cuentaTexto(otros, 'más', 'más')] : [])]
  const cuantos = terminan.length === 1 ? 'Uno termina' : `${terminan.length} terminan`
  return `${cuantos} la actividad de una persona: ${new Intl.ListFormat('es-MX', { type: 'conjunction' }).format(lista)}.`
}
