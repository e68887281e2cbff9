import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import type { Relojes } from './as-of.ts'

/** Which day is being looked at, in a sentence; "" for the person as it stands now. */
export function relojesTexto({ al, conocido }: Relojes): string {
  if (al === null)
    return conocido === null ? '' : `Así se conocía el ${formatFecha(conocido)}: con lo registrado hasta ese día.`
  const sabido = conocido === null ? 'con lo que se sabe hoy' : `según se sabía el ${formatFecha(conocido)}`
  return `Así estaba el ${formatFecha(al)}, ${sabido}.`
}
