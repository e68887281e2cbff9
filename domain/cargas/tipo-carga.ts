import type { CapacidadId } from '#domain/acceso/llamadas.ts'

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
  /** Number or folio of a loan; 0 means none, because FoxPro writes 0 in an empty number. */
  | 'prestamo'
  /** Hundredths: days that may be halves. */
  | 'centesimos'
  /** Ten-thousandths. */
  | 'porcentaje'

/** One field of a kind of load. */
export interface CampoTipo {
  readonly titulo: string
  readonly clase: ClaseCampo
  /** Values of an `opcion`, by what they are called. */
  readonly opciones?: Readonly<Record<string, string>>
  /** Characters of a `texto`. */
  readonly max?: number
  /** Largest number of `centesimos` or `porcentaje`. */
  readonly hasta?: number
  /** Whether an amount may be below zero. */
  readonly negativo?: boolean
  /** Whether an amount has a point for its decimals and nothing else: "4256,50" is then no amount. */
  readonly soloPunto?: boolean
  /** Whether a date is never after today: the century of a year of two digits follows from it. */
  readonly pasada?: boolean
}

/** What people read about loads that are of an entity and a quincena. */
export interface TextosDeEntidad {
  /** What was done with the money that it adds up: "pagó". */
  readonly suma: string
  /** The last load before this one: "La nómina anterior". */
  readonly anterior: string
  /** Why a load replaces an earlier one: that one "ya paga lo mismo a las mismas personas". */
  readonly repite: string
  /** People of the file: "con pago"; and those who should be in it and are not: "en activo sin renglón". */
  readonly conRenglon: string
  readonly sinRenglon: string
  /** What happens with the latter. */
  readonly sinRenglonSigue: string
}

/** A kind of load: a table of its fields. Its rules are those that the screens use. */
export interface TipoCarga {
  readonly titulo: string
  /** Good rows enter alone, or nothing enters unless every row is right. */
  readonly modo: 'por_renglon' | 'todo_o_nada'
  /** Most rows of a file, where the kind has a limit. */
  readonly renglonesMax?: number
  readonly campos: Readonly<Record<string, CampoTipo>>
  /** Capability that opens its loads, besides `cargas.leer`; and the one that brings them, besides `cargas.cargar`. */
  readonly lee: CapacidadId
  readonly carga: CapacidadId
  /** What the file brings: "la nómina". */
  readonly contenido: string
  /** Null: its loads are of the whole institute, without entity, quincena or people. */
  readonly deEntidad: TextosDeEntidad | null
}
