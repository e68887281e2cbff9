import type { HechoConMensaje } from '#domain/hecho.ts'

/** The answers of the documented calls of the hierarchy, with their upper-case names (specifications 2 §3 and §7, 3 §7). */
export interface UnidadDocumentada {
  readonly ID: number
  readonly id: number
  readonly CLAVE: string
  readonly clave: string
  readonly NOMBRE: string
  readonly nombre: string
  readonly ACTIVO: boolean
  readonly version: number
}

type OrganicaDeUnidad<Nivel extends 1 | 2 | 3> = Readonly<
  Record<`CLAVE_ORGANICA_${Nivel}`, string> &
    Record<`organica${Nivel}`, Readonly<Record<`CLAVE_ORGANICA_${Nivel}` | 'CLAVE' | 'NOMBRE' | 'DESCRIPCION', string>>>
>

interface ConMomentos {
  readonly CREADO_EN: string
  readonly ACTUALIZADO_EN: string
}

export interface AdscripcionDocumentada extends UnidadDocumentada, ConMomentos, OrganicaDeUnidad<1> {
  readonly ID_ENTIDAD: number | null
  readonly ENTIDAD_ID: number | null
  readonly ENTIDAD_CLAVE: string
  readonly ENTIDAD_NOMBRE: string
}

export interface DependenciaDocumentada extends UnidadDocumentada, ConMomentos, OrganicaDeUnidad<2> {
  readonly ID_ADSCRIPCION: number | null
  readonly ADSCRIPCION: Pick<UnidadDocumentada, 'ID' | 'id' | 'CLAVE' | 'clave' | 'NOMBRE' | 'nombre'> | null
  readonly ENTIDAD_NOMBRE: string
}

export interface AreaDocumentada extends UnidadDocumentada, ConMomentos, OrganicaDeUnidad<3> {
  readonly ID_DEPENDENCIA: number | null
  readonly ENT_NOMBRE: string
  readonly ADS_NOMBRE: string
  readonly DEP_NOMBRE: string
}

/** What a change of a unit answers: the unit beside a sentence for people. */
export type Guardada<Unidad> = Unidad & HechoConMensaje

export interface Organica0Documentada {
  readonly CLAVE_ORGANICA: string
  readonly NOMBRE_ORGANICA: string
  readonly TITULAR: string
  readonly ESTATUS: 'A' | 'I'
}

type Claves<Nivel extends 0 | 1 | 2 | 3> = Readonly<
  Record<`CLAVE_ORGANICA_${Nivel}` | `clave_organica_${Nivel}`, string>
>

interface OrganicaComun {
  readonly CLAVE: string
  readonly NOMBRE: string
  readonly DESCRIPCION: string
  readonly descripcion: string
  readonly titular: string
  readonly ESTATUS: 'A' | 'I'
  readonly estatus: 'A' | 'I'
}

export interface Organica1Documentada extends OrganicaComun, Claves<0 | 1> {
  readonly fecha_fin_1: string | null
}

export interface Organica2Documentada extends OrganicaComun, Claves<0 | 1 | 2> {
  readonly fecha_fin_2: string | null
}

export interface Organica3Documentada extends OrganicaComun, Claves<0 | 1 | 2 | 3> {
  readonly fecha_fin_3: string | null
}

/** A unit as `GET /api/catalogo/{adscripcion,direccion,area}` tells it; the name of what it hangs from comes with `join`. */
export interface UnidadDeCatalogo {
  readonly id: number
  readonly nombre: string
  readonly id_entidad?: number | null
  readonly entidad?: string
  readonly id_adscripcion?: number | null
  readonly adscripcion?: string
  readonly id_direccion?: number | null
  readonly direccion?: string
}

export interface PuestoDeCatalogo {
  readonly id: number
  readonly nombre: string
  readonly id_area: number
  readonly area?: string
}

/** `nombre` is the key; `sueldo`, pesos, comes with `join`. */
export interface CategoriaDeCatalogo {
  readonly id: number
  readonly nombre: string
  readonly nombreCategoria: string
  readonly sueldo?: number
}

export interface SueldoDeCatalogo {
  readonly id: number
  /** Pesos. */
  readonly monto: number
  readonly id_categoria: number
  readonly categoria?: string
}

/** A row of a simple catalogue. */
export interface RenglonDeCatalogo {
  readonly id: number
  readonly clave: string
  readonly nombre: string
}
