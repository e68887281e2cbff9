import type { ClaveParametro } from '#domain/fondos/clave-parametro.ts'
import type { DecretoEscrito } from '#domain/fondos/parametros/decreto.ts'
import type { Redondeo } from '#domain/fondos/redondeo.ts'

type Numeros = Readonly<Partial<Record<ClaveParametro, number>>>

/** What a form sends; of an edit, only what changed. Quincenas as codes ("2226"), values as people write them. */
export interface DatosParametro {
  readonly valores: Numeros
  readonly desde?: string | undefined
  readonly status?: string | undefined
  readonly qnaAplicarAguinaldo?: string | undefined
  readonly redondeo?: Redondeo | undefined
  readonly fundamento?: string | undefined
  /** Why this version is registered: of it alone, never of the version before. */
  readonly motivo?: string | undefined
  /** Code of the closed quincena from which its decree has legal effect ("0126"); "" takes it away. */
  readonly efectoDesde?: string | undefined
  readonly decreto?: DecretoEscrito | undefined
  /** Rare rates said in words, by key. */
  readonly confirmaciones?: Readonly<Partial<Record<ClaveParametro, string>>> | undefined
}
