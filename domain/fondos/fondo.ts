import type { ClaveParametro } from './clave-parametro.ts'

/** Who puts a contribution in: the A keys are the affiliate's part, the E keys the entity's. */
export type Parte = 'afiliado' | 'entidad'

/** What a key's rate is applied to. */
export const BASES = ['sueldo', 'otros', 'quinquenios'] as const
export type BaseCotizacion = (typeof BASES)[number]

/** One key that feeds a fund. */
export interface Concepto {
  readonly clave: ClaveParametro
  readonly parte: Parte
  readonly base: BaseCotizacion
}

interface DatosFondo {
  readonly titulo: string
  /** Name in GET /api/aportaciones-fondos, for the four funds that it has. */
  readonly tipo: string | null
  /** Whether the detail shows affiliate, entity and total apart (spec 3 §2.2). */
  readonly porPartes: boolean
  readonly conceptos: readonly Concepto[]
}

/** The one table of funds, and of the parameter keys that feed each (design/dominio, Funds and rates). */
export const FONDOS = {
  fondo_ahorro: {
    titulo: 'Fondo de ahorro',
    tipo: 'ahorro',
    porPartes: true,
    conceptos: [
      { clave: 'FAA', parte: 'afiliado', base: 'sueldo' },
      { clave: 'FAE', parte: 'entidad', base: 'sueldo' },
    ],
  },
  fondo_vivienda: {
    titulo: 'Fondo de vivienda',
    tipo: 'vivienda',
    porPartes: false,
    conceptos: [{ clave: 'FVE', parte: 'entidad', base: 'sueldo' }],
  },
  prestaciones_hipotecarios: {
    titulo: 'Prestaciones hipotecarias',
    tipo: null,
    porPartes: false,
    conceptos: [
      { clave: 'FHA', parte: 'afiliado', base: 'sueldo' },
      { clave: 'FHE', parte: 'entidad', base: 'sueldo' },
    ],
  },
  prestaciones_economicas: {
    titulo: 'Prestaciones económicas',
    tipo: 'prestaciones',
    porPartes: true,
    conceptos: [
      { clave: 'FPESA', parte: 'afiliado', base: 'sueldo' },
      { clave: 'FPESE', parte: 'entidad', base: 'sueldo' },
      { clave: 'FPEAA', parte: 'afiliado', base: 'otros' },
      { clave: 'FPEAE', parte: 'entidad', base: 'otros' },
      { clave: 'FPEQA', parte: 'afiliado', base: 'quinquenios' },
      { clave: 'FPEQE', parte: 'entidad', base: 'quinquenios' },
    ],
  },
  fondo_retiro: {
    titulo: 'Fondo de retiro',
    tipo: 'cair',
    porPartes: false,
    conceptos: [
      { clave: 'SARA', parte: 'afiliado', base: 'sueldo' },
      { clave: 'SARE', parte: 'entidad', base: 'sueldo' },
    ],
  },
  sueldo_jubilados: {
    titulo: 'Sueldo de jubilados',
    tipo: null,
    porPartes: false,
    conceptos: [{ clave: 'FPENSION', parte: 'entidad', base: 'sueldo' }],
  },
} as const satisfies Record<string, DatosFondo>

export type FondoId = keyof typeof FONDOS
export const FONDO_IDS = Object.keys(FONDOS) as FondoId[]

/** A key with the fund that it feeds. */
export interface ConceptoDeFondo extends Concepto {
  readonly fondo: FondoId
}

/** Every key that feeds a fund, fund by fund. */
export const CONCEPTOS: readonly ConceptoDeFondo[] = FONDO_IDS.flatMap((fondo) =>
  FONDOS[fondo].conceptos.map((concepto) => ({ ...concepto, fondo })),
)

export type ClaveFondo = (typeof FONDOS)[FondoId]['conceptos'][number]['clave']
