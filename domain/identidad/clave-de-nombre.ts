import { foldText } from './normalize-text.ts'

/** A name as it stands in an address: "Auxiliar de afiliación" is "auxiliar-de-afiliacion". Only a-z, digits and hyphens. */
export function claveDeNombre(nombre: string): string {
  return foldText(nombre)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
