import type { AvisoLectura } from '#domain/documentos/campo-leido.ts'
import type { Etiqueta } from '#domain/documentos/hoja/etiquetas.ts'
import type { Hallazgo } from '#domain/documentos/combinar.ts'
import type { CodigoQr, PaginaConPalabras } from '#domain/documentos/pagina.ts'

/** Parts of an address that a paper may print. */
export const DATOS_DOMICILIO = [
  'cp',
  'tipoVialidad',
  'nombreVialidad',
  'numeroExterior',
  'numeroInterior',
  'colonia',
  'localidad',
  'municipio',
  'entidad',
  'entreCalle',
  'yCalle',
] as const
export type DatoDomicilio = (typeof DATOS_DOMICILIO)[number]

/** The keys by which people are known. */
export const CLAVES_PERSONA = ['curp', 'rfc', 'nss'] as const
export type ClavePersona = (typeof CLAVES_PERSONA)[number]

/** What the institute keeps of a person, whatever a paper calls it: papers are compared, and forms filled, by this. */
export type Dato =
  | ClavePersona
  | 'nombres'
  | 'apellidoPaterno'
  | 'apellidoMaterno'
  | 'fechaNacimiento'
  | 'sexo'
  | 'entidadNacimiento'
  | 'nacionalidad'
  | `domicilio.${DatoDomicilio}`

/** One field of a paper. */
export interface CampoPapel {
  /** What a person calls it. */
  readonly etiqueta: string
  /** What of the person it says; absent where nothing of the record is taken from it. */
  readonly dato?: Dato
  /** The paper proves it: a person who changes it brings this paper, and one who typed what was not read was let down by the reader. */
  readonly propio?: true
  /** Where it is missing, or its check digit is wrong, the pages are worth another look. */
  readonly releer?: true
  /** Some designs of the paper do not print it, so that nobody is told that it was not read. */
  readonly aVeces?: true
  /** Few designs of the paper print it: no warning when it was not read. Unlike `aVeces`, the reading itself never misses it. */
  readonly raro?: true
  /** Several values. */
  readonly lista?: true
}

/** What a paper is: everything that screens, services and the command line ask of it, as its file says it. */
export interface DefinicionPapel {
  /** As the database and the calls name it. */
  readonly id: string
  /** Its name in a sentence, with its article: "la CURP". */
  readonly articulo: 'la' | 'el'
  readonly enFrase: string
  /** In the tables of documents. */
  readonly titulo: string
  /** In receipts and in lists of papers; `titulo` where it is the same. */
  readonly nombre?: string
  /** Where there is little room. */
  readonly corto: string
  /** For counters and sheets of a workbook. */
  readonly sigla: string
  /** "El archivo es …"; "una CURP" where it is article and name. */
  readonly comoArchivo?: string
  /** How the link to the place where it is obtained is called; its address is a setting of the institute. */
  readonly sitio?: string
  /** The call that reads this paper alone, under /api; without one it is `leerDocumento` with the field `documento`. */
  readonly llamada?: 'leerCurp' | 'leerNss' | 'leerCsf'
  /** What file names of such papers hold, in lower case. */
  readonly archivos: readonly string[]
  /** Whether nobody is registered without it. */
  readonly obligatorio: boolean
  /** The field without which a file is no such paper. */
  readonly clave: string
  /** Fields without which the paper counts as not validated. */
  readonly necesita: readonly string[]
  /** Fields that are typed by hand when it cannot be read, and what is said of an empty one. */
  readonly captura: { readonly campos: readonly string[]; readonly falta: string }
  readonly campos: Readonly<Record<string, CampoPapel>>
  /** Its fields in the order of the workbook of a batch; that of `campos` where it is the same. */
  readonly columnas?: readonly string[]
  /** Its key was not found in the file. */
  readonly noLeido: string
  /** It was read without what it must give; `noLeido` where it is the same. */
  readonly incompleto?: string
  /** A file that is no PDF. */
  readonly soloPdf?: string
  /** A reading that failed without words of its own. */
  readonly fallo?: string
}

/** A paper with all that its file leaves to be worked out. */
export type PapelLeible = Required<Omit<DefinicionPapel, 'llamada' | 'sitio'>> &
  Pick<DefinicionPapel, 'llamada' | 'sitio'>

/** What a definition says of its fields names fields that it has. */
interface Nombra<Campo> {
  readonly clave: Campo
  readonly necesita: readonly Campo[]
  readonly captura: { readonly campos: readonly Campo[] }
  readonly columnas?: readonly Campo[]
}

/** A definition, typed by its own fields. */
export const definePapel = <const D extends DefinicionPapel>(papel: D & Nombra<keyof D['campos']>): D => papel

/** What a definition says, and what follows from it. */
export function completePapel(papel: DefinicionPapel): PapelLeible {
  return {
    nombre: papel.titulo,
    comoArchivo: `${papel.articulo === 'la' ? 'una' : 'un'} ${papel.enFrase}`,
    columnas: Object.keys(papel.campos),
    incompleto: papel.noLeido,
    soloPdf: 'Solo se permite un PDF.',
    fallo: 'Error al procesar el archivo.',
    ...papel,
  }
}

/** The flat fields that the calls answer for a paper: texts, "" where nothing was read, and lists of texts. */
export type DatosDe<P extends DefinicionPapel> = {
  readonly [C in keyof P['campos']]: P['campos'][C] extends { readonly lista: true } ? readonly string[] : string
}

/** Findings of a paper before its fields are combined, and what is told of the paper as a whole. */
export interface LecturaCruda {
  readonly hallazgos: readonly Hallazgo[]
  readonly avisos: readonly AvisoLectura[]
}

/** A phrase that tells a paper and how much it says where it is a title. */
export type Marcas = readonly (readonly [frase: string, peso: number])[]

/** A QR that the paper carries. */
export interface QrDePapel {
  /** A payload that only this paper has: it counts as a title. */
  readonly marca: RegExp
  readonly read: (qr: CodigoQr) => Hallazgo[]
}

/** How a paper is told from others and read. Apart from its definition, so that screens do not load it. */
export interface LectorPapel {
  readonly marcas: Marcas
  readonly etiquetas: readonly Etiqueta[]
  readonly read: (paginas: readonly PaginaConPalabras[], qrs: readonly CodigoQr[]) => LecturaCruda
  readonly qr?: QrDePapel
  /** Its key alone on a line tells it, on a page that names no other paper. */
  readonly porClaveSola?: true
  /** The labels of a person, or of an insured one, beside a right key tell it on a page without a title. */
  readonly porRotulos?: 'persona' | 'asegurado'
  /** Another document that it only mentions: where a phrase of this form (letters alone, folded) stands, that title is none. */
  readonly menciona?: { readonly donde: RegExp; readonly titulo: string }
}
