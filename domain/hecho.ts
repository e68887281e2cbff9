/** What a call answers that has nothing to tell but that it was done. */
export interface Hecho {
  readonly success: true
}

/** The same with a sentence for people, as the documented calls give it. */
export interface HechoConMensaje extends Hecho {
  readonly message: string
}

/** What a call answers that made, changed or ended one record. */
export interface ConId {
  readonly id: number
}
