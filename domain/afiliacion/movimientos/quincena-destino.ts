/** The quincena in which something saved now would land: "2226", its ordinal, its name and its days. */
export interface QuincenaDestino {
  readonly codigo: string
  readonly ordinal: number
  readonly texto: string
  readonly rango: string
}
