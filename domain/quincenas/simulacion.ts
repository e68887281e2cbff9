import { FONDO_IDS, type FondoId, type Parte } from '#domain/fondos/fondo.ts'
import type { Linea, Obligado } from '#domain/fondos/lineas.ts'
import type { CausaPersona } from './diferencia-textos.ts'
import type { TotalCausa } from './diferencias.ts'

/** What one fund adds up to: by who puts it in, and by who owes it. */
export interface TotalFondo {
  readonly fondo: FondoId
  readonly afiliadoCentavos: number
  readonly entidadCentavos: number
  /** Of both, what people on leave owe themselves: outside the entity's line (decision 10.20). */
  readonly licenciaCentavos: number
}

/** Something that the close of an entity's quincena stops at, or tells: with how many it concerns. */
export interface RevisionCierre {
  readonly codigo: string
  readonly nivel: 'bloquea' | 'avisa'
  readonly texto: string
  readonly cuantos: number
  /** The first of them, as people know them. */
  readonly ejemplos: readonly string[]
  /** "2226": the quincena in whose withholdings the first of them waits; absent when it waits for none. */
  readonly retenciones?: string
}

/** A movement that would become a fact at the close. */
export interface CambioPrevisto {
  readonly folio: string
  readonly tipo: string
  readonly interno: string
  readonly nombre: string
  readonly fecha: string
}

/** What closing a quincena of an entity would do. Nothing of it is written. */
export interface SimulacionCierre {
  readonly entidad: { readonly id: number; readonly nombre: string }
  readonly quincena: string
  readonly parametros: string | null
  /** People with some contribution. */
  readonly personas: number
  readonly lineas: number
  readonly cambios: readonly CambioPrevisto[]
  /** How many changes there are in all; `cambios` holds the first. */
  readonly totalCambios: number
  readonly fondos: readonly TotalFondo[]
  /** What the entity would be asked to pay: everything but what people on leave owe. */
  readonly totalEntidadCentavos: number
  readonly totalLicenciaCentavos: number
  /** The entity's last close, as it is kept; null at its first one. */
  readonly anterior: TotalesAnteriores | null
  /** Every cause of what the entity owes more or less than then; none at its first close. */
  readonly causas: readonly TotalCausa[]
  readonly revisiones: readonly RevisionCierre[]
  /** SHA-256 over the canonical lines, parameters and movements: what signatures are bound to (decision 10.26). */
  readonly huella: string
}

/** What an entity's last close adds up to, in the figures of the one that is compared with it. */
export interface TotalesAnteriores {
  /** "2126". */
  readonly quincena: string
  /** "Q21 2026 · 1–15 nov". */
  readonly titulo: string
  readonly personas: number
  readonly fondos: readonly TotalFondo[]
  readonly totalEntidadCentavos: number
  readonly totalLicenciaCentavos: number
}

/** A person whom the entity owes another amount for than in its last close. */
export interface DiferenciaPersona {
  readonly afiliadoId: number
  readonly interno: string
  readonly nombre: string
  readonly antesCentavos: number
  readonly ahoraCentavos: number
  readonly causas: readonly CausaPersona[]
}

/** `GET /api/quincenas/:codigo/diferencias`: a page of people, and after whom the next one goes on. */
export interface DiferenciasCierre {
  readonly diferencias: readonly DiferenciaPersona[]
  readonly despues: number | null
}

/** A total of the simulation: of a fund or of all of them, owed by the entity or by people on leave. */
export interface TotalPrevisto {
  readonly fondo: FondoId | null
  readonly obligado: Obligado
}

/** A person and what the close would write for them of a total of the simulation. */
export interface AportacionPrevista {
  readonly afiliadoId: number
  readonly interno: string
  readonly nombre: string
  readonly importeCentavos: number
}

/** `GET /api/quincenas/:codigo/previstas`: a page of people, and after whom the next one goes on. */
export interface AportacionesPrevistas {
  readonly previstas: readonly AportacionPrevista[]
  readonly despues: number | null
}

/** What the entity itself owes to a fund. */
export function adeudoEntidad({ afiliadoCentavos, entidadCentavos, licenciaCentavos }: TotalFondo): number {
  return afiliadoCentavos + entidadCentavos - licenciaCentavos
}

/** Adds lines up by fund as they come, so that fifty thousand people are never held together. */
export class SumaFondos {
  readonly #sums = new Map<string, number>()
  lineas = 0

  add({ fondo, parte, obligado, importeCentavos }: Linea): void {
    const key = `${fondo} ${parte} ${obligado}`
    this.#sums.set(key, (this.#sums.get(key) ?? 0) + importeCentavos)
    this.lineas += 1
  }

  #sum(fondo: FondoId, parte: Parte | null, obligado: Obligado | null): number {
    let total = 0
    for (const each of parte ? [parte] : (['afiliado', 'entidad'] as const))
      for (const who of obligado ? [obligado] : (['afiliado', 'entidad'] as const))
        total += this.#sums.get(`${fondo} ${each} ${who}`) ?? 0
    return total
  }

  /** The six funds, in the order of their cards. */
  fondos(): TotalFondo[] {
    return FONDO_IDS.map((fondo) => ({
      fondo,
      afiliadoCentavos: this.#sum(fondo, 'afiliado', null),
      entidadCentavos: this.#sum(fondo, 'entidad', null),
      licenciaCentavos: this.#sum(fondo, null, 'afiliado'),
    }))
  }

  /** Everything that `obligado` owes. */
  total(obligado: Obligado): number {
    return FONDO_IDS.reduce((sum, fondo) => sum + this.#sum(fondo, null, obligado), 0)
  }
}
