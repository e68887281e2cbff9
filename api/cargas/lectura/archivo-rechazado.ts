import type { CodigoCarga } from '#domain/cargas/codigos.ts'

/** A file that cannot be read as its layout says: no row of it enters. `message` is Spanish. */
export class ArchivoRechazado extends Error {
  override readonly name = 'ArchivoRechazado'
  readonly codigo: CodigoCarga

  constructor(codigo: CodigoCarga, message: string) {
    super(`${message} ${codigo}`)
    this.codigo = codigo
  }
}
