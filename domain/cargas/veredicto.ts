import { isRechazo } from './codigos.ts'
import type { Veredicto } from './estado-carga.ts'
import type { Falta } from './falta.ts'

/** What happens to a row with some faults. */
export function veredictoDe({ faltas }: { readonly faltas: readonly Falta[] }): Veredicto {
  if (faltas.some(({ codigo }) => isRechazo(codigo))) return 'rechazado'
  return faltas.length > 0 ? 'aviso' : 'entra'
}
