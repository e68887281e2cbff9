/** The three papers of the alta, as `POST /api/leerDocumento` names them; `otro` is a paper that is none of them. */
export const DOCUMENTOS_LEIBLES = ['curp', 'nss', 'csf'] as const
export type DocumentoLeible = (typeof DOCUMENTOS_LEIBLES)[number]
export type DocumentoReconocido = DocumentoLeible | 'otro'

/** Where a value was found, in the order of trust (decisions §6). */
export type Fuente = 'qr' | 'texto' | 'ocr'

/** A place on an upright page: `[x, y, width, height]`, each 0..1 from its top left. */
export type Caja = readonly [x: number, y: number, w: number, h: number]

/** One field as it was read. `seguro` false: the person confirms it before going on. */
export interface CampoLeido {
  readonly valor: string
  readonly fuente: Fuente
  /** 0..1 */
  readonly confianza: number
  readonly seguro: boolean
  /** From 1. */
  readonly pagina: number
  readonly caja: Caja
  /** A repair that check digit and alphabet suggest; never taken without the person (decisions §6). */
  readonly sugerencia?: string
  /** The other value found in the same paper, when two places disagree. */
  readonly otroValor?: string
}

export interface AvisoLectura {
  readonly codigo: string
  readonly campo?: string
  /** Spanish, ready to be shown. */
  readonly mensaje: string
}

/** What was read and how. A field that was not read is absent from `campos` and named in `avisos`. */
export interface Lectura {
  readonly documento: DocumentoReconocido
  readonly campos: Readonly<Record<string, CampoLeido>>
  readonly avisos: readonly AvisoLectura[]
}

/** The file as kept by the server. `id` is opaque. */
export interface ArchivoGuardado {
  readonly id: string
  readonly nombre: string
  readonly bytes: number
  readonly paginas: number
}

/** Flat fields of `POST /api/leerCurp` (specification 1 §3.3, §7). An unread text is `""`; `sexo` is H, M or X. */
export interface DatosCurp {
  readonly curp: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  readonly nombres: string
  readonly sexo: string
  /** YYYY-MM-DD or "" */
  readonly fechaNacimiento: string
  readonly entidad: string
  readonly codigoEntidad: string
}

/** Flat fields of `POST /api/leerNss`; the CURP and names where the paper prints them. */
export interface DatosNss {
  readonly nss: string
  readonly curp: string
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
}

/** Flat fields of `POST /api/leerCsf` (specification 1 §3.3 and decisions §8). */
export interface DatosCsf {
  readonly rfc: string
  readonly codigoPostal: string
  readonly tipoVialidad: string
  readonly nombreVialidad: string
  readonly numeroExterior: string
  readonly numeroInterior: string
  readonly colonia: string
  readonly localidad: string
  readonly municipio: string
  readonly entidad: string
  readonly entreCalle: string
  readonly yCalle: string
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  readonly curp: string
  readonly fechaEmision: string
  readonly regimen: readonly string[]
  readonly situacion: string
  readonly idCIF: string
}

export interface DatosPorDocumento {
  readonly curp: DatosCurp
  readonly nss: DatosNss
  readonly csf: DatosCsf
}

/** Answer of the reading calls: the flat fields, the kept file and the reading. */
export type RespuestaLectura<D extends DocumentoLeible = DocumentoLeible> = DatosPorDocumento[D] & {
  readonly archivo: ArchivoGuardado
  readonly lectura: Lectura & { readonly documento: D }
}
