import type { ClaveParametro } from './clave-parametro.ts'
import type { DecretoEscrito } from './parametros/decreto.ts'
import type { VersionParametro } from './parametros/versiones.ts'
import type { Redondeo } from './redondeo.ts'

/** A fund parameter record as its screen shows it; values are percentages and days, as people write them. */
export interface ParametroPanel {
  /** CVE_PARAMETRO. */
  readonly clave: number
  readonly version: number
  readonly fechaRegistro: string
  readonly status: string
  readonly qnaAplicarAguinaldo: string
  /** Code of the quincena from which it holds ("2226"), and how it is read. */
  readonly desde: string
  readonly desdeTexto: string
  readonly redondeo: Redondeo
  /** Its decree and the quincena of its earlier legal effect; null without one. */
  readonly decreto: DecretoPanel | null
  /** The law that its rates rest on, and why it was registered; "" if it was registered without. */
  readonly fundamento: string
  readonly motivo: string
  readonly valores: Readonly<Record<ClaveParametro, number>>
  readonly autor: string
  /** Whether it is the one that the open quincena is computed with. */
  readonly enVigor: boolean
  readonly actions: readonly 'actualizar'[]
}

/** A decree with earlier effect: the code of its first quincena, and the words of both. */
export interface DecretoPanel extends DecretoEscrito {
  readonly efectoDesde: string
  readonly efectoDesdeTexto: string
  readonly texto: string
}

/** The list, with what a new record needs to know. */
export interface RespuestaParametros {
  readonly registros: readonly ParametroPanel[]
  /** Every version that was registered and every proposal, the newest first, at most `LIMITES_PARAMETRO.versiones`. */
  readonly versiones: readonly VersionParametro[]
  /** Codes of the quincenas from which a new record may hold: the first that no entity has closed, and those after it. */
  readonly quincenas: readonly { readonly codigo: string; readonly texto: string }[]
  /** Codes of the closed quincenas that a decree may reach, the newest first. */
  readonly cerradas: readonly { readonly codigo: string; readonly texto: string }[]
  readonly actions: readonly 'agregar'[]
}
