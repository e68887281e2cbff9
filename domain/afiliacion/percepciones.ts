import type { Issue } from '#domain/issue.ts'
import { formatPesos } from '#domain/organica/dinero.ts'

/** PORCENTAJE is stored in ten-thousandths: 12.5 % is 125,000. */
export const ESCALA_PORCENTAJE = 10_000

/** Monthly amounts of a post that payroll or a labour update sets, in centavos, and its percentage in ten-thousandths. */
export interface PercepcionesDeLiga {
  readonly otros_prestaciones_centavos: number
  readonly quinquenios_centavos: number
  readonly porcentaje: number
}

const CERO: PercepcionesDeLiga = { otros_prestaciones_centavos: 0, quinquenios_centavos: 0, porcentaje: 0 }

/**
 * What a new post carries from the previous one (decisions §11.16): QUINQUENIOS follow the person through every change of post and
 * re-entry; OTROS_PRESTACIONES and PORCENTAJE follow the post, and are 0 in another entity until its payroll sets them. `anterior` is
 * null for a first post.
 */
export function percepcionesDe(anterior: PercepcionesDeLiga | null, mismaEntidad: boolean): PercepcionesDeLiga {
  if (anterior === null) return CERO
  const { otros_prestaciones_centavos, quinquenios_centavos, porcentaje } = anterior
  return mismaEntidad
    ? { otros_prestaciones_centavos, quinquenios_centavos, porcentaje }
    : { ...CERO, quinquenios_centavos }
}

interface Percepcion {
  readonly titulo: string
  /** Column of the person's link (`afiliado_org`). */
  readonly columna: keyof PercepcionesDeLiga
  /** Stored units in one peso or one per cent. */
  readonly escala: number
  /** Largest stored value: the limit of a payroll row (`domain/cargas/nomina/campos-nomina.ts`). */
  readonly max: number
  readonly escribe: (valor: number) => string
  readonly seEspera: string
}

const importe = {
  escala: 100,
  max: 99_999_999_999,
  escribe: formatPesos,
  seEspera: 'un importe mensual de $0.00 a $999,999,999.99, con dos decimales',
}

/** The three amounts by their names in `cambios.datosLaborales`, which are those of the payroll kind. */
export const PERCEPCIONES = {
  otrasPrestaciones: { titulo: 'Otras prestaciones', columna: 'otros_prestaciones_centavos', ...importe },
  quinquenios: { titulo: 'Quinquenios', columna: 'quinquenios_centavos', ...importe },
  porcentaje: {
    titulo: 'Porcentaje',
    columna: 'porcentaje',
    escala: ESCALA_PORCENTAJE,
    max: 100 * ESCALA_PORCENTAJE,
    escribe: (valor) => `${valor / ESCALA_PORCENTAJE} %`,
    seEspera: 'un porcentaje de 0 a 100, con cuatro decimales',
  },
} as const satisfies Record<string, Percepcion>
export type ClavePercepcion = keyof typeof PERCEPCIONES
export const CLAVES_PERCEPCION = Object.keys(PERCEPCIONES) as readonly ClavePercepcion[]

export function isPercepcion(dato: string): dato is ClavePercepcion {
  return Object.hasOwn(PERCEPCIONES, dato)
}

/** As a request carries them: pesos a month, and a percentage. An absent one stays as it is on file. */
export type PercepcionesPedidas = Readonly<Partial<Record<ClavePercepcion, number>>>

/** Stored units of an amount as a request carries it; NaN for one that has more decimals or is out of limits. */
export function percepcionGuardada(clave: ClavePercepcion, valor: number): number {
  const { escala, max } = PERCEPCIONES[clave]
  const nearest = Math.round(valor * escala)
  const isExacto = Math.abs(valor * escala - nearest) < 1e-4
  return isExacto && nearest >= 0 && nearest <= max ? nearest : NaN
}

/** The amounts of a post as a request carries them. */
export function percepcionesEnPesos(liga: PercepcionesDeLiga): Readonly<Record<ClavePercepcion, number>> {
  const of = (clave: ClavePercepcion): number => liga[PERCEPCIONES[clave].columna] / PERCEPCIONES[clave].escala
  return { otrasPrestaciones: of('otrasPrestaciones'), quinquenios: of('quinquenios'), porcentaje: of('porcentaje') }
}

/** Amounts that a labour update changes, before and after. */
export interface CambioDePercepciones {
  readonly antes: PercepcionesDeLiga
  readonly despues: PercepcionesDeLiga
  /** Those that the request asks for; a transfer changes others by itself. */
  readonly cambian: readonly ClavePercepcion[]
}

export interface HechosDePercepciones {
  readonly antes: PercepcionesDeLiga
  readonly mismaEntidad: boolean
  /** The entity's payroll decides ("la quincena 22 de 2026"); "" where no payroll comes by file. */
  readonly nominaDesde: string
  readonly entidad: string
}

/**
 * What a request makes of a post's amounts. Issues for an amount out of limits, for one that starts at 0 in another entity (decisions
 * §11.16), and for any change where the entity sends its payroll by file: it decides there.
 */
export function cambioDePercepciones(
  pedidas: PercepcionesPedidas,
  { antes, mismaEntidad, nominaDesde, entidad }: HechosDePercepciones,
): { readonly cambio: CambioDePercepciones; readonly issues: readonly Issue[] } {
  const base = percepcionesDe(antes, mismaEntidad)
  const despues = { ...base }
  const cambian: ClavePercepcion[] = []
  const issues: Issue[] = []
  for (const clave of CLAVES_PERCEPCION) {
    const pedida = pedidas[clave]
    const { columna, titulo, seEspera } = PERCEPCIONES[clave]
    if (pedida === undefined) continue
    const valor = percepcionGuardada(clave, pedida)
    if (valor === base[columna]) continue
    const message = Number.isNaN(valor)
      ? `${titulo}: se recibió ${pedida} y se espera ${seEspera}.`
      : nominaDesde !== ''
        ? `${entidad} envía su nómina por archivo desde ${nominaDesde}: ahí este dato lo fija la nómina.`
        : !mismaEntidad && clave !== 'quinquenios'
          ? `${titulo} empieza en 0 en otra entidad: captúralo cuando el traslado esté aplicado.`
          : ''
    if (message !== '') issues.push({ path: clave, code: 'percepcion', message })
    else {
      despues[columna] = valor
      cambian.push(clave)
    }
  }
  return { cambio: { antes, despues, cambian }, issues }
}
