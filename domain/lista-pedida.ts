/** A page of a list, as an address asks for it: each part is JSON in text. */
export interface ListaEnDireccion {
  readonly sort?: string
  readonly range?: string
  readonly filter?: string
}

/** The same question in a body, so that no identity stands in an address. */
export interface ListaPedida {
  readonly sort?: readonly [campo: string, orden: 'ASC' | 'DESC']
  readonly range?: readonly [primero: number, ultimo: number]
  readonly filter?: Readonly<Record<string, unknown>>
}
