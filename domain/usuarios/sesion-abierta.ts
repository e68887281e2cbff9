/** An open session of anybody, as the administrator sees it. */
export interface SesionAbierta {
  readonly id: number
  readonly usuarioId: number
  readonly usuario: string
  readonly nombre: string
  readonly perfil: string
  /** The one that looks: it is not closed from here. */
  readonly actual: boolean
  /** "Chrome en Windows". */
  readonly equipo: string
  readonly direccion: string
  /** ISO instants. */
  readonly creadaAt: string
  readonly ultimoUsoAt: string
  readonly venceAt: string
}
