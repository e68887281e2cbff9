import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { Relojes } from './as-of.ts'

/** Which day is being looked at, in a sentence; "" for the person as it stands now. `hoy` tells what is past from what is to come. */
export function relojesTexto({ al, conocido }: Relojes, hoy: PlainDate): string {
  if (al === null)
    return conocido === null ? '' : `Así se conocía el ${formatFecha(conocido)}: con lo registrado hasta ese día.`
  const sabido = conocido === null ? 'con lo que se sabe hoy' : `según se sabía el ${formatFecha(conocido)}`
  return `Así ${al > hoy ? 'estará' : 'estaba'} el ${formatFecha(al)}, ${sabido}.`
}
