/**
 * The quincena in which something saved now would land: "2226", its ordinal, its name and its days. `entra` says so, and why where a close
 * of the entity moved it: "La quincena 22 de tu entidad ya se cerró: entra en la 23 (1 al 15 de diciembre)".
 */
export interface QuincenaDestino {
  readonly codigo: string
  readonly ordinal: number
  readonly texto: string
  readonly rango: string
  readonly entra: string
}
