/** Body of `POST /api/movimientos/:folio/{acto}`. */
export interface CuerpoActo {
  readonly version: number
  /** The reason or note, where the act needs one. */
  readonly motivo?: string
  /** Fields that a return marks, by the path the form knows them by, each with what to correct. */
  readonly campos?: Readonly<Record<string, string>>
}

/** Most folios of one `POST /api/movimientos/lote` (decisions §10.14). */
export const LOTE_MAX = 500

/** Body of `POST /api/movimientos/lote`. */
export interface CuerpoLote {
  readonly acto: 'validar' | 'revisar' | 'aprobar' | 'devolver' | 'cancelar' | 'deshacer'
  readonly movimientos: readonly { readonly folio: string; readonly version: number }[]
  readonly motivo?: string
}

/** 200 of `POST /api/movimientos/lote`: each movement is its own transaction; what was done is told with the version it left. */
export interface RespuestaLote {
  readonly hechos: CuerpoLote['movimientos']
  readonly rechazados: readonly { readonly folio: string; readonly codigo: string; readonly error: string }[]
}
