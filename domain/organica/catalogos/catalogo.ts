/** A catalogue that some part of the portal reads: its rows and its name are the institute's, itself it stays. */
interface CatalogoPropio {
  /** One and several of the records that use a row: "persona del padrón". */
  readonly usado: readonly [uno: string, varios: string]
  /** Rows that an installation begins with. */
  readonly semilla: readonly (readonly [clave: string, nombre: string])[]
}

/**
 * The catalogues that the portal itself reads, protected rows of the table `catalogos`; an administrator adds others, which
 * other systems read. Civil states: Código Civil Federal, arts. 35 and 146; the rest is this portal's own.
 */
export const CATALOGOS_PROPIOS = {
  estado_civil: {
    usado: ['persona del padrón', 'personas del padrón'],
    semilla: [
      ['SOLTERO', 'Soltero(a)'],
      ['CASADO', 'Casado(a)'],
      ['UNION_LIBRE', 'Unión libre'],
      ['DIVORCIADO', 'Divorciado(a)'],
      ['SEPARADO', 'Separado(a)'],
      ['VIUDO', 'Viudo(a)'],
    ],
  },
  nacionalidad: {
    usado: ['persona del padrón', 'personas del padrón'],
    semilla: [
      ['MEXICANA', 'Mexicana'],
      ['EXTRANJERA', 'Extranjera'],
    ],
  },
  resultado_caso: {
    usado: ['caso cerrado', 'casos cerrados'],
    semilla: [
      ['PROCEDENTE', 'Procedente'],
      ['IMPROCEDENTE', 'Improcedente'],
      ['DESISTIDO', 'Desistido por quien lo pidió'],
      ['DUPLICADO', 'Duplicado de otro caso'],
    ],
  },
} as const satisfies Record<string, CatalogoPropio>

export type CatalogoPropioClave = keyof typeof CATALOGOS_PROPIOS

export const CATALOGOS_PROPIOS_CLAVES = Object.keys(CATALOGOS_PROPIOS) as CatalogoPropioClave[]

export function isCatalogoPropio(clave: string): clave is CatalogoPropioClave {
  return Object.hasOwn(CATALOGOS_PROPIOS, clave)
}

/** One and several of what uses a row of a catalogue; null where nothing of the portal does. */
export function usadoDe(clave: string): readonly [uno: string, varios: string] | null {
  return isCatalogoPropio(clave) ? CATALOGOS_PROPIOS[clave].usado : null
}

/** A simple catalogue: rows of clave, nombre, activo (specification 3 §2.22). */
export interface Catalogo {
  readonly id: number
  /** Other systems ask by it (`GET /api/catalogo/{clave}`): it never changes. */
  readonly clave: string
  readonly nombre: string
  /** Where its rows are chosen or shown, in one sentence; may be empty. */
  readonly descripcion: string
  readonly activo: boolean
  /** The portal itself reads it: neither deleted nor switched off. */
  readonly protegido: boolean
  readonly version: number
}

/** A row of a catalogue. */
export interface RenglonCatalogo {
  readonly id: number
  readonly catalogo: string
  readonly clave: string
  readonly nombre: string
  readonly activo: boolean
  readonly version: number
}

/** A row as the panel lists it: how many records use it. */
export interface RenglonPanel extends RenglonCatalogo {
  readonly usos: number
}

/** A catalogue in the list of them: rows in all and those that can be chosen. */
export interface CatalogoPanel extends Catalogo {
  /** One and several of the records that use a row; null where nothing of the portal does. */
  readonly usado: readonly [uno: string, varios: string] | null
  readonly renglones: number
  readonly activos: number
}
