/** One tile of `/inicio`: what waits for the person. Figures are real; a tile that does not concern the profile is absent. */
export interface Tesela {
  readonly etiqueta: string
  /** "7", "Mañana" */
  readonly cifra: string
  readonly detalle: string
  readonly tono: 'normal' | 'aviso'
  readonly ruta: string | null
}

/** `GET /api/inicio`. */
export interface RespuestaInicio {
  /** "Buenos días, Tomás" */
  readonly saludo: string
  /** "Lunes 23 de noviembre de 2026, quincena 22" */
  readonly fecha: string
  readonly teselas: readonly Tesela[]
}
