import type { PruebaPropia } from '#domain/usuarios/prueba-propia.ts'
import type { RespuestaCierres } from './cierre.ts'
import type { FirmaInstituto } from './firmas-propias.ts'
import type { RevisionCierre } from './simulacion.ts'

/**
 * Whether a signature asks for the password or second factor again (decisions §11.4): the Titular's always, any other for
 * more than one entity.
 */
export function pideConfirmacion(entidades: number, firma: FirmaInstituto | null): boolean {
  return entidades > 1 || firma === 'autorizar'
}

/** What a signature commits to, as the request stored it. */
export interface CifrasFirma {
  readonly personas: number
  readonly movimientos: number
  /** Payment lines that applying issues: the entity's, and one for each person on leave. */
  readonly lineasPago: number
  readonly totalEntidadCentavos: number
  /** Owed by people on leave themselves. */
  readonly totalLicenciaCentavos: number
}

/** One close of a selection, with the version that these figures belong to. */
export interface CierrePorFirmar extends CifrasFirma {
  readonly id: number
  readonly version: number
  readonly entidad: { readonly id: number; readonly nombre: string }
  readonly firma: FirmaInstituto
  /** Warnings of the checklist: whoever signs accepts them. */
  readonly avisos: readonly RevisionCierre[]
}

/** `POST /api/quincenas/:codigo/cierres/firmar/previsto`. */
export interface FirmaPrevista {
  /** "Q22 2026 · 16–30 nov". */
  readonly titulo: string
  /** What the signature asks for; null: it asks nothing. */
  readonly pide: PruebaPropia | null
  readonly cierres: readonly CierrePorFirmar[]
  /** Those of the selection that the reader cannot sign now, with the reason. */
  readonly rechazados: RespuestaCierres['rechazados']
}

/** The figures of all the closes together. */
export function totalDeFirma(cierres: readonly CifrasFirma[]): CifrasFirma {
  const sum = (of: (cifras: CifrasFirma) => number): number => cierres.reduce((total, one) => total + of(one), 0)
  return {
    personas: sum(({ personas }) => personas),
    movimientos: sum(({ movimientos }) => movimientos),
    lineasPago: sum(({ lineasPago }) => lineasPago),
    totalEntidadCentavos: sum(({ totalEntidadCentavos }) => totalEntidadCentavos),
    totalLicenciaCentavos: sum(({ totalLicenciaCentavos }) => totalLicenciaCentavos),
  }
}

/** A warning with the entities that it concerns. */
export interface AvisoDeFirma {
  readonly codigo: string
  readonly texto: string
  readonly entidades: readonly {
    readonly id: number
    readonly nombre: string
    readonly cuantos: number
    readonly ejemplos: readonly string[]
  }[]
}

/** The warnings of a selection, each once, in the order in which they come. */
export function avisosDeFirma(cierres: readonly CierrePorFirmar[]): readonly AvisoDeFirma[] {
  const avisos = new Map<string, AvisoDeFirma>()
  for (const { entidad, avisos: suyos } of cierres)
    for (const { codigo, texto, cuantos, ejemplos } of suyos) {
      const entidades = avisos.get(codigo)?.entidades ?? []
      avisos.set(codigo, { codigo, texto, entidades: [...entidades, { ...entidad, cuantos, ejemplos }] })
    }
  return [...avisos.values()]
}
