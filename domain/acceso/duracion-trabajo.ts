import type { TrabajoPanel } from './trabajo.ts'

/** How long a job took, or has been running: "45 s", "3 min 10 s", "1 h 20 min"; a dash before it begins. */
export function duracionTrabajo(
  { empezadoAt, terminadoAt }: Pick<TrabajoPanel, 'empezadoAt' | 'terminadoAt'>,
  nowMs: number,
): string {
  if (empezadoAt === null) return '–'
  const end = terminadoAt === null ? nowMs : Date.parse(terminadoAt)
  const seconds = Math.max(0, Math.round((end - Date.parse(empezadoAt)) / 1000))
  if (seconds < 1) return 'menos de 1 s'
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
