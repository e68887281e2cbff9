import type { DatosPersonalesEnCaptura } from '#domain/afiliacion/datos/datos-personales.ts'

/** The address on one line: "AVENIDA Convención de 1914 Sur 1204-B, Bosques del Prado Norte, 20126". */
export function domicilioTexto(datos: DatosPersonalesEnCaptura): string {
  const { cp, colonia, tipoVialidad, nombreVialidad, numeroExterior, numeroInterior, municipio, entidad } =
    datos.domicilioOCR ?? {}
  const inside = numeroInterior ? `int. ${numeroInterior}` : ''
  const csf = [tipoVialidad, nombreVialidad, numeroExterior, inside].filter(Boolean).join(' ')
  const street = datos.usarDireccionCsf ? csf : (datos.domicilio ?? '')
  return [street, colonia, cp, municipio, entidad].filter(Boolean).join(', ')
}
