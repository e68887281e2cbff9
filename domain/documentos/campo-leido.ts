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

/** What stands between the values of a field that is a list. */
export const ENTRE_VALORES = '; '
