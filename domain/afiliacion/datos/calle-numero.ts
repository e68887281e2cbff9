import type { DatosPersonales } from './datos-personales.ts'
import { joinDomicilio, splitDomicilio, type DomicilioPartido } from './split-domicilio.ts'

/** Street and numbers of a person's address: the constancia's parts where it is used, else the line that was typed, taken apart. */
export function domicilioPartidoDe({ usarDireccionCsf, domicilio, domicilioOCR }: DatosPersonales): DomicilioPartido {
  if (!usarDireccionCsf) return splitDomicilio(domicilio)
  const { tipoVialidad, nombreVialidad, numeroExterior, numeroInterior } = domicilioOCR
  const calle = [tipoVialidad, nombreVialidad].filter((text) => text !== '').join(' ')
  return { calle, numeroExterior, numeroInterior }
}

/** The same on one line, as it is stored. */
export function calleNumeroDe(datos: DatosPersonales): string {
  return datos.usarDireccionCsf ? joinDomicilio(domicilioPartidoDe(datos)) : datos.domicilio
}
