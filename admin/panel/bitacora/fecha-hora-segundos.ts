import { fechaHora } from '#admin/shared/instante.ts'

/** An ISO instant to the second: "21 nov 2026, 10:42:07". Order matters here, and a minute holds many acts. */
export function fechaHoraSegundos(instant: string): string {
  return `${fechaHora(instant)}:${instant.slice(17, 19)}`
}
