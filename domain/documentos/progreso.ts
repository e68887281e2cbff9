/** `GET /api/lecturas/:id`: how a reading under way is going. */
export interface ProgresoLectura {
  readonly estado: 'en_cola' | 'leyendo' | 'lista'
  /** Readings before this one, while it waits. */
  readonly delante: number
  /** Page being read, from 1; 0 before the first. */
  readonly pagina: number
  readonly paginas: number
}
