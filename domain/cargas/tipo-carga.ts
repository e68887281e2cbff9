import type { CapacidadId } from '#domain/acceso/llamadas.ts'
import type { NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { AccionId } from '#domain/autorizaciones/dos-manos.ts'

/** Type of a field; it selects the parser. */
export type ClaseCampo =
  | 'curp'
  | 'rfc'
  | 'nss'
  | 'interno'
  | 'texto'
  | 'importe'
  | 'fecha'
  | 'quincena'
  | 'opcion'
  /** `si` or `no`. */
  | 'si_no'
  /** Number or folio of a loan; 0 means none, because FoxPro writes 0 in an empty number. */
  | 'prestamo'
  /** A whole number from 0. */
  | 'numero'
  /** Hundredths: days that may be halves. */
  | 'centesimos'
  /** Ten-thousandths. */
  | 'porcentaje'

/** One field of a kind of load. */
export interface CampoTipo {
  readonly titulo: string
  /** What the column means, for whoever fills in a file. */
  readonly significado: string
  /** Text of the fictional row of templates; "" leaves it blank. Absent: that of its `clase`. */
  readonly ejemplo?: string
  readonly clase: ClaseCampo
  /** Values of an `opcion`, by what they are called. */
  readonly opciones?: Readonly<Record<string, string>>
  /** Characters of a `texto`. */
  readonly max?: number
  /** Largest number of `numero`, `centesimos` or `porcentaje`. */
  readonly hasta?: number
  /** Whether an amount may be below zero. */
  readonly negativo?: boolean
  /** Whether an amount has a point for its decimals and nothing else: "4256,50" is then no amount. */
  readonly soloPunto?: boolean
  /** Whether a date is never after today: the century of a year of two digits follows from it. */
  readonly pasada?: boolean
  /** Whether a text is a key, which screens show in a monospaced font. */
  readonly clave?: boolean
}

/** What people read about loads that are of an entity and a quincena. */
export interface TextosDeEntidad {
  /** What was done with the money that it adds up: "pagó". */
  readonly suma: string
  /** The last load before this one: "La nómina anterior". */
  readonly anterior: string
  /** Why a load replaces an earlier one: that one "ya paga lo mismo a personas de este archivo". */
  readonly repite: string
  /** People of the file: "con pago". */
  readonly conRenglon: string
  /** People who should be in the file and are not: "en activo sin renglón", and what happens with them. Null: nobody should. */
  readonly falta: { readonly sinRenglon: string; readonly sigue: string } | null
  /** What happened once it counts, where that is not in the close: "Sus movimientos quedaron solicitados". */
  readonly hecho?: string
  /** Where what it loaded is seen, where that is not its page. */
  readonly ver?: VerLoCargado
}

/** A link to what a load brought. */
interface VerLoCargado {
  readonly vista: NombreVista
  readonly ruta: string
  readonly texto: string
}

/** Who makes the rows of a load count once they are written (decision 11.7). */
export type AutorizaCarga =
  /** A validator of its dependency, and then the institute. */
  | { readonly por: 'dependencia' }
  /** Another person whom `DOS_MANOS` lets authorise `accion`, in *Por autorizar*: "otra persona que carga pagos". */
  | { readonly por: 'otra_persona'; readonly quien: string; readonly accion: AccionId }
  /** Nobody: loading them makes them count. `despues`: what happens next, step by step, if something does. */
  | { readonly por: 'nadie'; readonly despues?: readonly string[] }

/** What a load of the institute is about, where its kind needs one: a catalogue. */
export interface TextosAsunto {
  /** "Catálogo". */
  readonly titulo: string
  /** What is said where none was chosen. */
  readonly falta: string
}

/** What people read about loads of the whole institute. */
export interface TextosDelInstituto {
  /** How the form of a new load offers it: "Del banco: pagos por referencia". */
  readonly ofrece: string
  /** Files that it takes. */
  readonly archivos: string
  /** What happened once it is loaded: "Sus pagos ya cuentan." */
  readonly hecho: string
  /** Why it cannot be undone whole, and what is done instead. Null: two people undo it, like a load of an entity. */
  readonly sinDeshacer: string | null
  /** Where what it loaded is seen. */
  readonly ver: VerLoCargado
  readonly asunto: TextosAsunto | null
}

/** What people read where loading a file needs a reason. */
export interface TextosMotivo {
  readonly titulo: string
  /** What the button says, where loading is called otherwise. */
  readonly accion?: string
  readonly texto: string
  readonly etiqueta: string
  readonly ayuda: string
  /** What is said where none was written. */
  readonly falta: string
  /** Most characters. */
  readonly max: number
}

/** A kind of load: a table of its fields. Its rules are those that the screens use. */
export interface TipoCarga {
  readonly titulo: string
  /** Good rows enter alone, or nothing enters unless every row is right. */
  readonly modo: 'por_renglon' | 'todo_o_nada'
  /** Most rows of a file, where the kind has a limit. */
  readonly renglonesMax?: number
  /** Whether its rules compare the rows of a file with each other: they are judged together (`renglonesMax` of at most 1,000). */
  readonly deUnaPieza?: boolean
  readonly campos: Readonly<Record<string, CampoTipo>>
  /** Capability that opens its loads, besides `cargas.leer`; and the one that brings them, besides `cargas.cargar`. */
  readonly lee: CapacidadId
  readonly carga: CapacidadId
  /** What the file brings: "la nómina". */
  readonly contenido: string
  /** One row and several: "pago", "pagos". */
  readonly renglon: readonly [uno: string, varios: string]
  readonly autoriza: AutorizaCarga
  /** Null: its loads are of the whole institute, without entity, quincena or people. */
  readonly deEntidad: TextosDeEntidad | null
  /** Null: its loads are of an entity and a quincena. */
  readonly delInstituto: TextosDelInstituto | null
  /** Where a load of the kind may need a reason, besides replacing another. */
  readonly motivo?: TextosMotivo
  /** Whether a file without any amount is refused (C113). */
  readonly conImportes?: boolean
  /** Whether its loads may have an oficio, which is the paper of what they request. */
  readonly conOficio?: boolean
  /** Whether a file that was loaded may be loaded again. */
  readonly repite?: boolean
}
