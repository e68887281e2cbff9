/** The open movement of a person, and which office asked for it; "" for the system. */
export interface MovimientoAbierto {
  readonly folio: string
  readonly tipo: string
  readonly oficina: string
}

/** What it is and whose, after its folio: "Licencia, de Secretaría de Salud". */
export function deQuienTexto({ tipo, oficina }: MovimientoAbierto): string {
  return oficina === '' ? tipo : `${tipo}, de ${oficina}`
}
