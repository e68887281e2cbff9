/** One of the simple catalogues: rows of clave, nombre, activo (specification 3 §2.22) that some part of the portal reads. */
interface CatalogoSimple {
  readonly titulo: string
  /** Where its rows are chosen or shown, in one sentence. */
  readonly descripcion: string
  /** One and several of the records that use a row: "persona del padrón". */
  readonly usado: readonly [uno: string, varios: string]
  /** Rows that an installation begins with. */
  readonly semilla: readonly (readonly [clave: string, nombre: string])[]
}

/**
 * The table of simple catalogues. A catalogue stands here when something reads it: its rows belong to the institute, which
 * adds, renames and switches them off. Civil states: Código Civil Federal, arts. 35 and 146; the rest is this portal's own.
 */
export const CATALOGOS = {
  estado_civil: {
    titulo: 'Estado civil',
    descripcion: 'Se guarda con cada persona del padrón y se lee en su página.',
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
    titulo: 'Nacionalidad',
    descripcion: 'Se guarda con cada persona del padrón y se lee en su página.',
    usado: ['persona del padrón', 'personas del padrón'],
    semilla: [
      ['MEXICANA', 'Mexicana'],
      ['EXTRANJERA', 'Extranjera'],
    ],
  },
  resultado_caso: {
    titulo: 'Resultado del caso',
    descripcion: 'Se elige al cerrar un caso.',
    usado: ['caso cerrado', 'casos cerrados'],
    semilla: [
      ['PROCEDENTE', 'Procedente'],
      ['IMPROCEDENTE', 'Improcedente'],
      ['DESISTIDO', 'Desistido por quien lo pidió'],
      ['DUPLICADO', 'Duplicado de otro caso'],
    ],
  },
} as const satisfies Record<string, CatalogoSimple>

export type ClaveCatalogo = keyof typeof CATALOGOS

export const CLAVES_CATALOGO = Object.keys(CATALOGOS) as ClaveCatalogo[]

export function isClaveCatalogo(text: string): text is ClaveCatalogo {
  return Object.hasOwn(CATALOGOS, text)
}

/** A row of a catalogue. */
export interface RenglonCatalogo {
  readonly id: number
  readonly catalogo: ClaveCatalogo
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
export interface CatalogoPanel {
  readonly clave: ClaveCatalogo
  readonly titulo: string
  readonly descripcion: string
  /** One and several of the records that use a row. */
  readonly usado: readonly [uno: string, varios: string]
  readonly renglones: number
  readonly activos: number
}
