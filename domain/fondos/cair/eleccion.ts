import type { OpcionRendimiento } from './rendimiento.ts'

/** What a person chose for the yield of a year. */
export interface EleccionAnual {
  readonly anio: number
  /** Null where no form was given. */
  readonly opcion: OpcionRendimiento | null
  readonly enviado: string
  readonly enviadoAt: string | null
  /** 0 where no form was given. */
  readonly version: number
  /** Its yield was applied: the choice stands. */
  readonly aplicado: boolean
}

/** A person's form of the yearly yield (spec 1 §2.4.2): the years that can be chosen for. */
export interface FormularioAnual {
  readonly afiliadoId: number
  readonly nombre: string
  readonly curp: string
  readonly interno: number
  readonly entidad: string
  readonly anios: readonly EleccionAnual[]
}

/** Years that a form is given for: this one and the one before. */
export function aniosDeFormulario(hoy: string): [number, number] {
  const anio = Number(hoy.slice(0, 4))
  return [anio, anio - 1]
}
