import { FONDO_IDS, type FondoId } from '#domain/fondos/fondo.ts'
import type { Linea } from '#domain/fondos/lineas.ts'

/** What new rates would change in one fund. */
export interface EfectoFondo {
  readonly fondo: FondoId
  /** More (or, below 0, less) than with the record in force. */
  readonly diferenciaCentavos: number
  readonly personas: number
}

/** A person whose contributions would change much. */
export interface EfectoPersona {
  readonly interno: string
  readonly nombre: string
  readonly antesCentavos: number
  readonly despuesCentavos: number
}

/** How many of today's entities have closed a quincena. */
export interface CierreDePrevia {
  readonly cerraron: number
  readonly entidades: number
}

/** What a parameter record would have changed in a quincena, computed again for everybody. Nothing of it is written. */
export interface EfectoParametros {
  /** "Q22 2026 · 16–30 nov". */
  readonly quincena: string
  /** Who closed that quincena; null for the open one, with the roster as it is today. */
  readonly cierre: CierreDePrevia | null
  readonly personas: number
  readonly cambian: number
  readonly diferenciaCentavos: number
  readonly fondos: readonly EfectoFondo[]
  /** The ten largest differences, the largest first. */
  readonly mayores: readonly EfectoPersona[]
}

const MAYORES = 10

/** Adds up, person by person, what new rates change; it holds ten people at most. */
export class SumaEfecto {
  readonly #fondos = new Map<FondoId, { diferencia: number; personas: number }>()
  #mayores: EfectoPersona[] = []
  personas = 0
  cambian = 0

  add(persona: Pick<EfectoPersona, 'interno' | 'nombre'>, antes: readonly Linea[], despues: readonly Linea[]): void {
    const [before, after] = [byFondo(antes), byFondo(despues)]
    this.personas += 1
    let [changes, antesCentavos, despuesCentavos] = [false, 0, 0]
    for (const fondo of FONDO_IDS) {
      const [was, is] = [before.get(fondo) ?? 0, after.get(fondo) ?? 0]
      antesCentavos += was
      despuesCentavos += is
      if (was === is) continue
      changes = true
      const sum = this.#fondos.get(fondo) ?? { diferencia: 0, personas: 0 }
      this.#fondos.set(fondo, { diferencia: sum.diferencia + is - was, personas: sum.personas + 1 })
    }
    if (!changes) return
    this.cambian += 1
    this.#keepLargest({ interno: persona.interno, nombre: persona.nombre, antesCentavos, despuesCentavos })
  }

  #keepLargest(persona: EfectoPersona): void {
    const last = this.#mayores.at(-1)
    if (this.#mayores.length === MAYORES && last && sizeOf(persona) <= sizeOf(last)) return
    this.#mayores = [...this.#mayores, persona].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, MAYORES)
  }

  efecto(): Omit<EfectoParametros, 'quincena' | 'cierre'> {
    const fondos = FONDO_IDS.map((fondo) => {
      const { diferencia = 0, personas = 0 } = this.#fondos.get(fondo) ?? {}
      return { fondo, diferenciaCentavos: diferencia, personas }
    })
    return {
      personas: this.personas,
      cambian: this.cambian,
      diferenciaCentavos: fondos.reduce((sum, { diferenciaCentavos }) => sum + diferenciaCentavos, 0),
      fondos,
      mayores: this.#mayores,
    }
  }
}

function byFondo(lineas: readonly Linea[]): ReadonlyMap<FondoId, number> {
  const sums = new Map<FondoId, number>()
  for (const { fondo, importeCentavos } of lineas) sums.set(fondo, (sums.get(fondo) ?? 0) + importeCentavos)
  return sums
}

function sizeOf({ antesCentavos, despuesCentavos }: EfectoPersona): number {
  return Math.abs(despuesCentavos - antesCentavos)
}
