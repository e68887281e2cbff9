/** The parts of an address that is shown on one line. */
export interface DomicilioEnPartes {
  readonly calleNumero: string
  readonly colonia: string
  readonly codigoPostal: string
  readonly municipio: string
  readonly estado: string
}

/** "Madero 125-B, Col. Centro, C.P. 20000, Aguascalientes, Aguascalientes"; what is not known is left out. */
export function domicilioEnLinea(domicilio: DomicilioEnPartes): string {
  const { calleNumero, colonia, codigoPostal, municipio, estado } = domicilio
  return [
    calleNumero,
    colonia === '' ? '' : `Col. ${colonia}`,
    codigoPostal === '' ? '' : `C.P. ${codigoPostal}`,
    municipio,
    estado,
  ]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')
}
