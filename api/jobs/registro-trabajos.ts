import type { Json } from '#domain/acceso/bitacora/canonical-json.ts'
import type { Horario } from '#domain/calendario/turno-trabajo.ts'
import { onReset } from '#api/memory.ts'

/** What a job gets besides its data. */
export interface MarchaTrabajo {
  /** The job's id. */
  readonly id: number
  /** Tells how far it is; `total` 0 while unknown. Cheap: what is told last is written about once a second. */
  progreso(hecho: number, total: number, texto?: string): void
  /** Aborted when somebody cancels it or the portal closes: the job throws, at its next safe place. */
  readonly signal: AbortSignal
}

export interface DefinicionTrabajo {
  /** Its name for ever, `area.verbo`: `correo.entregar`. */
  readonly clase: string
  /** Its name in Spanish, as the panel shows it. */
  readonly titulo: string
  /**
   * Times it may be tried in all when it fails or its process dies; 1 unless said. More only for work that can be done
   * twice without harm.
   */
  readonly intentos?: number
  /** Jobs of this class that run together, counting all processes; 1 unless said. */
  readonly juntos?: number
  /** Returns false for a failure that another attempt cannot mend; without it every failure is tried again. */
  readonly reintentar?: (error: unknown) => boolean
  /** Address of the screen where whoever asked finds the result; the jobs page unless said. */
  readonly enlace?: string
  /** Does the work, outside any transaction. Gives what was done in one Spanish sentence ("" when there was nothing). */
  run(datos: Json, marcha: MarchaTrabajo): Promise<string>
}

const definiciones = new Map<string, DefinicionTrabajo>()
const horarios = new Map<string, Horario>()
onReset(() => {
  definiciones.clear()
  horarios.clear()
})

/** Makes a class of job known to this process. */
export function defineTrabajo(definicion: DefinicionTrabajo): void {
  definiciones.set(definicion.clase, definicion)
}

/** Lets the server start a job of `clase` by itself: every `cadaMs`, or daily at `hora` in America/Mexico_City. */
export function scheduleTrabajo(clase: string, horario: Horario): void {
  definicionDe(clase)
  horarios.set(clase, horario)
}

/** Throws when no such class is defined: a fault of ours. */
export function definicionDe(clase: string): DefinicionTrabajo {
  const definicion = definiciones.get(clase)
  if (!definicion) throw new Error(`No job of class ${clase} is defined`)
  return definicion
}

export function isDefinido(clase: string): boolean {
  return definiciones.has(clase)
}

export function intentosDe(clase: string): number {
  return definiciones.get(clase)?.intentos ?? 1
}

export function juntosDe(clase: string): number {
  return definiciones.get(clase)?.juntos ?? 1
}

/** Whether another attempt may mend this failure of a job of `clase`. */
export function isReintentable(clase: string, error: unknown): boolean {
  return definiciones.get(clase)?.reintentar?.(error) ?? true
}

export function enlaceDe(clase: string): string {
  return definiciones.get(clase)?.enlace ?? '/panel/trabajos'
}

export function clasesDefinidas(): readonly string[] {
  return [...definiciones.keys()]
}

export function horariosDefinidos(): readonly (readonly [string, Horario])[] {
  return [...horarios]
}
